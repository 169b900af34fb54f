package jump61.tournament;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;

/**
 * The console dialect of a course year, for talking to an external Jump61 program. Its prompts appear at the start of
 * output lines, because the line breaks that a person would type are missing.
 */
enum ProgramDialect {
    COURSE_2014("(?:.*> ?)?\\s*(?:Red|Blue) moves (\\d+) (\\d+)\\.\\s*", "clear", "start"),
    COURSE_2021("(?:.*> ?)?\\s*\\* (\\d+) (\\d+)\\.\\s*", "new", null);

    private final Pattern move;
    private final String clear;
    private final String start;

    ProgramDialect(String move, String clear, String start) {
        this.move = Pattern.compile(move);
        this.clear = clear;
        this.start = start;
    }

    /**
     * Checks that external programs play this game on a board of this size.
     *
     * @throws IllegalArgumentException if they do not; the message is one clear line
     */
    static void requireKnown(Game game, BoardSize size) {
        if (!game.equals(CubesGame.INSTANCE)) {
            throw new IllegalArgumentException("other programs play Jump61 only");
        }
        if (!size.isSquare() || !CubesGame.COURSE_SIZES.contains(size)) {
            throw new IllegalArgumentException("other programs play on square boards of 2 to 10 only");
        }
    }

    /** {@return the commands that make the program play {@code side} from {@code position}} */
    List<String> beginning(CubesPosition position, Side side) {
        Stream<String> setUp = Stream.of(
                "manual red", "manual blue", clear, "size " + position.size().rows());
        Stream<String> squares = Stream.iterate(0, square -> square + 1)
                .limit(position.size().squares())
                .map(position::move)
                .flatMap(at -> set(position, at).stream());
        Stream<String> play = Stream.of("manual " + colour(side.opponent()), "auto " + colour(side));
        return Stream.of(setUp, squares, play, Stream.ofNullable(start))
                .flatMap(part -> part)
                .toList();
    }

    /** {@return the command that enters the opponent's move} */
    String tell(CubesMove opponents) {
        return opponents.row() + " " + opponents.column();
    }

    /** {@return the move in a line of output; empty if it has none} */
    Optional<CubesMove> read(String line) {
        Matcher matcher = move.matcher(line);
        return matcher.matches()
                ? Optional.of(new CubesMove(number(matcher.group(1)), number(matcher.group(2))))
                : Optional.empty();
    }

    private static Optional<String> set(CubesPosition position, CubesMove at) {
        return position.owner(at)
                .map(owner -> String.format(
                        Locale.ROOT,
                        "set %d %d %d %s",
                        at.row(),
                        at.column(),
                        position.spots(at),
                        colour(owner).charAt(0)));
    }

    private static String colour(Side side) {
        return CubesGame.INSTANCE.colour(side).id();
    }

    private static int number(String digits) {
        return digits.length() > 3 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }
}
