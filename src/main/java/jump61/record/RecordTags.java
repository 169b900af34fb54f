package jump61.record;

import java.util.Set;
import jump61.game.Side;

/** The tags of a record that have a meaning of their own. */
final class RecordTags {
    static final String GAME = "Game";
    static final String SIZE = "Size";
    static final String START = "Start";
    static final String RESULT = "Result";

    private static final Set<String> KNOWN =
            Set.of(GAME, SIZE, START, RESULT, Side.RED.title(), Side.BLUE.title(), Side.WHITE.title());

    private RecordTags() {}

    static boolean isKnown(String name) {
        return KNOWN.contains(name);
    }

    /** A value must not break the line structure of the file, wherever it came from. */
    static String onOneLine(String value) {
        return value.replaceAll("\\p{Cntrl}+", " ").strip();
    }
}
