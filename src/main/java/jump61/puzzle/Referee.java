package jump61.puzzle;

import java.util.List;
import java.util.Optional;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/**
 * Judges the moves tried in one puzzle, and answers them with the strongest resistance. A ruling may take a moment. It
 * depends on the position alone, so the same moves always receive the same answers.
 */
public abstract class Referee {
    private static final long NODES_FOR_A_REPLY = 40_000;

    protected final Puzzle puzzle;
    private final Engine engine = new Engine();

    protected Referee(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    /** {@return a referee for this puzzle} */
    public static Referee of(Puzzle puzzle) {
        return PuzzleGames.of(puzzle.position().game()).orElseThrow().referee(puzzle);
    }

    /**
     * Judges a legal move.
     *
     * @param position a position of the puzzle with the solver to move
     * @param move a legal move
     * @param made number of correct moves that led to the position
     * @return the ruling
     */
    public final Ruling rule(Position position, Move move, int made) {
        int left = puzzle.moves() - made;
        boolean right = made == 0 ? move.equals(puzzle.answer()) : keepsGoal(position, move, left);
        Position after = position.play(move).after();
        if (!right) {
            return after.result().isPresent()
                    ? new Ruling(Ruling.Verdict.LOSES, List.of())
                    : refute(position, move, left);
        }
        if (!puzzle.kind().playedOut() || after.result().isPresent() || isReached(position, after)) {
            return new Ruling(Ruling.Verdict.SOLVED, List.of());
        }
        Move reply = resist(after, left - 1);
        boolean over = left == 1 || after.play(reply).after().result().isPresent();
        return new Ruling(over ? Ruling.Verdict.SOLVED : Ruling.Verdict.RIGHT, List.of(reply));
    }

    /** {@return a correct move for the solver; see {@link #rule} for the parameters} */
    public final Move rightMove(Position position, int made) {
        if (made == 0) {
            return puzzle.answer();
        }
        int left = puzzle.moves() - made;
        for (int moves = fewestMoves(left); moves <= left; moves++) {
            int within = moves;
            Optional<Move> move = position.legalMoves().stream()
                    .filter(any -> keepsGoal(position, any, within))
                    .findFirst();
            if (move.isPresent()) {
                return move.get();
            }
        }
        return best(position);
    }

    /**
     * {@return the smallest number of the moves left within which to look for the goal} Reaching a goal sooner is fine,
     * unless it has to last.
     */
    protected int fewestMoves(int left) {
        return 1;
    }

    /** {@return whether this move still forces the goal within the moves left, this one included} */
    protected abstract boolean keepsGoal(Position position, Move move, int left);

    /** {@return whether a correct move has reached the goal although the game is not over} */
    protected boolean isReached(Position before, Position after) {
        return false;
    }

    /** {@return the opponent's reply to a correct move that makes the goal hardest to reach with the moves left} */
    protected abstract Move resist(Position position, int left);

    /** {@return the ruling on a wrong move that does not end the game} */
    protected abstract Ruling refute(Position position, Move move, int left);

    /** {@return a good move where nothing has been proved} */
    protected final Move best(Position position) {
        return engine.search(position, Limits.nodes(NODES_FOR_A_REPLY), SearchMonitor.NONE)
                .best()
                .orElseThrow();
    }

    protected final Side solver() {
        return puzzle.position().toMove();
    }
}
