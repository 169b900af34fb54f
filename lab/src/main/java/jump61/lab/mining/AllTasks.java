package jump61.lab.mining;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.puzzle.Difficulty;
import jump61.puzzle.PuzzleFile;
import jump61.puzzle.PuzzleGames;
import jump61.puzzle.TaskFinder;

/** Finds every puzzle of a game that has few positions up to symmetry. */
public final class AllTasks {
    private AllTasks() {}

    /** {@return all puzzles of a game whose positions can all be enumerated, as lines of a puzzle file} */
    public static List<String> of(Game game) {
        TaskFinder finder = PuzzleGames.of(game)
                .orElseThrow(() -> new IllegalArgumentException("there are no puzzles of " + game.id()))
                .finder(() -> false);
        Difficulty difficulty = new Difficulty();
        List<String> lines = new ArrayList<>();
        Set<Position> seen = new HashSet<>();
        Deque<Position> waiting =
                new ArrayDeque<>(List.of(game.start(game.sizes().usualSize())));
        while (!waiting.isEmpty()) {
            Position position = waiting.remove();
            finder.find(position).ifPresent(task -> lines.add(PuzzleFile.write(task, difficulty.of(task))));
            for (Move move : position.legalMoves()) {
                Position after = position.play(move).after();
                if (after.result().isEmpty() && seen.add(finder.representative(after))) {
                    waiting.add(after);
                }
            }
        }
        return lines;
    }
}
