package jump61.table;

import java.util.List;
import java.util.stream.Stream;

/**
 * Features of a table that both players must want: the host offers them, and the guest agrees by taking the seat.
 *
 * @param help whether the program may help both players
 * @param watching whether others may watch
 */
public record Extras(boolean help, boolean watching) {
    /** No extras. */
    public static final Extras NONE = new Extras(false, false);

    /** All extras. */
    public static final Extras ALL = new Extras(true, true);

    /** Others may watch; nothing else is known. */
    static final Extras WATCHED = new Extras(false, true);

    private static final String HELP = "help";
    private static final String WATCHING = "watch";

    /** {@return the extras that are in both} */
    Extras and(Extras other) {
        return new Extras(help && other.help, watching && other.watching);
    }

    /** {@return the extras as words of a line, each after a space} */
    String text() {
        return (help ? " " + HELP : "") + (watching ? " " + WATCHING : "");
    }

    /** {@return the extras named by the words from an index on} Unknown words from later versions are ignored. */
    static Extras read(String[] words, int from) {
        List<String> named = Stream.of(words).skip(from).toList();
        return new Extras(named.contains(HELP), named.contains(WATCHING));
    }
}
