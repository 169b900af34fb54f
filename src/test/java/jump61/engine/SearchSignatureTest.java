package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import jump61.game.Games;
import jump61.game.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The number of positions that the search visits: it changes whenever the search plays otherwise. Then measure its
 * strength ({@code jump61-lab}), and only then change the numbers.
 */
class SearchSignatureTest {
    private static final int TABLE_BITS = 20;

    /** Those of {@code jump61-lab bench}, which must have the same signature. */
    private static final List<Position> POSITIONS =
            """
            1- 1- 1- 1- / 1- 1- 1- 1- / 1- 1- 1- 1- / 1- 1- 1- 1-
            1r 2r 1- 1b 1- / 2r 3b 1- 1- 1b / 1- 1- 2r 1- 2b / 1- 1b 1- 3r 1- / 1b 1- 2r 1- 1r
            1- 1- 1- 1- 1- 1- / 1- 1- 1- 1- 1- 1- / 1- 1- 1- 1- 1- 1- / 1- 1- 1- 1- 1- 1- / 1- 1- 1- 1- 1- 1- / \
            1- 1- 1- 1- 1- 1-
            2r 1r 1- 1b 1- 2b / 1r 3r 2b 1- 3b 1- / 1- 2r 2r 1b 1- 1b / 1b 1- 3b 2r 2r 1- / 1- 3b 1- 2b 3r 1- / \
            2b 1- 1b 1- 1- 2r
            2r 3r 2r 3b 2b 2b / 3r 4r 3r 1b 4b 3b / 2r 2b 4r 3b 3b 2b / 3b 4b 2r 3r 2b 1b / 2r 3r 4r 3b 2r 3r / \
            1r 2r 3r 2b 3r 2r
            1- 1- 1- 1- 1- 1- 1- 1- / 1- 2r 1- 1- 1- 2b 1- 1- / 1- 1- 3r 1- 1b 1- 1- 1- / 1- 1- 1- 2b 1r 1- 1- 1- / \
            1- 1- 1- 1- 2r 1- 1- 1- / 1- 1b 1- 1- 1- 3b 1- 1- / 1- 1- 1r 1- 1- 1- 2r 1- / 1- 1- 1- 1- 1- 1- 1- 1b
            """.lines().map(Games.usual()::parsePosition).toList();

    private static long nodes(int depth) {
        TranspositionTable table = new TranspositionTable();
        long nodes = 0;
        for (Position position : POSITIONS) {
            table.prepare(TABLE_BITS, true);
            Budget budget = new Budget(Limits.depth(depth), SearchMonitor.NONE);
            new IterativeDeepening(position.game().searchState(position), Team.alone(table), budget, null)
                    .findBest(soFar -> {});
            nodes += budget.nodes();
        }
        return nodes;
    }

    @Test
    void theSignatureOfTheSearchIs() {
        assertEquals(35_167, nodes(5));
    }

    @Tag("slow")
    @Test
    void theSignatureOfADeeperSearchIs() {
        assertEquals(124_137, nodes(7));
    }
}
