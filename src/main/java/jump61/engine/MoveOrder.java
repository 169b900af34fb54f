package jump61.engine;

import java.util.Arrays;

/**
 * Orders moves by their expected value, using the transposition table and the moves that caused cutoffs elsewhere in
 * the tree: at the same ply, anywhere, and as a reply to the same move.
 */
final class MoveOrder {
    private static final int TABLE_MOVE = 1 << 30;
    private static final int KILLER = 1 << 28;
    private static final int HISTORY_LIMIT = 1 << 20;
    /** At least the rating of every move that is put off, and less than all others. */
    private static final int PUT_OFF = -(1 << 28);
    /** How much lower a move that is put off is rated than the one before it. */
    private static final int PLACE = 4;

    /** Number of entries in the history; moves with larger numbers share entries. */
    private static final int MOVES = 1 << 10;

    /** A move whose history is above this has caused cutoffs often; below the negative, it has often failed to. */
    private static final int TELLING = 3_000;

    /** Number of moves that the history of replies distinguishes, a power of 2; moves with larger numbers share entries. */
    private static final int REPLIES = 1 << 7;

    /** Stands for a previous move that is unknown or not used. */
    static final int NO_MOVE = -1;
    /** Stands for a previous move that was a null move. */
    static final int PASS = REPLIES - 1;

    private final int[] killers;
    /** Indexed by side, then by move. */
    private final int[] history;
    /** Indexed by the previous move, then by side, then by move; created when the first reply is learned. */
    private int[] replies;

    MoveOrder(int plies) {
        killers = new int[2 * plies];
        history = new int[2 * MOVES];
        Arrays.fill(killers, -1);
    }

    /**
     * Rates the moves from {@code from} (inclusive) to {@code to} (exclusive). The game's own order has a small
     * influence.
     *
     * @param before the move that led to this position, {@link #PASS} or {@link #NO_MOVE}
     */
    void rate(int[] buffer, int[] ratings, int from, int to, int tableMove, int ply, int before) {
        int side = (ply & 1) * MOVES;
        int reply = replies == null ? NO_MOVE : firstReply(before, ply);
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
                int asReply = reply < 0 ? 0 : replies[reply | move & REPLIES - 1];
                ratings[i] = history[side | move & MOVES - 1] + asReply + to - i;
            }
        }
    }

    /** {@return the index where the replies to a move begin; negative if there are none} */
    private static int firstReply(int before, int ply) {
        return before < 0 ? NO_MOVE : ((before & REPLIES - 1) * 2 + (ply & 1)) * REPLIES;
    }

    /**
     * {@return 1 for a move that was tried in vain where others caused a cutoff, -1 for one that often caused a cutoff
     * itself, 0 if neither is clear}
     *
     * @param rating its rating
     */
    static int doubt(int rating) {
        if (isPutOff(rating)) {
            return rating % PLACE + 1;
        }
        if (rating > TELLING) {
            return -1;
        }
        return rating < -TELLING ? 1 : 0;
    }

    /**
     * {@return the rating that puts a move after all others}
     *
     * @param rating its rating among them
     * @param place its place among them, from 0
     */
    static int putOff(int rating, int place) {
        return PUT_OFF - place * PLACE + doubt(rating) - 1;
    }

    /** {@return the former place of a move that has been {@linkplain #putOff put off}} */
    static int place(int rating) {
        return (PUT_OFF - rating) / PLACE;
    }

    /** {@return whether this is the rating of a move that has been {@linkplain #putOff put off}} */
    static boolean isPutOff(int rating) {
        return rating <= PUT_OFF;
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

    /**
     * Learns that a move caused a cutoff, and that the moves tried before it, starting at {@code from}, did not.
     *
     * @param before the move that led to this position, {@link #PASS} or {@link #NO_MOVE}
     */
    void learn(int[] buffer, int from, int at, int ply, int depth, int before) {
        int move = buffer[at];
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        int weight = Math.min(depth * depth, 400);
        learn(history, (ply & 1) * MOVES, MOVES - 1, buffer, from, at, weight);
        int reply = firstReply(before, ply);
        if (reply >= 0) {
            replies = replies == null ? new int[2 * REPLIES * REPLIES] : replies;
            learn(replies, reply, REPLIES - 1, buffer, from, at, weight);
        }
    }

    /**
     * Adopts what another thread, which may go on learning, has learned: every value becomes the mean of both.
     */
    void meet(MoveOrder other) {
        mean(history, other.history);
        int[] theirs = other.replies;
        if (theirs != null) {
            replies = replies == null ? new int[theirs.length] : replies;
            mean(replies, theirs);
        }
    }

    private static void mean(int[] values, int[] theirs) {
        for (int i = 0; i < values.length; i++) {
            values[i] = (values[i] + theirs[i]) / 2;
        }
    }

    private static void learn(int[] values, int first, int mask, int[] buffer, int from, int at, int weight) {
        adjust(values, first | buffer[at] & mask, weight);
        for (int i = from; i < at; i++) {
            adjust(values, first | buffer[i] & mask, -weight);
        }
    }

    private static void adjust(int[] values, int entry, int weight) {
        int value = values[entry];
        values[entry] = value + weight * 32 - value / 512 * Math.abs(weight) / 4;
        if (Math.abs(values[entry]) > HISTORY_LIMIT) {
            values[entry] /= 2;
        }
    }
}
