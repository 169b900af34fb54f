package jump61.record;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.game.Colour;
import jump61.game.Games;
import jump61.game.Side;

/** The tags of a record that have a meaning of their own. */
final class RecordTags {
    static final String GAME = "Game";
    static final String SIZE = "Size";
    static final String START = "Start";
    static final String RESULT = "Result";

    /** The tags of the sides are named by their colours, in whatever game. */
    private static final Set<String> KNOWN = Stream.concat(
                    Stream.of(GAME, SIZE, START, RESULT),
                    Games.all().stream()
                            .flatMap(game -> Stream.of(Side.values()).map(game::colour))
                            .map(Colour::title))
            .collect(Collectors.toUnmodifiableSet());

    private RecordTags() {}

    static boolean isKnown(String name) {
        return KNOWN.contains(name);
    }

    /** A value must not break the line structure of the file, wherever it came from. */
    static String onOneLine(String value) {
        return value.replaceAll("\\p{Cntrl}+", " ").strip();
    }
}
