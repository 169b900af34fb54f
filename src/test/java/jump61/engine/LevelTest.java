package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.SearchState;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesPosition;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelTest {
    @Test
    void eightLevelsHaveNamesAndKeysForTheirTranslations() {
        assertEquals(
                List.of("Beginner", "Improver", "Casual", "Club", "Strong", "Expert", "Master", "Grandmaster"),
                levels().map(Level::title).toList());
        assertEquals("level.improver", Level.of(2).key());
        assertEquals("level.grandmaster", Level.of(8).key());
    }

    private static Stream<Level> levels() {
        return Stream.of(Level.values());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 9})
    void thereIsNoOtherLevel(int number) {
        assertThrows(IllegalArgumentException.class, () -> Level.of(number));
    }

    @Test
    void theWeakerHalfErrsAndTheTwoStrongestProve() {
        assertEquals(
                List.of(1, 2, 3, 4),
                levels().filter(level -> Skill.of(level).errs())
                        .map(Level::number)
                        .toList());
        assertEquals(
                List.of(7, 8),
                levels().filter(level -> Skill.of(level).proves())
                        .map(Level::number)
                        .toList());
    }

    @Test
    void ofTheLevelsThatDoNotErrEachSearchesMoreThanTheOneBefore() {
        List<Long> nodes = levels().filter(level -> !Skill.of(level).errs())
                .map(level -> Skill.of(level).limits().nodes())
                .toList();
        assertEquals(nodes.stream().sorted().distinct().toList(), nodes);
        assertEquals(Skill.of(Level.FULL).limits().nodes(), nodes.get(3));
    }

    @Test
    void noLevelLooksAtTheClockSoThatItPlaysTheSameOnEveryMachine() {
        levels().forEach(level ->
                assertEquals(Limits.NONE.time(), Skill.of(level).limits().time(), level.title()));
    }

    @Test
    void onABoardThatGivesEachNodeMoreWeightALevelSearchesLess() {
        SearchState large = CubesGame.INSTANCE.searchState(CubesGame.INSTANCE.start(10));
        SearchState usual = CubesGame.INSTANCE.searchState(CubesGame.INSTANCE.start(6));
        Level master = Level.of(7);
        assertEquals(Skill.of(master).limits(), Skill.limits(master, usual));
        assertEquals(new Limits(Integer.MAX_VALUE, 6_894, Limits.NONE.time()), Skill.limits(master, large));
        levels().filter(level -> Skill.of(level).errs())
                .forEach(level -> assertEquals(Skill.of(level).limits(), Skill.limits(level, large)));
    }

    @Test
    void theSearchKeepsToTheLimitOfTheLevelOnItsBoard() {
        Level master = Level.of(7);
        CubesPosition large = CubesGame.INSTANCE.start(10);
        SearchResult found = new Engine().play(large, master, 1, SearchMonitor.NONE);
        assertTrue(found.nodes() <= 1.1 * 6_894, "nodes: " + found.nodes());
    }

    /** How the lower levels overlook things. */
    @Nested
    class LowerLevels {
        private static final Game JUMP61 = Games.byId("jump61").orElseThrow();
        private static final int TURNS = 200;

        /** Red wins only with 2:1, which nobody looking there would miss. */
        private static final Position WON = JUMP61.parsePosition(
                "2b 3b 2b 3r 1r / 3r 4b 4b 1- 3r / 1r 3r 2b 4r 3r / 3r 1r 4r 3r 2r / 2r 3r 3r 3r 2r");

        private static final Move WIN = JUMP61.parseMove("2:1");

        private final Engine engine = new Engine();

        private long winsAfter(String last) {
            return IntStream.range(0, TURNS)
                    .mapToObj(seed -> engine.play(
                            WON, Optional.of(JUMP61.parseMove(last)), Level.of(1), seed, SearchMonitor.NONE))
                    .filter(result -> result.best().equals(Optional.of(WIN)))
                    .count();
        }

        @Test
        void aBeginnerSeesAWinMoreOftenNearTheOpponentsLastMove() {
            long near = winsAfter("2:2");
            long far = winsAfter("5:5");
            assertTrue(near > 1.5 * far, near + " of " + TURNS + " wins seen nearby, " + far + " from the far corner");
        }

        @Test
        void theSameLastMoveLevelAndSeedGiveTheSameMove() {
            assertTrue(winsAfter("4:2") == winsAfter("4:2"));
        }

        private static double ease(String boardSize, int level) {
            return JUMP61.searchState(JUMP61.start(BoardSize.parse(boardSize).orElseThrow()))
                    .ease(Level.of(level));
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3, 4})
        void onLargeBoardsMistakesAreRarerBecauseThereAreMoreChancesToMakeThem(int level) {
            double before = 1;
            for (String size : List.of("7", "8", "9", "9x10", "10", "11x10", "15")) {
                double now = ease(size, level);
                assertTrue(now > before, size);
                before = now;
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"5", "6", "4x9"})
        void upToTheUsualSizeALevelIsTheSameOnEveryBoard(String size) {
            for (int level = 1; level <= 4; level++) {
                assertEquals(1, ease(size, level));
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"2", "4", "3x8"})
        void onTheSmallestBoardsOnlyABeginnerOverlooksMore(String size) {
            assertTrue(ease(size, 1) < 1);
            for (int level = 2; level <= 4; level++) {
                assertEquals(1, ease(size, level));
            }
        }

        @Test
        void aCheckersBeginnerWhoSeesNoReplySeesOwnMovesAllTheBetter() {
            Game checkers = Games.byId("checkers").orElseThrow();
            SearchState start =
                    checkers.searchState(checkers.start(checkers.sizes().usualSize()));
            assertEquals(1, start.ease(Level.IMPROVER));
            assertTrue(start.ease(Level.BEGINNER) > start.ease(Level.IMPROVER));
        }
    }
}
