package jump61.table;

import java.io.Closeable;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;

/** Where a table may be while its line is broken: where the network last heard of it, and where it was before. */
final class Whereabouts implements Closeable {
    /** The time between two looks. */
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

    /** {@return the places, the likeliest first} */
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
