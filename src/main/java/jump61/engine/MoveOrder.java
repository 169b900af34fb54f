package jump61.engine;

import java.util.Arrays;

/**
 * Orders moves by their expected value, using the transposition table and the moves that caused cutoffs elsewhere in
 * the tree.
 */
final class MoveOrder {
    private static final int TABLE_MOVE = 1 << 30;
    private static final int KILLER = 1 << 28;
    private static final int HISTORY_LIMIT = 1 << 20;

    /** Number of entries in the history; moves with larger numbers share entries. */
    private static final int MOVES = 1 << 10;

    private final int[] killers;
    /** Indexed by side, then by move. */
    private final int[] history;

    MoveOrder(int plies) {
        killers = new int[2 * plies];
        history = new int[2 * MOVES];
        Arrays.fill(killers, -1);
    }

    /**
     * Rates the moves from {@code from} (inclusive) to {@code to} (exclusive). The game's own order has a small
     * influence.
     */
    void rate(int[] buffer, int[] ratings, int from, int to, int tableMove, int ply) {
        int side = (ply & 1) * MOVES;
        int first = killers[2 * ply];
        int second = killers[2 * ply + 1];
        for (int i = from; i < to; i++) {
            int move = buffer[i];
            if (move == tableMove) {
                ratings[i] = TABLE_MOVE;
            } else if (move == first) {
                ratings[i] = KILLER + 1;
            } else if (move == second) {
                ratings[i] = KILLER;
            } else {
                ratings[i] = history[side | move & MOVES - 1] + to - i;
            }
        }
    }

    /**
     * Moves {@code move} to the front of the moves from {@code from} (inclusive) to {@code to} (exclusive).
     *
     * @return whether it is among them
     */
    static boolean bringFirst(int move, int[] buffer, int from, int to) {
        for (int i = from; i < to; i++) {
            if (buffer[i] == move) {
                System.arraycopy(buffer, from, buffer, from + 1, i - from);
                buffer[from] = move;
                return true;
            }
        }
        return false;
    }

    /** Moves the best of the moves from {@code at} (inclusive) to {@code to} (exclusive) to {@code at}. */
    static void bringBest(int[] buffer, int[] ratings, int at, int to) {
        int best = at;
        for (int i = at + 1; i < to; i++) {
            if (ratings[i] > ratings[best]) {
                best = i;
            }
        }
        int move = buffer[best];
        int rating = ratings[best];
        buffer[best] = buffer[at];
        ratings[best] = ratings[at];
        buffer[at] = move;
        ratings[at] = rating;
    }

    /** Learns that {@code move} caused a cutoff, but not the moves tried before it, starting at {@code from}. */
    void learn(int[] buffer, int from, int at, int ply, int depth) {
        int move = buffer[at];
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        int side = (ply & 1) * MOVES;
        int weight = Math.min(depth * depth, 400);
        adjust(side | move & MOVES - 1, weight);
        for (int i = from; i < at; i++) {
            adjust(side | buffer[i] & MOVES - 1, -weight);
        }
    }

    private void adjust(int entry, int weight) {
        int value = history[entry];
        history[entry] = value + weight * 32 - value / 512 * Math.abs(weight) / 4;
        if (Math.abs(history[entry]) > HISTORY_LIMIT) {
            history[entry] /= 2;
        }
    }
}
