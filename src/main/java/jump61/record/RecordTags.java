package jump61.record;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.game.Colour;
import jump61.game.Games;
import jump61.game.Side;

/** The tags of a record that have a meaning to the program. */
final class RecordTags {
    static final String GAME = "Game";
    static final String SIZE = "Size";
    static final String START = "Start";
    static final String RESULT = "Result";

    /** The known tags. The tags of the sides are named after their colours, in every game. */
    private static final Set<String> KNOWN = Stream.concat(
                    Stream.of(GAME, SIZE, START, RESULT),
                    Games.all().stream()
                            .flatMap(game -> Stream.of(Side.values()).map(game::colour))
                            .flatMap(colour -> Stream.of(colour.title(), nameOf(colour))))
            .collect(Collectors.toUnmodifiableSet());

    private RecordTags() {}

    /** {@return the tag for the name of the person who plays a colour; older versions preserve it} */
    static String nameOf(Colour colour) {
        return colour.title() + "Name";
    }

    static boolean isKnown(String name) {
        return KNOWN.contains(name);
    }

    /** Puts a value on one line: wherever it came from, it must not break the line structure of the file. */
    static String onOneLine(String value) {
        return value.replaceAll("\\p{Cntrl}+", " ").strip();
    }
}
