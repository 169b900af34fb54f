package jump61.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.SearchState;

/**
 * Plays like an inexperienced person. It looks at one place of the board each turn, that of the last move if known. The
 * more effort it takes to see from there what a move does, the more likely that move is overlooked, including its own
 * winning moves and the opponent's replies; where effects are hard to see, replies that end the game are noticed more
 * easily. Among the moves it sees, it does not always choose the best: the more a move loses, the less often it is
 * chosen.
 *
 * <p>It looks a few plies ahead and evaluates positions as they are, without quiescence search, and {@linkplain
 * SearchState#untrained with less knowledge}.
 */
final class Handicap {
    private static final double TWO_TO_53 = 1L << 53;

    /** A move that is this many temperatures worse is chosen once in nine million times. */
    private static final int TEMPERATURES_TO_HOPELESS = 16;

    /** A reply that ends the game takes this share of the effort. */
    private static final double EFFORT_OF_AN_END = 0.3;

    /** The least score of a win by the next move, whoever has to make it. */
    private static final int WIN_AT_ONCE = Score.WIN - 2;

    private static final Comparator<RootMove> BEST_FIRST = Comparator.comparingInt(move -> -move.score);

    private final SearchState state;
    private final Skill skill;
    private final long seed;
    private final Budget budget;
    private final SplittableRandom random;
    private final int[] moves;
    /** The last best move at each ply; it is tried first, since it is often the best again. */
    private final int[] replies;
    /** The {@link SearchState#effort} at which only one of e moves is seen. */
    private final double reach;
    /** By how much a move must be worse than the best to be chosen e times less often. */
    private final double temperature;
    /** By how much a move must be worse than the best not to be chosen even once in a lifetime. */
    private final int hopeless;

    /** The move whose place is looked at; negative for any place. */
    private int attention;

    /** Plays from the position of {@code root}. A person looks at what the opponent has just done. */
    Handicap(SearchState root, Optional<Move> last, Level level, long seed, Budget budget) {
        this.state = root.untrained();
        this.skill = Skill.of(level);
        this.seed = seed;
        this.budget = budget;
        this.random = new SplittableRandom(seed ^ root.hash());
        double ease = root.ease(level);
        this.temperature = skill.temperature() / ease;
        this.reach = skill.attention() * ease;
        this.hopeless = (int) Math.ceil(TEMPERATURES_TO_HOPELESS * temperature);
        this.attention = last.map(root::encode).orElse(-1);
        this.moves = new int[root.maxMoves() * (skill.depth() + 1)];
        this.replies = new int[skill.depth() + 1];
        Arrays.fill(replies, -1);
    }

    /** {@return all legal moves: first the chosen one, then the others, best-looking first} */
    List<RootMove> moves() {
        int count = state.legalMoves(moves, 0);
        List<RootMove> judged = new ArrayList<>();
        if (count > 0 && attention < 0) {
            attention = moves[random.nextInt(count)];
        }
        for (int i = 0; i < count; i++) {
            judged.add(new RootMove(moves[i]));
        }
        List<RootMove> overlooked = new ArrayList<>();
        int best = -Search.INFINITE;
        int worst = Search.INFINITE;
        for (RootMove move : promisingFirst(judged, count)) {
            if (sees(move.move, 1)) {
                move.score = look(move.move, best - hopeless, count);
                best = Math.max(best, move.score);
                worst = Math.min(worst, move.score);
            } else {
                overlooked.add(move);
            }
        }
        for (RootMove move : overlooked) {
            // A player who considers replies avoids moves whose effect is unknown.
            boolean avoided = state.hidesEffects() && skill.depth() > 1;
            move.score = avoided ? Math.min(state.evaluate(), worst) : state.evaluate();
        }
        judged.sort(BEST_FIRST);
        if (count > 0) {
            judged.add(0, judged.remove(choose(judged)));
        }
        return judged;
    }

    /** Orders the moves only to save time: the sooner good ones are known, the less the others cost. */
    private List<RootMove> promisingFirst(List<RootMove> legal, int count) {
        if (skill.depth() == 1) {
            return legal;
        }
        for (RootMove move : legal) {
            state.play(move.move);
            move.score = -value(0, -Search.INFINITE, Search.INFINITE, 1, count);
            state.undo();
        }
        return legal.stream().sorted(BEST_FIRST).toList();
    }

    /**
     * {@return the index of the chosen move; the more points a move loses, the less often it is chosen} A player who sees
     * an immediate win does not look for a later one.
     */
    private int choose(List<RootMove> bestFirst) {
        int best = bestFirst.get(0).score;
        if (best >= WIN_AT_ONCE) {
            return 0;
        }
        double[] weights = bestFirst.stream()
                .mapToDouble(move -> Math.exp((move.score - best) / temperature))
                .toArray();
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        double left = random.nextDouble() * sum;
        int at = 0;
        while (at < weights.length - 1 && left >= weights[at]) {
            left -= weights[at];
            at++;
        }
        return at;
    }

    /** {@return the score of a move, or a bound if it is at most {@code alpha}} */
    private int look(int move, int alpha, int from) {
        state.play(move);
        int score = -value(skill.depth() - 1, -Search.INFINITE, -alpha, 1, from);
        state.undo();
        return score;
    }

    private int value(int depth, int alpha, int beta, int ply, int from) {
        int outcome = state.outcome();
        if (outcome != SearchState.OPEN) {
            return outcome * (Score.WIN - ply);
        }
        if (depth == 0 || budget.spend()) {
            return state.evaluate();
        }
        int to = state.legalMoves(moves, from);
        bringForward(replies[ply], from, to);
        int best = -Search.INFINITE;
        for (int i = from; i < to && best < beta; i++) {
            if (seesReply(moves[i])) {
                state.play(moves[i]);
                int score = -value(depth - 1, -beta, -Math.max(alpha, best), ply + 1, to);
                state.undo();
                if (score > best) {
                    best = score;
                    replies[ply] = moves[i];
                }
            }
        }
        return best == -Search.INFINITE ? state.evaluate() : best;
    }

    /** Puts a move, if it is legal, first among the moves from one index to another. */
    private void bringForward(int move, int from, int to) {
        for (int i = from; i < to; i++) {
            if (moves[i] == move) {
                moves[i] = moves[from];
                moves[from] = move;
                return;
            }
        }
    }

    private boolean seesReply(int move) {
        return sees(move, state.hidesEffects() && ends(move) ? EFFORT_OF_AN_END : 1);
    }

    private boolean ends(int move) {
        state.play(move);
        boolean ends = state.outcome() != SearchState.OPEN;
        state.undo();
        return ends;
    }

    /** {@return whether a move is seen; within a turn, the same move in the same position is always or never seen} */
    private boolean sees(int move, double shareOfEffort) {
        double effort = shareOfEffort * state.effort(move, attention);
        if (effort == 0) {
            return true;
        }
        long mixed = (seed ^ state.hash() ^ move * 0x9E3779B97F4A7C15L) * 0xD6E8FEB86659FD93L;
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
        return (mixed >>> 11) / TWO_TO_53 < Math.exp(-effort / reach);
    }
}
