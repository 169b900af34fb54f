package jump61.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import jump61.engine.Engine;
import jump61.engine.Level;
import jump61.engine.SearchMonitor;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;

/**
 * Measures how many verdicts change when a review takes ten times as long, on moves drawn from games of the levels. A
 * developers' program: {@code ReviewStability GAME MOVES NODES SEED}; it tells each change, and the sum so far.
 */
public final class ReviewStability {
    private static final int TIMES = 10;
    private static final int LOWEST_LEVEL = 2;
    private static final int LEVELS = 5;

    private ReviewStability() {}

    /** Draws moves and prints. */
    public static void main(String[] arguments) {
        Game game = Games.byId(arguments[0]).orElseThrow();
        int moves = Integer.parseInt(arguments[1]);
        long nodes = Long.parseLong(arguments[2]);
        Random random = new Random(Long.parseLong(arguments[3]));
        int changed = 0;
        int crossed = 0;
        for (int i = 1; i <= moves; i++) {
            List<Turn> turns = play(game, random);
            List<Turn> one = List.of(turns.get(random.nextInt(turns.size())));
            MoveReview usual = review(one, nodes);
            MoveReview longer = review(one, TIMES * nodes);
            if (usual.verdict() != longer.verdict()) {
                changed++;
                crossed += usual.verdict().isLesson() != longer.verdict().isLesson() ? 1 : 0;
                System.out.printf(
                        Locale.ROOT,
                        "%s -> %s: %.3f to %.3f, then %.3f to %.3f%n",
                        usual.verdict().title(),
                        longer.verdict().title(),
                        usual.before(),
                        usual.after(),
                        longer.before(),
                        longer.after());
            }
            System.out.printf("%d of %d changed, %d of them to or from what is asked again%n", changed, i, crossed);
        }
    }

    private static MoveReview review(List<Turn> turns, long nodes) {
        return new Reviewer(ReviewLimits.of(nodes))
                .review(turns, ReviewMonitor.NONE)
                .moves()
                .get(0);
    }

    /** One game between two levels, each chosen at random. */
    private static List<Turn> play(Game game, Random random) {
        Level[] levels = {
            new Level(LOWEST_LEVEL + random.nextInt(LEVELS)), new Level(LOWEST_LEVEL + random.nextInt(LEVELS))
        };
        List<Turn> turns = new ArrayList<>();
        Position position = game.start(game.sizes().usual());
        while (position.result().isEmpty()) {
            Level level = levels[turns.size() % 2];
            Move move = new Engine()
                    .play(position, level, random.nextLong(), SearchMonitor.NONE)
                    .best()
                    .orElseThrow();
            turns.add(position.play(move));
            position = turns.get(turns.size() - 1).after();
        }
        return turns;
    }
}
