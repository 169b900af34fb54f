package jump61.puzzle;

import java.util.List;
import java.util.Optional;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.TacticalState;

/**
 * Rules on the moves that somebody tries in one puzzle, and answers them with the strongest resistance. A ruling may take a
 * moment. It depends on the position alone, so the same moves are always answered alike.
 */
public abstract class Referee {
    private static final long NODES_FOR_A_REPLY = 40_000;

    final Puzzle puzzle;
    private final Engine engine = new Engine();

    Referee(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    /** {@return a referee for this puzzle} */
    public static Referee of(Puzzle puzzle) {
        Position start = puzzle.position();
        if (start.game().solution().isPresent()) {
            return new SolvedReferee(puzzle);
        }
        return start.game().searchState(start) instanceof TacticalState
                ? new WinReferee(puzzle)
                : new CheckersReferee(puzzle);
    }

    /**
     * {@return what becomes of a legal move}
     *
     * @param position a position of the puzzle with the solver to move
     * @param made how many right moves led there
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
        if (!puzzle.kind().isPlayedOut() || after.result().isPresent() || isReached(position, after)) {
            return new Ruling(Ruling.Verdict.SOLVED, List.of());
        }
        Move reply = resist(after, left - 1);
        boolean over = left == 1 || after.play(reply).after().result().isPresent();
        return new Ruling(over ? Ruling.Verdict.SOLVED : Ruling.Verdict.RIGHT, List.of(reply));
    }

    /** {@return a right move of the solver; see {@link #rule} for the parameters} */
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

    /** A goal that is reached sooner is as good, unless it has to last. */
    int fewestMoves(int left) {
        return 1;
    }

    /** {@return whether the goal can still be forced by this move and so many moves of the solver, this one included} */
    abstract boolean keepsGoal(Position position, Move move, int left);

    /** {@return whether a right move has reached the goal, though the game goes on} */
    boolean isReached(Position before, Position after) {
        return false;
    }

    /** {@return the opponent's answer to a right move that makes it hardest to reach the goal in so many more moves} */
    abstract Move resist(Position position, int left);

    /** {@return the ruling on a wrong move that does not end the game} */
    abstract Ruling refute(Position position, Move move, int left);

    /** {@return a good move where nothing special is known} */
    final Move best(Position position) {
        return engine.search(position, Limits.nodes(NODES_FOR_A_REPLY), SearchMonitor.NONE)
                .best()
                .orElseThrow();
    }

    final Side solver() {
        return puzzle.position().toMove();
    }
}
