package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.Side;
import jump61.game.Solution;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SimLevelsTest {
    private static final Solution SOLUTION = SimGame.INSTANCE.solution().orElseThrow();

    @Test
    void level1OftenButNotAlwaysSparesItsOwnTriangle() {
        Position blueToMove = SimGame.INSTANCE.parsePosition("12 56 36 16 / 13 14 35");
        List<String> many = drawnBy(blueToMove, 1, 1000);
        long losing =
                many.stream().filter(line -> List.of("34", "15").contains(line)).count();
        assertTrue(losing > 80 && losing < 180, losing + " of 1000");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
    void fromLevel2OnTheOwnTriangleIsClosedOnlyWhenEveryLineLoses(int level) {
        for (long seed = 0; seed < 20; seed++) {
            for (Position position : RandomPlay.positions(SimPosition.START, seed)) {
                if (position.result().isEmpty()) {
                    assertSurvives((SimPosition) position, level);
                }
            }
        }
    }

    @Test
    void level3LeavesTheLinesOnWhichTheOpponentWouldLose() {
        String redLosesOn23 = "12 13 / 45";
        assertTrue(choices(redLosesOn23, 2).contains("23"));
        assertFalse(choices(redLosesOn23, 3).contains("23"));
    }

    @Test
    void level4DrawsBetweenTwoGroupsOfThreePoints() {
        // Red's lines go between 1 2 3 and 4 5 6 (or 1 2 6 and 3 4 5): a line within a group would spoil it.
        Set<String> between = Set.of("16", "24", "26", "34", "35", "36");
        Set<String> chosen = choices("14 15 25 / 12 23 46", 4);
        assertTrue(between.containsAll(chosen), chosen::toString);
    }

    @ParameterizedTest
    @CsvSource({"5, 9", "6, 9", "7, 11"})
    void aLevelPlaysPerfectlyOnceSoFewLinesAreLeftAndNotBefore(int level, int lines) {
        assertEquals(0, imperfect(level, lines));
        assertTrue(imperfect(level, lines + 1) > 0, "perfect before");
    }

    /** {@return in how many of some positions with so many undrawn lines a level does not draw a best one} */
    private static long imperfect(int level, int lines) {
        return LongStream.range(0, 60)
                .boxed()
                .flatMap(seed -> RandomPlay.positions(SimPosition.START, seed).stream())
                .filter(position -> position.legalMoves().size() == lines && !isPerfect(position, level))
                .count();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void aLevelPlaysTheSameWithTheSameSeed(int level) {
        assertEquals(game(level, level, 5), game(level, level, 5));
        Set<List<Move>> games = LongStream.range(0, 20)
                .mapToObj(seed -> game(level, level, seed))
                .collect(Collectors.toSet());
        assertNotEquals(1, games.size(), "always the same game");
    }

    /** Half of the games as Red, half as Blue. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void eachLevelBeatsTheOneBelow(int level) {
        int games = 200;
        long won = LongStream.range(0, games)
                .filter(seed -> seed % 2 == 0
                        ? winner(game(level + 1, level, seed)) == Side.FIRST
                        : winner(game(level, level + 1, seed)) == Side.SECOND)
                .count();
        assertTrue(won > games * 13 / 20, "level " + (level + 1) + " won " + won + " of " + games);
    }

    private static void assertSurvives(SimPosition position, int level) {
        var chosen = (SimMove) SOLUTION.choose(position, Level.of(level), new SplittableRandom(1));
        boolean allLose = position.legalMoves().stream()
                .allMatch(move -> position.losesAtOnce((SimMove) move, position.toMove()));
        assertEquals(allLose, position.losesAtOnce(chosen, position.toMove()), position::notation);
    }

    /** Whether a level draws a line that leads to the fastest win, or else to the latest loss. */
    private static boolean isPerfect(Position position, int level) {
        Move chosen = SOLUTION.choose(position, Level.of(level), new SplittableRandom(1));
        return position.legalMoves().stream()
                        .mapToInt(move -> worth(position, move))
                        .max()
                        .getAsInt()
                == worth(position, chosen);
    }

    private static int worth(Position position, Move move) {
        Solution.Outlook end = SOLUTION.ending(position.play(move).after());
        boolean won = end.winner().equals(Optional.of(position.toMove()));
        return won ? 100 - end.plies() : end.plies() - 100;
    }

    private static Set<String> choices(String position, int level) {
        return Set.copyOf(drawnBy(SimGame.INSTANCE.parsePosition(position), level, 300));
    }

    private static List<String> drawnBy(Position position, int level, int times) {
        RandomGenerator random = new SplittableRandom(1);
        String[] lines = new String[times];
        Arrays.setAll(
                lines, i -> SOLUTION.choose(position, Level.of(level), random).notation());
        return List.of(lines);
    }

    private static List<Move> game(int redLevel, int blueLevel, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        List<Move> moves = new ArrayList<>();
        Position position = SimPosition.START;
        while (position.result().isEmpty()) {
            int level = position.toMove() == Side.FIRST ? redLevel : blueLevel;
            moves.add(SOLUTION.choose(position, Level.of(level), random));
            position = position.play(moves.get(moves.size() - 1)).after();
        }
        return moves;
    }

    /** The side that did not close the triangle with the last line. */
    private static Side winner(List<Move> game) {
        return game.size() % 2 == 0 ? Side.FIRST : Side.SECOND;
    }
}
