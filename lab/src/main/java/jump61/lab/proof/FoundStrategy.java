package jump61.lab.proof;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;
import jump61.solver.Images;
import jump61.solver.Strategy;

/**
 * A strategy in memory.
 *
 * @param wins the winner's moves, by {@linkplain Position#canonical canonical} position
 */
public record FoundStrategy(
        Position start, Side winner, int longest, int leftOut, int listedPlies, Map<Position, ProvenWin> wins)
        implements Strategy {
    public FoundStrategy {
        wins = Collections.unmodifiableMap(wins);
    }

    /** Creates a strategy that leaves out only short wins. */
    FoundStrategy(Position start, Side winner, int longest, int leftOut, Map<Position, ProvenWin> wins) {
        this(start, winner, longest, leftOut, ALL_PLIES, wins);
    }

    @Override
    public int size() {
        return wins.size();
    }

    @Override
    public Optional<ProvenWin> find(Position position) {
        Position canonical = position.canonical();
        return Optional.ofNullable(wins.get(canonical)).map(win -> Images.win(win, canonical, position));
    }
}
