package jump61.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import jump61.game.BoardSize;
import jump61.game.Level;
import jump61.game.Tally;
import jump61.rating.Glicko;
import org.junit.jupiter.api.Test;

class ProfileTest {
    private static final LocalDate MONDAY = LocalDate.of(2026, 6, 1);

    private final List<ProfileEvent> events = new ArrayList<>();

    private Profile profile() {
        return Profile.of(events);
    }

    private void play(LocalDate date, int level, double score) {
        events.add(new ProfileEvent.Played(date, "jump61", 6, level, score));
    }

    private void solveDaily(LocalDate date, LocalDate day) {
        events.add(new ProfileEvent.Tried(date, "jump61-" + day.toEpochDay(), 1500, true, 0, Optional.of(day)));
    }

    @Test
    void whoeverHasNotPlayedIsUnratedAndBeginsWithTheFirstLevel() {
        assertEquals(Glicko.UNRATED, profile().rating("jump61"));
        assertEquals(Level.BEGINNER, profile().nextLevel("jump61"));
        assertEquals(0, profile().dailyStreak(MONDAY));
    }

    @Test
    void winsRaiseTheRatingAndLossesLowerIt() {
        play(MONDAY, 3, 1);
        double afterWin = profile().rating("jump61").rating();
        assertTrue(afterWin > 1500);
        play(MONDAY, 3, 0);
        assertTrue(profile().rating("jump61").rating() < afterWin);
        assertEquals(2, profile().history("jump61").size());
        assertEquals(Glicko.UNRATED, profile().rating("sim"));
    }

    @Test
    void theScoreIsKeptByGameBoardAndLevel() {
        play(MONDAY, 1, 1);
        play(MONDAY, 1, 0);
        events.add(new ProfileEvent.Played(MONDAY, "jump61", 5, 1, 1));
        assertEquals(new Tally(1, 0, 1), profile().score(new Profile.Opponent("jump61", BoardSize.square(6), 1)));
        assertEquals(new Tally(2, 0, 1), profile().score("jump61", 1));
        assertEquals(Tally.NONE, profile().score("jump61", 2));
    }

    @Test
    void aGameCountsOnceHoweverOftenItIsRecorded() {
        var game = new ProfileEvent.Played(MONDAY, "sim", BoardSize.square(6), 2, 1, "3f2a", false);
        events.addAll(
                List.of(game, new ProfileEvent.Played(MONDAY, "sim", BoardSize.square(6), 2, 0, "3f2a", false), game));
        assertEquals(new Tally(1, 0, 0), profile().score("sim", 2));
        assertEquals(List.of(game), profile().games("sim"));
        assertEquals(1, profile().history("sim").size());
        assertEquals(1, profile().winningStreak("sim"));
    }

    @Test
    void theLatestReviewDeterminesTheAccuracyOfAGame() {
        var game = new ProfileEvent.Played(MONDAY, "sim", BoardSize.square(6), 2, 1, "3f2a", false);
        events.add(game);
        assertEquals(OptionalDouble.empty(), profile().accuracy(game));
        events.add(new ProfileEvent.Reviewed(MONDAY, "3f2a", 70));
        events.add(new ProfileEvent.Reviewed(MONDAY, "3f2a", 81.5));
        assertEquals(OptionalDouble.of(81.5), profile().accuracy(game));
        play(MONDAY, 1, 1);
        assertEquals(
                OptionalDouble.empty(),
                profile().accuracy(profile().games("jump61").get(0)),
                "no id, no review");
    }

    @Test
    void theNextOpponentIsTheFirstOneThatIsNotBeatenYet() {
        play(MONDAY, 1, 1);
        assertEquals(Level.BEGINNER, profile().nextLevel("jump61"));
        play(MONDAY, 1, 1);
        assertEquals(Level.IMPROVER, profile().nextLevel("jump61"));
    }

    @Test
    void aStreakOfWinsEndsWithALossAndTheBestIsRemembered() {
        play(MONDAY, 1, 1);
        play(MONDAY, 1, 1);
        play(MONDAY, 2, 0);
        play(MONDAY, 1, 1);
        assertEquals(1, profile().winningStreak("jump61"));
        assertEquals(2, profile().bestWinningStreak("jump61"));
    }

