package jump61.table;

import java.util.List;
import java.util.stream.Stream;

/**
 * What is possible at a table only if both want it: the host offers it, and the guest agrees by taking the place.
 *
 * @param help whether the program may help both players
 * @param watching whether others may watch
 */
public record Extras(boolean help, boolean watching) {
    /** Nothing. */
    public static final Extras NONE = new Extras(false, false);

    /** All there is. */
    public static final Extras ALL = new Extras(true, true);

    /** Others may watch; no more is known. */
    static final Extras WATCHED = new Extras(false, true);

    private static final String HELP = "help";
    private static final String WATCHING = "watch";

    /** {@return what both want} */
    Extras and(Extras other) {
        return new Extras(help && other.help, watching && other.watching);
    }

    /** {@return the words in a line, each after a space} */
    String text() {
        return (help ? " " + HELP : "") + (watching ? " " + WATCHING : "");
    }

    /** {@return what is named by the words from an index on} Later versions may have more words. */
    static Extras read(String[] words, int from) {
        List<String> named = Stream.of(words).skip(from).toList();
        return new Extras(named.contains(HELP), named.contains(WATCHING));
    }
}
