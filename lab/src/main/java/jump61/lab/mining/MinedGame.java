package jump61.lab.mining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import jump61.engine.Engine;
import jump61.engine.SearchMonitor;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;

/** A game played to find puzzles in: either two levels after a random beginning, or random moves throughout. */
final class MinedGame {
    private static final int RANDOM_IN_100 = 25;
    private static final int LONGEST_BEGINNING = 12;
    private static final Level STRONGEST = Level.CLUB;

    private MinedGame() {}

    /** {@return the positions of a game, without the start; the same seed gives the same game} */
    static List<Position> play(Game game, BoardSize size, long seed) {
        var random = new SplittableRandom(seed);
        boolean allRandom = random.nextInt(100) < RANDOM_IN_100;
        int beginning = allRandom ? Integer.MAX_VALUE : random.nextInt(2, LONGEST_BEGINNING);
        Level[] levels = {level(random), level(random)};
        Engine engine = new Engine();
        List<Position> positions = new ArrayList<>();
        Position position = game.start(size);
        Optional<Move> last = Optional.empty();
        while (position.result().isEmpty()) {
            int ply = positions.size();
            Move move = ply < beginning
                    ? anyMove(position, random)
                    : engine.play(position, last, levels[ply % 2], random.nextLong(), SearchMonitor.NONE)
                            .best()
                            .orElseThrow();
            position = position.play(move).after();
            last = Optional.of(move);
            positions.add(position);
        }
        return positions;
    }

    private static Level level(SplittableRandom random) {
        return Level.of(random.nextInt(1, STRONGEST.number() + 1));
    }

    private static Move anyMove(Position position, SplittableRandom random) {
        List<Move> moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }
}
