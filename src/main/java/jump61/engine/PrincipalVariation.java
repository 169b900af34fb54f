package jump61.engine;

import java.util.Arrays;

/** The best line found from each ply of the current path. */
final class PrincipalVariation {
    private final int[][] lines;
    private final int[] lengths;

    PrincipalVariation(int plies) {
        lines = new int[plies][];
        for (int ply = 0; ply < plies; ply++) {
            lines[ply] = new int[plies - ply];
        }
        lengths = new int[plies];
    }

    void clear(int ply) {
        lengths[ply] = 0;
    }

    void set(int ply, int move) {
        lines[ply][0] = move;
        lengths[ply] = 1;
    }

    /** Records that the best line from {@code ply} is {@code move}, followed by the best line after it. */
    void extend(int ply, int move) {
        int rest = lengths[ply + 1];
        lines[ply][0] = move;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, rest);
        lengths[ply] = rest + 1;
    }

    /** {@return {@code move}, followed by the line from {@code ply}} */
    int[] from(int ply, int move) {
        int[] whole = new int[lengths[ply] + 1];
        whole[0] = move;
        System.arraycopy(lines[ply], 0, whole, 1, lengths[ply]);
        return Arrays.copyOf(whole, whole.length);
    }
}
