package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Solution;
import jump61.game.Solution.Ending;
import jump61.games.sim.ForecastTable.Forecast;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolvedSimTest {
    private static final Solution SOLUTION = SimGame.INSTANCE.solution().orElseThrow();
    private static final int PERFECT = 8;

    private static PlainSolver plain;

    @BeforeAll
    static void solveOnceMore() {
        plain = new PlainSolver();
    }

    @Test
    void theSecondPlayerWinsAndTheFirstCanDelayItToTheLastLine() {
        assertEquals(new Ending(Optional.of(Side.SECOND), 15), SOLUTION.ending(SimPosition.START));
    }

    @Test
    void anEndedGameEndsNow() {
        Position lostByRed = SimGame.INSTANCE.parsePosition("12 13 23 / 45 46");
        assertEquals(new Ending(Optional.of(Side.SECOND), 0), SOLUTION.ending(lostByRed));
    }

    @Tag("slow")
    @Test
    void everySinglePositionHasTheValueThatPlainSearchFinds() {
        int compared = 0;
        for (int red = 0; red <= Lines.ALL; red++) {
            if (Triangles.in(red).isEmpty()) {
                compared += compareAll(red);
            }
        }
        assertEquals(plain.positions(), compared);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void ourBlueWinsWhateverRedDraws(long seed) {
        new EveryGame(Side.SECOND, seed).playFrom(SimPosition.START, true);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void ourRedWinsAsSoonAsBlueErrs(long seed) {
        var games = new EveryGame(Side.FIRST, seed);
        games.playFrom(SimPosition.START, false);
        assertTrue(games.errorsPunished > 100, "too few errors to tell: " + games.errorsPunished);
    }

    /** All blue sets that fit a red one without a triangle, in positions where the game goes on. */
    private static int compareAll(int red) {
        int compared = 0;
        int free = Lines.ALL & ~red;
        for (int blue = free; ; blue = blue - 1 & free) {
            int more = Integer.bitCount(red) - Integer.bitCount(blue);
            if ((more == 0 || more == 1) && Triangles.in(blue).isEmpty()) {
                compare(new SimPosition(red, blue));
                compared++;
            }
            if (blue == 0) {
                return compared;
            }
        }
    }

    private static void compare(SimPosition position) {
        int value = plain.value(position);
        Ending ending = SOLUTION.ending(position);
        assertEquals(Math.abs(value), ending.plies(), position::notation);
        assertEquals(value > 0, ending.winner().equals(Optional.of(position.toMove())), position::notation);
    }

    /** Plays all games in which one side is ours, at full strength, and the other draws whatever it can. */
    private static final class EveryGame {
        private final Side ours;
        private final long seed;
        private final Set<String> seen = new HashSet<>();
        private int errorsPunished;

        EveryGame(Side ours, long seed) {
            this.ours = ours;
            this.seed = seed;
        }

        /** @param mustWin whether our side has a won game; asked of the plain search only when it has not yet */
        void playFrom(SimPosition position, boolean mustWin) {
            if (!seen.add(position.notation() + mustWin)) {
                return;
            }
            if (position.result().isPresent()) {
                assertTrue(!mustWin || position.result().orElseThrow().wonBy(ours), position::notation);
            } else if (position.toMove() == ours) {
                boolean won = plain.value(position) > 0;
                assertTrue(won || !mustWin, () -> "gave the win away: " + position);
                errorsPunished += won && !mustWin ? 1 : 0;
                playFrom(after(position, ourMove(position)), won);
            } else {
                position.legalMoves().forEach(move -> playFrom(after(position, move), mustWin));
            }
        }

        private Move ourMove(SimPosition position) {
            return SOLUTION.choose(position, PERFECT, new SplittableRandom(seed + position.hashCode()));
        }

        private static SimPosition after(SimPosition position, Move move) {
            return (SimPosition) position.play(move).after();
        }
    }

    /** A table that is computed for each test, so that an error in computing it cannot hide. */
    @Nested
    class Forecasts {
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
            List<Forecast> replies = next.stream().map(Forecasts::tried).toList();
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
}
