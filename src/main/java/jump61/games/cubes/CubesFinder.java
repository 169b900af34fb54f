package jump61.games.cubes;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import jump61.engine.SearchMonitor;
import jump61.engine.WinProver;
import jump61.game.Position;
import jump61.game.TacticalState;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.Task;
import jump61.puzzle.TaskFinder;

/** Finds wins and holds in Jump61 by complete proofs. */
final class CubesFinder implements TaskFinder {
    /** A move counts as losing if the opponent can then force a win within this many plies, the move included. */
    static final int HOLDS_FOR = 8;

    private static final int FEWEST_MOVES = 4;
    /** Maximum number of nodes per proof, by board size. Each node takes longer where there are more moves. */
    private static final int[] NODES_BY_SIZE = {
        0, 0, 50_000, 50_000, 50_000, 50_000, 25_000, 10_000, 6_000, 4_000, 3_000
    };
    /** Maximum depth of wins, in plies, by board size. Six moves by the winner are 11 plies. */
    private static final int[] DEEPEST_BY_SIZE = {0, 0, 11, 11, 11, 11, 9, 9, 7, 7, 7};

    private final SearchMonitor monitor;

    CubesFinder(BooleanSupplier cancelled) {
        monitor = SearchMonitor.until(cancelled);
    }

    @Override
    public Optional<Task> find(Position position) {
        TacticalState state = (TacticalState) position.game().searchState(position);
        int[] legal = new int[state.maxMoves()];
        int[] moves = Arrays.copyOf(legal, state.legalMoves(legal, 0));
        int edge = Math.max(position.size().rows(), position.size().columns());
        if (moves.length < FEWEST_MOVES || edge >= NODES_BY_SIZE.length) {
            return Optional.empty();
        }
        WinProver prover = new WinProver(state, NODES_BY_SIZE[edge], monitor);
        int plies = prover.distance(DEEPEST_BY_SIZE[edge]);
        if (plies == WinProver.UNKNOWN) {
            return Optional.empty();
        }
        return plies > 0 ? win(position, state, prover, moves, plies) : hold(position, state, prover, moves);
    }

    private static Optional<Task> win(
            Position position, TacticalState state, WinProver prover, int[] moves, int plies) {
        int[] winning = IntStream.of(moves)
                .filter(move -> prover.winAfter(move, plies) != 0)
                .limit(2)
                .toArray();
        if (winning.length != 1 || prover.winAfter(winning[0], plies) == WinProver.UNKNOWN) {
            return Optional.empty();
        }
        boolean othersLose = IntStream.of(moves)
                .filter(move -> move != winning[0])
                .allMatch(move -> prover.lossAfter(move, HOLDS_FOR) > 0);
        PuzzleKind kind = othersLose ? PuzzleKind.WIN : PuzzleKind.FASTEST;
        return Optional.of(new Task(kind, (plies + 1) / 2, position, state.decode(winning[0])));
    }

    private static Optional<Task> hold(Position position, TacticalState state, WinProver prover, int[] moves) {
        int[] holding = IntStream.of(moves)
                .filter(move -> prover.lossAfter(move, HOLDS_FOR) <= 0)
                .limit(2)
                .toArray();
        if (holding.length != 1 || prover.lossAfter(holding[0], HOLDS_FOR) == WinProver.UNKNOWN) {
            return Optional.empty();
        }
        return Optional.of(new Task(PuzzleKind.HOLD, 1, position, state.decode(holding[0])));
    }
}
