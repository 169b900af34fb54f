package jump61.games.checkers;

import java.util.Random;
import jump61.game.Move;
import jump61.game.SearchState;

/**
 * The opponent to measure the program against: plain alpha-beta to a fixed depth that counts nothing but the score,
 * tries jumps first and chooses at random among moves that look equally good.
 */
final class MaterialSearcher {
    private static final int WON = 10_000;

    private final int depth;
    private final Random random;
    private CheckersSearchState state;
    private int[] moves;
    private long nodes;

    MaterialSearcher(int depth, long seed) {
        this.depth = depth;
        this.random = new Random(seed);
    }

    /** {@return the move it plays in a position that is not over} */
    Move choose(CheckersPosition position) {
        state = new CheckersSearchState(position);
        moves = new int[state.maxMoves() * (depth + 1)];
        nodes = 0;
        int to = state.legalMoves(moves, 0);
        int best = -WON - 1;
        int bestMove = -1;
        int equals = 0;
        for (int i = 0; i < to; i++) {
            int move = moves[i];
            // One below the best, so that an equally good move is distinguished from a worse one.
            int score = after(move, depth - 1, -WON, -(best - 1), to);
            equals = score > best ? 1 : score == best ? equals + 1 : equals;
            if (score > best || score == best && random.nextInt(equals) == 0) {
                bestMove = move;
            }
            best = Math.max(best, score);
        }
        return state.decode(bestMove);
    }

    /** {@return how many positions it visited for its last choice} */
    long nodes() {
        return nodes;
    }

    private int after(int move, int left, int alpha, int beta, int from) {
        state.play(move);
        int score = -search(left, alpha, beta, from);
        state.undo();
        return score;
    }

    private int search(int left, int alpha, int beta, int from) {
        nodes++;
        int outcome = state.outcome();
        if (outcome != SearchState.OPEN) {
            // A win with more left to search is nearer.
            return outcome * (WON - depth + left);
        }
        if (left == 0) {
            return state.lead();
        }
        int to = state.legalMoves(moves, from);
        int best = -WON;
        for (int i = from; i < to && best < beta; i++) {
            best = Math.max(best, after(moves[i], left - 1, -beta, -Math.max(alpha, best), to));
        }
        return best;
    }
}
