package jump61.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.RefusedException;

/**
 * Puzzles of one game as text: a line {@code Jump61 puzzles 1}, a line {@code Game: ID}, then one puzzle per line: the
 * letter of its kind with the number of moves, rating, answer and position, separated by tabs, with moves and positions
 * as in game files. Lines that start with {@code #} are comments. A puzzle's id contains its number in the file, so new
 * puzzles may only be appended.
 */
public final class PuzzleFile {
    static final String HEADER = "Jump61 puzzles 1";
    static final String GAME = "Game: ";
    /** The beginning of a comment line. */
    public static final String COMMENT = "#";

    private static final String SEPARATOR = "\t";
    private static final int FIELDS = 4;

    private PuzzleFile() {}

    /**
     * Parses a whole file.
     *
     * @throws IllegalArgumentException if it is not a puzzle file, or a line is wrong; the message is one clear line
     */
    public static List<Puzzle> read(List<String> lines) {
        Game game = game(lines);
        List<String> puzzles = puzzles(lines);
        return IntStream.rangeClosed(1, puzzles.size())
                .mapToObj(number -> puzzle(game, number, puzzles.get(number - 1)))
                .toList();
    }

    /**
     * Parses one puzzle of a file.
     *
     * @param number its number in the file, from 1
     * @throws IllegalArgumentException if it is not a puzzle file, or the puzzle's line is wrong; the message is one clear
     *     line
     */
    static Puzzle read(List<String> lines, int number) {
        return puzzle(game(lines), number, puzzles(lines).get(number - 1));
    }

    /** {@return the lines with puzzles} */
    private static List<String> puzzles(List<String> lines) {
        return lines.stream()
                .skip(2)
                .filter(line -> !line.isBlank() && !line.startsWith(COMMENT))
                .toList();
    }

    private static Puzzle puzzle(Game game, int number, String line) {
        return read(game, game.id() + "-" + number, line)
                .orElseThrow(() -> new IllegalArgumentException("not a puzzle of " + game.id() + ": " + line));
    }

    /** {@return the first lines of a file} */
    public static List<String> beginning(Game game) {
        return List.of(HEADER, GAME + game.id());
    }

    private static Game game(List<String> lines) {
        if (lines.size() < 2 || !lines.get(0).equals(HEADER) || !lines.get(1).startsWith(GAME)) {
            throw new IllegalArgumentException("this is no file of puzzles");
        }
        String id = lines.get(1).substring(GAME.length()).strip();
        return Games.byId(id).orElseThrow(() -> new IllegalArgumentException("there is no game \"" + id + "\""));
    }

    /** {@return a task with its rating as a line} */
    public static String write(Task task, int rating) {
        return String.join(
                SEPARATOR,
                task.kind().letter() + Integer.toString(task.moves()),
                Integer.toString(rating),
                task.answer().notation(),
                task.position().notation());
    }

    /** {@return the puzzle on a line; empty if the line is not a puzzle} */
    static Optional<Puzzle> read(Game game, String id, String line) {
        String[] fields = line.split(SEPARATOR, -1);
        if (fields.length != FIELDS || !fields[0].matches("[a-z]\\d{1,2}") || !fields[1].matches("\\d{1,4}")) {
            return Optional.empty();
        }
        try {
            var position = game.parsePosition(fields[3]);
            var answer = game.parseMove(fields[2]);
            int moves = Integer.parseInt(fields[0].substring(1));
            int rating = Integer.parseInt(fields[1]);
            return PuzzleGames.kinds(game).stream()
                    .filter(kind -> kind.letter() == fields[0].charAt(0))
                    .findFirst()
                    .filter(kind -> position.refusal(answer).isEmpty())
                    .map(kind -> new Puzzle(id, kind, moves, position, answer, rating));
        } catch (RefusedException notThisGame) {
            return Optional.empty();
        }
    }
}
