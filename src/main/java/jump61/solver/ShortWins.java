package jump61.solver;

import java.util.Arrays;
import java.util.Optional;
import jump61.engine.Engine;
import jump61.engine.ForcedWins;
import jump61.engine.ProofTable;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.SearchState;
import jump61.game.TacticalState;

/**
 * Finds wins so short that a strategy need not contain them, because the engine also finds them at full strength. It
 * remembers its results, which saves work on positions that come later in a win, or share moves with others.
 */
public class ShortWins {
    private static final int LONGEST = 9;
    /** Base-2 logarithm of the size of a memory. More makes hardly any difference, even for 100,000 positions. */
    private static final int MEMORY_BITS = 22;

    /** The same for a small memory. With fewer bits, it would not compare whole hashes. */
    private static final int SMALL_MEMORY_BITS = 16;

    private final SearchState state;
    private final Optional<ForcedWins> wins;

    /**
     * Starts at a position.
     *
     * @param memory the results on the same board so far
     */
    public ShortWins(Position position, ProofTable memory) {
        state = position.game().searchState(position);
        wins = state instanceof TacticalState tactical
                ? Optional.of(new ForcedWins(tactical, memory))
                : Optional.empty();
    }

    /** {@return an empty memory for wins that are so short that they hardly need one} */
    public static ProofTable smallMemory() {
        return new ProofTable(SMALL_MEMORY_BITS);
    }

    /** {@return an empty memory, for all threads that look for short wins on one board} */
    public static ProofTable memory() {
        return new ProofTable(MEMORY_BITS);
    }

    /** {@return the maximum length of a short win, in plies, on the board of this position} */
    public static int length(Position position) {
        return Math.min(LONGEST, Engine.findsWinsWithin(position));
    }

    /** {@return the shortest win of the side to move within this many plies; empty if there is none} */
    public Optional<ProvenWin> find(int plies) {
        return wins.map(forced -> proven(forced, plies)).orElseGet(() -> plies < 1 ? Optional.empty() : atOnce());
    }

    private Optional<ProvenWin> proven(ForcedWins forced, int plies) {
        int distance = forced.distance(plies);
        return distance == 0 ? Optional.empty() : Optional.of(new ProvenWin(state.decode(forced.winner()), distance));
    }

    private Optional<ProvenWin> atOnce() {
        int[] moves = new int[state.maxMoves()];
        int count = state.legalMoves(moves, 0);
        return Arrays.stream(moves, 0, count)
                .filter(this::wins)
                .mapToObj(move -> new ProvenWin(state.decode(move), 1))
                .findFirst();
    }

    private boolean wins(int move) {
        state.play(move);
        boolean wins = state.outcome() == SearchState.LOST;
        state.undo();
        return wins;
    }

    /** Moves to the position after a move. */
    public void play(Move move) {
        state.play(state.encode(move));
    }

    /** Returns to the position before the last move. */
    public void undo() {
        state.undo();
    }
}
