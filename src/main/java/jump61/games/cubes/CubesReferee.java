package jump61.games.cubes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import jump61.engine.WinProver;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.TacticalState;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.Referee;
import jump61.puzzle.Ruling;

/** Judges moves in wins and holds of Jump61 by proving forced wins. */
final class CubesReferee extends Referee {
    private static final long NODES = 300_000;
    /** The number of additional moves that a win may take and still count as a slower win. */
    private static final int MOVES_TO_SPARE = 2;
    /** Rank of a reply that cannot be refuted. */
    private static final int HOLDS = 1000;

    CubesReferee(Puzzle puzzle) {
        super(puzzle);
    }

    private static WinProver prover(Position position) {
        return new WinProver((TacticalState) position.game().searchState(position), NODES);
    }

    private static int plies(int moves) {
        return 2 * moves - 1;
    }

    @Override
    protected boolean keepsGoal(Position position, Move move, int left) {
        return prover(position).winAfter(code(position, move), plies(left)) > 0;
    }

    private static int code(Position position, Move move) {
        return position.game().searchState(position).encode(move);
    }

    @Override
    protected Move resist(Position position, int left) {
        return position.legalMoves().stream()
                .max(Comparator.comparingInt(reply -> resistance(position, reply, left)))
                .orElseThrow();
    }

    /** {@return by how many plies a reply delays the win; {@link #HOLDS} if it escapes, and twice that if it wins} */
    private int resistance(Position position, Move reply, int left) {
        Position after = position.play(reply).after();
        if (after.result().isPresent()) {
            return 2 * HOLDS;
        }
        int plies = left < 1 ? 0 : prover(after).distance(plies(left));
        return plies > 0 ? plies : HOLDS;
    }

    @Override
    protected Ruling refute(Position position, Move move, int left) {
        Position after = position.play(move).after();
        WinProver prover = prover(after);
        int plies = prover.distance(CubesFinder.HOLDS_FOR - 1);
        if (plies > 0) {
            return new Ruling(Ruling.Verdict.LOSES, decode(after, prover.line(plies)));
        }
        boolean winsLater = puzzle.kind().equals(PuzzleKind.FASTEST)
                && prover(position).winAfter(code(position, move), plies(left + MOVES_TO_SPARE)) > 0;
        return new Ruling(
                winsLater ? Ruling.Verdict.TOO_SLOW : Ruling.Verdict.MISSES, List.of(escape(after, left - 1)));
    }

    /** {@return a reply after which the win takes too long; if there are several, the one that delays it most} */
    private Move escape(Position position, int left) {
        Move best = best(position);
        int bestEscape = resistance(position, best, left);
        return bestEscape >= HOLDS ? best : resist(position, left);
    }

    private static List<Move> decode(Position position, int[] line) {
        TacticalState state = (TacticalState) position.game().searchState(position);
        List<Move> moves = new ArrayList<>();
        for (int move : line) {
            moves.add(state.decode(move));
        }
        return moves;
    }
}
