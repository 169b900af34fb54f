package jump61.table;

import java.io.Closeable;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The places where a table may be while the connection to it is broken: where it was last announced, and where it was
 * before.
 */
final class Whereabouts implements Closeable {
    /** The time between two attempts, in milliseconds. */
    static final int PAUSE_MILLIS = 1_000;

    private final String id;
    private final TableCode before;
    private final Finder finder;

    Whereabouts(String id, TableCode before) {
        this.id = id;
        this.before = before;
        finder = finder();
    }

    private static Finder finder() {
        try {
            return new Finder(tables -> {});
        } catch (IOException cannotListen) {
            return null;
        }
    }

    /** {@return the places, the most likely first} */
    Set<TableCode> places() {
        Set<TableCode> places = new LinkedHashSet<>();
        TableCode heard = finder == null ? null : finder.where(id);
        if (heard != null) {
            places.add(heard);
        }
        places.add(before);
        return places;
    }

    @Override
    public void close() {
        if (finder != null) {
            finder.close();
        }
    }
}
