package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import jump61.game.Side;
import jump61.games.sim.ForecastTable.Forecast;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A table that is computed for each test, so that an error in computing it cannot hide. */
class ForecastTableTest {
    private static final int LINES_LEFT = 6;

    private ForecastTable table;

    @BeforeEach
    void solve() {
        table = ForecastTable.solve();
    }

    @Test
    void thereAre2250ClassesOfUnfinishedPositions() {
        List<Integer> classes = table.classesByLinesDrawn();
        assertEquals(List.of(1, 1, 2, 7, 25, 64, 166, 303, 500, 489, 415, 193, 71, 12, 1), classes);
        assertEquals(2250, classes.stream().mapToInt(Integer::intValue).sum());
    }

    @Test
    void redLosesTheGameWithTheLastLine() {
        Forecast start = table.of(0, 0);
        assertFalse(start.won());
        assertEquals(Lines.COUNT, start.plies());
    }

    @Test
    void endingsAreAsTryingEverythingShows() {
        Random random = new Random(4);
        for (int i = 0; i < 100; i++) {
            SimPosition position = ending(random);
            Forecast tried = tried(position);
            Forecast found = table.of(red(position), blue(position));
            assertEquals(tried.won(), found.won(), position::notation);
            assertEquals(tried.plies(), found.plies(), position::notation);
            assertEquals(tried.luck(), found.luck(), 1e-9, position::notation);
        }
    }

    private static SimPosition ending(Random random) {
        SimPosition position = SimPosition.START;
        while (Lines.COUNT - Integer.bitCount(red(position) | blue(position)) > LINES_LEFT) {
            List<SimPosition> next = unfinished(position);
            position = next.isEmpty() ? SimPosition.START : next.get(random.nextInt(next.size()));
        }
        return position;
    }

    private static Forecast tried(SimPosition position) {
        List<SimPosition> next = unfinished(position);
        List<Forecast> replies = next.stream().map(ForecastTableTest::tried).toList();
        if (replies.stream().allMatch(Forecast::won)) {
            return new Forecast(
                    false,
                    1 + replies.stream().mapToInt(Forecast::plies).max().orElse(0),
                    replies.stream().mapToDouble(Forecast::luck).max().orElse(0));
        }
        int fastest = replies.stream()
                .filter(reply -> !reply.won())
                .mapToInt(Forecast::plies)
                .min()
                .orElseThrow();
        double luck = 0;
        for (Forecast reply : replies) {
            luck += reply.won() ? 1 : reply.luck();
        }
        return new Forecast(true, 1 + fastest, luck / replies.size());
    }

    private static List<SimPosition> unfinished(SimPosition position) {
        List<SimPosition> next = new ArrayList<>();
        position.legalMoves().forEach(move -> {
            SimPosition after = (SimPosition) position.play(move).after();
            if (after.result().isEmpty()) {
                next.add(after);
            }
        });
        return next;
    }

    private static int red(SimPosition position) {
        return lines(position, Side.FIRST);
    }

    private static int blue(SimPosition position) {
        return lines(position, Side.SECOND);
    }

    private static int lines(SimPosition position, Side side) {
        int lines = 0;
        for (int line = 0; line < Lines.COUNT; line++) {
            boolean drawn =
                    position.owner(Lines.move(line)).filter(side::equals).isPresent();
            lines |= drawn ? Lines.bit(line) : 0;
        }
        return lines;
    }
}
