package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningsTest {
    @ParameterizedTest
    @ValueSource(strings = {"jump61", "sim", "checkers"})
    void everyGameHasOpeningsWithoutAnEndInSightAndNoTwoAlike(String name) {
        Game game = Games.byId(name).orElseThrow();
        List<Position> openings = Openings.random(game, game.sizes().usualSize(), 4, 20, 1);
        assertEquals(20, new HashSet<>(openings).size());
        for (Position opening : openings) {
            var score = new Engine()
                    .search(opening, Limits.depth(4), SearchMonitor.NONE)
                    .score();
            assertTrue(!score.isWin() && !score.isLoss() || score.distance() > 4, opening::notation);
        }
    }
}
