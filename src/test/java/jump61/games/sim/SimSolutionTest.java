package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Solution;
import jump61.game.Solution.Outlook;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimSolutionTest {
    private static final Solution SOLUTION = SimGame.INSTANCE.solution().orElseThrow();

    private static PlainSolver plain;

    @BeforeAll
    static void solveOnceMore() {
        plain = new PlainSolver();
    }

    @Test
    void theSecondPlayerWinsAndTheFirstCanDelayItToTheLastLine() {
        assertEquals(new Outlook(Optional.of(Side.SECOND), 15), SOLUTION.ending(SimPosition.START));
    }

    @Test
    void anEndedGameEndsNow() {
        Position lostByRed = SimGame.INSTANCE.parsePosition("12 13 23 / 45 46");
        assertEquals(new Outlook(Optional.of(Side.SECOND), 0), SOLUTION.ending(lostByRed));
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
        Outlook ending = SOLUTION.ending(position);
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
            return SOLUTION.choose(position, Level.FULL, new SplittableRandom(seed + position.hashCode()));
        }

        private static SimPosition after(SimPosition position, Move move) {
            return (SimPosition) position.play(move).after();
        }
    }
}