    @Test
    void aWeekOfDailyPuzzlesMakesAStreakOfSevenDaysWhichAMissedDayEnds() {
        for (int day = 0; day < 7; day++) {
            LocalDate date = MONDAY.plusDays(day);
            assertEquals(day, profile().dailyStreak(date), "before the puzzle of " + date);
            solveDaily(date, date);
            assertEquals(day + 1, profile().dailyStreak(date));
        }
        assertEquals(7, profile().dailyStreak(MONDAY.plusDays(7)), "the eighth day is not over");
        assertEquals(0, profile().dailyStreak(MONDAY.plusDays(8)), "the eighth day was missed");
        solveDaily(MONDAY.plusDays(8), MONDAY.plusDays(7));
        assertEquals(0, profile().dailyStreak(MONDAY.plusDays(8)), "solved a day late");
        assertEquals(Profile.DayMark.SOLVED_NOT_AT_ONCE, profile().calendar().get(MONDAY.plusDays(7)));
        assertEquals(Profile.DayMark.SOLVED, profile().calendar().get(MONDAY));
    }

    @Test
    void aClockThatIsSetBackOrAheadSpoilsNeitherStreakNorRating() {
        for (int day = 0; day < 5; day++) {
            solveDaily(MONDAY.plusDays(day), MONDAY.plusDays(day));
        }
        assertEquals(5, profile().dailyStreak(MONDAY.minusDays(300)));
        play(MONDAY, 3, 1);
        Glicko before = profile().rating("jump61");
        play(MONDAY.minusYears(1), 3, 1);
        assertTrue(profile().rating("jump61").rating() > before.rating());
        assertTrue(profile().rating("jump61").deviation() < before.deviation());
        LocalDate future = MONDAY.plusYears(4);
        solveDaily(future, future);
        assertEquals(5, profile().dailyStreak(MONDAY.plusDays(4)));
    }

    @Test
    void onlyTheFirstTryOfAPuzzleIsRated() {
        events.add(new ProfileEvent.Tried(MONDAY, "sim-1", 1500, false, 0, Optional.empty()));
        Glicko once = profile().puzzleRating();
        events.add(new ProfileEvent.Tried(MONDAY, "sim-1", 1500, true, 0, Optional.empty()));
        assertEquals(once, profile().puzzleRating());
        assertTrue(once.rating() < 1500);
    }

    @Test
    void theFirstPuzzleRatingIsThatOfTheLevelThePersonPlaysNext() {
        double unknown = profile().puzzleRating().rating();
        assertTrue(unknown < 1211, "not above the third level");
        for (int level = 1; level <= 4; level++) {
            play(MONDAY, level, 1);
            play(MONDAY, level, 1);
        }
        assertEquals(1895, profile().puzzleRating().rating(), "that of the fifth level");
        events.add(new ProfileEvent.Tried(MONDAY, "sim-1", 1895, true, 0, Optional.empty()));
        assertTrue(profile().puzzleRating().rating() > 1895);
    }

    @Test
    void whoHasPlayedNoGameStartsPuzzlesAt1000() {
        assertEquals(1000, profile().puzzleRating().rating());
    }

    @Test
    void aDailyPuzzleThatFailedAndIsSolvedLaterThatDayIsMarkedAsSolvedWithHelp() {
        String id = "jump61-" + MONDAY.toEpochDay();
        events.add(new ProfileEvent.Tried(MONDAY, id, 1500, false, 0, Optional.of(MONDAY)));
        assertEquals(Profile.DayMark.FAILED, profile().calendar().get(MONDAY));
        solveDaily(MONDAY, MONDAY);
        assertEquals(Profile.DayMark.SOLVED_NOT_AT_ONCE, profile().calendar().get(MONDAY));
    }

    @Test
    void aFirstWrongAnswerCostsLessThan230Points() {
        for (int rating = 400; rating <= 3000; rating += 100) {
            double before = profile().puzzleRating().rating();
            double after = profile().puzzleRatingAfter(rating, MONDAY, 0).rating();
            assertTrue(after < before && before - after < 230, "a puzzle of " + rating + " took " + (before - after));
        }
    }

    @Test
    void aHintCostsPoints() {
        events.add(new ProfileEvent.Tried(MONDAY, "sim-1", 1500, true, 1, Optional.empty()));
        double helped = profile().puzzleRating().rating();
        events.set(0, new ProfileEvent.Tried(MONDAY, "sim-1", 1500, true, 0, Optional.empty()));
        assertTrue(profile().puzzleRating().rating() > helped);
    }

    @Test
    void afterAYearWithoutAGameLessIsSure() {
        for (int game = 0; game < 30; game++) {
            play(MONDAY, 3, game % 2);
        }
        double sure = profile().rating("jump61").deviation();
        play(MONDAY.plusYears(1), 3, 1);
        assertTrue(profile().rating("jump61").deviation() > sure);
    }
}
