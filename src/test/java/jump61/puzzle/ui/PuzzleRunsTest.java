package jump61.puzzle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.profile.ProfileEvent;
import jump61.puzzle.Puzzle;
import jump61.window.match.ManualMatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Streaks and runs of three minutes. */
class PuzzleRunsTest extends PuzzleModelFixture {
    @Test
    void aStreakGetsHarderAndEndsWithTheFirstMistake() {
        model.open(Activity.STREAK);
        int first = puzzle().rating();
        for (int i = 0; i < 8; i++) {
            solve();
        }
        assertEquals(8, model.score());
        assertTrue(model.isAboutASide());
        assertTrue(puzzle().rating() > first);
        assertFalse(model.canHint());
        match.play(wrongMove());
        time.pass(LONG);
        assertTrue(model.isOver());
        assertFalse(model.isAboutASide(), "the headline is the score");
        assertFalse(match.userToMoveProperty().get());
        assertEquals(puzzle().position(), match.positionProperty().get());
        assertEquals(puzzle().answer(), model.hintProperty().get());
        model.close();
        assertEquals(List.of(new ProfileEvent.Run(SUNDAY, "streak", 8)), log);
        assertEquals(8, model.profile().bestRun("streak"));
    }

    @ParameterizedTest
    @CsvSource({"STREAK, jump61, 4", "RUSH, jump61, 4", "STREAK, checkers, 8"})
    void itBeginsWithWinsInOneMoveOnTheSmallestBoardAndThenRises(Activity activity, String game, int rows) {
        model.chooseGame(Games.byId(game).orElseThrow());
        model.open(activity);
        List<Integer> ratings = new ArrayList<>();
        for (int given = 1; given <= 20; given++) {
            Puzzle now = puzzle();
            if (given <= 4) {
                assertEquals(1, now.moves(), now.id());
                assertEquals(rows, now.position().size().rows(), now.id());
                assertTrue(now.kind().playedOut(), now.id());
            }
            ratings.add(now.rating());
            solve();
            time.pass(Duration.ZERO);
        }
        assertTrue(mean(ratings.subList(0, 4)) < mean(ratings.subList(4, 10)), ratings::toString);
        assertTrue(mean(ratings.subList(4, 10)) < mean(ratings.subList(10, 20)), ratings::toString);
        assertTrue(activity != Activity.RUSH || puzzle().moves() <= 3, puzzle()::id);
    }

    private static double mean(List<Integer> ratings) {
        return ratings.stream().mapToInt(Integer::intValue).average().orElseThrow();
    }

    @Test
    void afterItsEndAStreakStartsAgainWithTheEasiest() {
        model.open(Activity.STREAK);
        solve();
        match.play(wrongMove());
        time.pass(LONG);
        model.next();
        assertEquals(0, model.score());
        assertEquals(1, model.counting().bestBefore());
        assertTrue(model.takesMoves());
    }

    @Test
    void whoeverLeavesInTheMiddleOfAStreakKeepsItsScore() {
        model.open(Activity.STREAK);
        solve();
        solve();
        model.close();
        assertEquals(List.of(new ProfileEvent.Run(SUNDAY, "streak", 2)), log);
    }

    @ParameterizedTest
    @EnumSource(
            value = Activity.class,
            names = {"STREAK", "RUSH"})
    void whoeverComesBackGoesOnWhereTheRoundWas(Activity activity) {
        model.open(activity);
        solve();
        time.pass(Duration.ofSeconds(30));
        Puzzle reached = puzzle();
        Duration left = model.timeLeftProperty().get();
        int shown = match.modeCallsProperty().get();
        model.open(activity);
        assertEquals(shown + 1, match.modeCallsProperty().get(), "the board is shown again");
        assertEquals(reached, puzzle());
        assertEquals(1, model.score());
        assertEquals(left, model.timeLeftProperty().get());
        assertEquals(List.of(), log);
    }

