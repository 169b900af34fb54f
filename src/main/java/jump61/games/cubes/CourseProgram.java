package jump61.games.cubes;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.tournament.ProgramDialect;

/**
 * The console dialect of a course year, for talking to an external Jump61 program. The program's prompts appear at the
 * start of its output lines, because nobody types line breaks after them.
 */
abstract class CourseProgram implements ProgramDialect {
    private final String id;
    private final Pattern move;
    private final String clear;
    private final Optional<String> begin;

    /**
     * Creates a dialect.
     *
     * @param id its name as a player of a tournament
     * @param move the pattern of an output line with a move; its groups are row and column
     * @param clear the command that clears the board
     * @param begin the command that begins play; empty if a game is always in progress
     */
    CourseProgram(String id, String move, String clear, Optional<String> begin) {
        this.id = id;
        this.move = Pattern.compile(move);
        this.clear = clear;
        this.begin = begin;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public void requireToPlay(Game game, BoardSize size) {
        if (!game.equals(CubesGame.INSTANCE)) {
            throw new IllegalArgumentException("other programs play Jump61 only");
        }
        if (!size.isSquare() || !CubesGame.COURSE_SIZES.contains(size)) {
            throw new IllegalArgumentException("other programs play on square boards of 2 to 10 only");
        }
    }

    @Override
    public Position trial() {
        return CubesGame.INSTANCE.courseStart(CubesGame.COURSE_SIZES.usual());
    }

    @Override
    public List<String> beginning(Position start, Side side) {
        CubesPosition position = (CubesPosition) start;
        Stream<String> setUp = Stream.of(
                "manual red", "manual blue", clear, "size " + position.size().rows());
        Stream<String> squares = Stream.iterate(0, square -> square + 1)
                .limit(position.size().squares())
                .map(position::move)
                .flatMap(at -> set(position, at).stream());
        Stream<String> play = Stream.of("manual " + colour(side.opponent()), "auto " + colour(side));
        return Stream.of(setUp, squares, play, begin.stream())
                .flatMap(part -> part)
                .toList();
    }

    @Override
    public List<String> tell(Move opponents) {
        CubesMove move = (CubesMove) opponents;
        return List.of(move.row() + " " + move.column());
    }

    @Override
    public Optional<Move> read(Game game, String line) {
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
