package jump61.games.cubes;

import java.util.Arrays;

/**
 * The {@link Explosions} on a small board, found afresh for each position. There are so few that carrying them over
 * costs more than it saves (docs/performance.md).
 */
final class FreshExplosions extends Explosions {
    private static final int UNKNOWN = -1;

    private final OneWordState board;

    /** The best explosion by position, then by side, or {@link #UNKNOWN}. */
    private int[] best = new int[2 * CubesSearchState.POSITIONS];

    FreshExplosions(OneWordState board) {
        this.board = board;
        Arrays.fill(best, UNKNOWN);
    }

    @Override
    void reserve(int positions) {
        best = Arrays.copyOf(best, 2 * positions);
    }

    @Override
    void forget(int position) {
        best[2 * position] = UNKNOWN;
        best[2 * position + 1] = UNKNOWN;
    }

    @Override
    int best(int position, int side) {
        int at = 2 * position + side;
        if (best[at] == UNKNOWN) {
            best[at] = find(position * OneWordState.WORDS, position + side & 1);
        }
        return best[at];
    }

    /**
     * Plays one explosion after the other. A square that toppled in an earlier explosion is skipped, because it would
     * topple no other squares, unless that explosion left it critical again.
     *
     * @param at where the position begins on the stack
     * @param own 0 for the side to move, 1 for the other
     */
    private int find(int at, int own) {
        long[] stack = board.stack;
        long mine = stack[at + own];
        long foe = stack[at + 1 - own];
        long low = stack[at + OneWordState.LOW];
        long high = stack[at + OneWordState.HIGH];
        int owned = Long.bitCount(mine);
        int found = 0;
        for (long untried = mine & low & high; untried != 0; ) {
            long first = untried & -untried;
            long after = board.cascade(first, mine, low & ~first, high & ~first);
            int square = Long.numberOfTrailingZeros(first);
            int conquered = Long.bitCount(after) - owned;
            if (owned + conquered == board.squares()) {
                return rank(ALL, square);
            }
            found = Math.max(found, rank(conquered + Long.bitCount(after & foe), square));
            untried &= ~(first | board.settledToppled & ~(board.settledLow & board.settledHigh));
        }
        return found;
    }
}