    @Test
    void theThreeMinutesRunOnWhileTheyAreLeft() {
        model.open(Activity.RUSH);
        solve();
        model.open(Activity.RUSH);
        time.pass(RushClock.FULL);
        assertTrue(model.isOver());
        model.open(Activity.RUSH);
        assertEquals(0, model.score());
        assertEquals(RushClock.FULL, model.timeLeftProperty().get());
    }

    @Test
    void theEndOfTheThreeMinutesIsShownToWhoeverWasElsewhere() {
        model.open(Activity.RUSH);
        solve();
        int solved = model.score();
        match.setSuspended(true);
        time.pass(RushClock.FULL);
        match.setSuspended(false);
        model.open(Activity.RUSH);
        assertTrue(model.isOver());
        assertEquals(solved, model.score());
        model.open(Activity.RUSH);
        assertFalse(model.isOver());
    }

    @Test
    void aStreakGoesOnWithItsGameWhateverIsChosenForTheNext() {
        model.open(Activity.STREAK);
        Game begun = puzzle().position().game();
        model.chooseGame(Games.all().get(1));
        solve();
        assertEquals(1, model.score());
        assertEquals(begun, puzzle().position().game());
    }

    @Test
    void whoeverComesBackForAnotherGameBeginsANewStreak() {
        model.open(Activity.STREAK);
        solve();
        model.chooseGame(Games.all().get(1));
        model.open(Activity.STREAK);
        assertEquals(0, model.score());
        assertEquals(Games.all().get(1), puzzle().position().game());
        assertEquals(List.of(new ProfileEvent.Run(SUNDAY, "streak", 1)), log);
    }

    @Test
    void theThreeMinutesRunFromTheFirstMoveAndThenItIsOver() {
        model.open(Activity.RUSH);
        time.pass(Duration.ofMinutes(10));
        assertEquals(RushClock.FULL, model.timeLeftProperty().get());
        solve();
        assertTrue(model.timeLeftProperty().get().compareTo(RushClock.FULL) < 0);
        int solved = model.score();
        time.pass(Duration.ofMinutes(3));
        assertTrue(model.isOver());
        assertFalse(match.userToMoveProperty().get());
        assertEquals(Duration.ZERO, model.timeLeftProperty().get());
        assertEquals(List.of(new ProfileEvent.Run(SUNDAY, "rush", solved)), log);
    }

    @Test
    void aMistakeInTheThreeMinutesCostsTenSecondsAndTheNextPuzzleComes() {
        model.open(Activity.RUSH);
        Puzzle first = puzzle();
        match.play(wrongMove());
        assertNotEquals(first, puzzle());
        assertEquals(
                RushClock.FULL.minus(RushClock.PENALTY),
                model.timeLeftProperty().get());
        assertTrue(model.takesMoves());
        assertEquals(0, model.score());
    }

    @Test
    void aMistakeThatCostsTheLastSecondsEndsTheThreeMinutes() {
        model.open(Activity.RUSH);
        solve();
        time.pass(RushClock.FULL.minus(RushClock.PENALTY));
        match.play(wrongMove());
        time.pass(LONG);
        assertTrue(model.isOver());
        assertEquals(1, model.score());
        assertEquals(List.of(new ProfileEvent.Run(SUNDAY, "rush", 1)), log);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aMoveMadeInTimeCountsAlthoughTheTimeRunsOutWhileItIsShown(boolean right) {
        model.open(Activity.RUSH);
        solve();
        Move last = right ? puzzle().answer() : wrongMove();
        List<Runnable> shown = new ArrayList<>();
        match.setDisplay(ManualMatch.displayThatKeeps(shown));
        match.play(last);
        time.pass(RushClock.FULL);
        assertFalse(model.isOver(), "the move is still being shown");
        shown.forEach(Runnable::run);
        assertTrue(model.isOver());
        assertEquals(right ? 2 : 1, model.score());
        assertEquals(List.of(new ProfileEvent.Run(SUNDAY, "rush", model.score())), log);
        model.next();
        assertTrue(model.takesMoves());
    }
}
