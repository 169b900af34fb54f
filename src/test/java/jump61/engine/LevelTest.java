package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import jump61.game.Level;
import jump61.game.SearchState;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelTest {
    @Test
    void eightLevelsHaveNamesAndKeysForTheirTranslations() {
        assertEquals(
                List.of("Beginner", "Novice", "Casual", "Club", "Strong", "Expert", "Master", "Grandmaster"),
                levels().map(Level::title).toList());
        assertEquals("level.novice", Level.of(2).key());
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
}
