package jump61.puzzle;

import java.util.Optional;
import jump61.game.Game;
import jump61.game.RefusedException;

/**
 * A puzzle on one line of a puzzle file: kind, moves, rating, answer and position, separated by tabs. Moves and
 * positions are written as in game files.
 */
final class PuzzleLine {
    private static final String SEPARATOR = "\t";
    private static final int FIELDS = 4;

    private PuzzleLine() {}

    static String write(Task task, int rating) {
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
