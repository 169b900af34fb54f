package jump61.tournament;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;

/** Distinct random openings in which a short search finds no forced win. */
public final class Openings {
    private static final int PLIES_CHECKED = 4;
    private static final int TRIES_FOR_EACH = 200;
    /** Number of failed attempts in a row after which the game is assumed to have no further openings. */
    private static final int MOST_MISSES = 2_000;

    private Openings() {}

    /** {@return up to {@code count} distinct positions after {@code plies} random moves; fewer if there are no more} */
    public static List<Position> random(Game game, BoardSize size, int plies, int count, long seed) {
        Random random = new Random(seed);
        Engine engine = new Engine();
        Set<Position> openings = new LinkedHashSet<>();
        int misses = 0;
        for (int tries = 0;
                openings.size() < count && tries < TRIES_FOR_EACH * count && misses < MOST_MISSES;
                tries++) {
            Position position = playedAtRandom(game.start(size), plies, random);
            boolean found = position.result().isEmpty() && !openings.contains(position) && isOpen(engine, position);
            misses = found ? 0 : misses + 1;
            if (found) {
                openings.add(position);
            }
        }
        return List.copyOf(openings);
    }

    /** Whether neither side has an obvious win. In a solved game every result is known, so only a quick win counts. */
    private static boolean isOpen(Engine engine, Position position) {
        var score = engine.search(position, Limits.depth(PLIES_CHECKED), SearchMonitor.NONE)
                .score();
        return !score.isWin() && !score.isLoss() || score.distance() > PLIES_CHECKED;
    }

    private static Position playedAtRandom(Position start, int plies, Random random) {
        Position position = start;
        for (int ply = 0; ply < plies && position.result().isEmpty(); ply++) {
            List<Move> moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return position;
    }
}
