package jump61.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import jump61.game.SearchState;

/**
 * Plays like a person of little experience: looks a few plies ahead, misjudges what comes out by a little, and overlooks
 * the opponent's replies to some moves altogether. What is plain to see, a win at once, is not missed.
 */
final class Handicap {
    private final SearchState root;
    private final Level level;
    private final Search search;
    private final SplittableRandom random;

    Handicap(SearchState root, Level level, long seed, TranspositionTable table, Budget budget) {
        this.root = root.copy();
        this.level = level;
        this.search = new Search(root, table, budget);
        this.random = new SplittableRandom(seed ^ root.hash());
    }

    /** {@return all legal moves, the one that looks best first} */
    List<RootMove> moves() {
        int[] legal = new int[root.maxMoves()];
        int count = root.legalMoves(legal, 0);
        List<RootMove> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            RootMove move = new RootMove(legal[i]);
            judge(move);
            moves.add(move);
        }
        moves.sort(Comparator.comparingInt(move -> -move.score));
        return moves;
    }

    private void judge(RootMove move) {
        boolean overlooks = random.nextInt(100) < level.oversight();
        int depth = level.limits().depth();
        if (depth == 1 || overlooks) {
            move.score = atFirstSight(move.move);
        } else {
            lookAhead(move, depth);
        }
        Score score = new Score(move.score);
        if (!score.isWin() && !score.isLoss()) {
            move.score += misjudgement();
        }
    }

    private void lookAhead(RootMove move, int depth) {
        try {
            move.score = search.rootMove(move.move, depth, -Search.INFINITE, Search.INFINITE);
            move.line = search.lineAfter(move.move);
        } catch (Search.Stopped stopped) {
            move.score = atFirstSight(move.move);
        }
    }

    private int atFirstSight(int move) {
        root.play(move);
        int outcome = root.outcome();
        int score = outcome == SearchState.OPEN ? -root.evaluate() : -outcome * (Score.WIN - 1);
        root.undo();
        return score;
    }

    /** Small errors are likelier than great ones. */
    private int misjudgement() {
        int noise = level.noise();
        return random.nextInt(-noise, noise + 1) + random.nextInt(-noise, noise + 1);
    }
}
