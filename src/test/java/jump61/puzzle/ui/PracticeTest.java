package jump61.puzzle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.SimpleObjectProperty;
import jump61.game.Games;
import jump61.profile.Profile;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.ShippedPuzzles;
import jump61.puzzle.ui.PuzzleTheme.Challenge;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;
import jump61.window.settings.Palette;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which puzzle practice gives, and how long it stays. */
class PracticeTest extends PuzzleModelFixture {
    private static final PuzzleTheme SIM =
            new PuzzleTheme(Games.byId("sim").orElseThrow(), Optional.empty(), Challenge.USUAL);

    private static Puzzle puzzle(PuzzleModel model) {
        return model.attempt().orElseThrow().puzzle();
    }

    private void fail() {
        match.play(wrongMove());
        time.pass(LONG);
    }

    @Test
    void aPuzzleStaysWhoeverLeavesItOrEndsTheProgramUntilItIsSolved() {
        model.open(Activity.PRACTICE);
        Puzzle first = puzzle();
        model.close();
        model.open(Activity.DAILY);
        model.open(Activity.PRACTICE);
        assertEquals(first, puzzle());
        fail();
        model.close();
        for (long seed = 2; seed < 6; seed++) {
            PuzzleModel restarted = newModel(seed);
            restarted.open(Activity.PRACTICE);
            assertEquals(first, puzzle(restarted));
            restarted.close();
        }
        model.open(Activity.PRACTICE);
        solve();
        model.close();
        model.open(Activity.PRACTICE);
        assertNotEquals(first, puzzle());
    }

    @Test
    void aPuzzleStaysUntilItIsSkippedAndIsNotRatedThen() {
        model.open(Activity.PRACTICE);
        Puzzle first = puzzle();
        assertTrue(model.canSkip());
        model.skip();
        Puzzle second = puzzle();
        assertNotEquals(first, second);
        assertFalse(model.profile().hasTried(first.id()));
        PuzzleModel restarted = newModel(2);
        restarted.open(Activity.PRACTICE);
        assertEquals(second, puzzle(restarted));
    }

    @Test
    void eachGameKeepsItsOwnPuzzle() {
        model.open(Activity.PRACTICE);
        Puzzle cubes = puzzle();
        model.choose(SIM);
        Puzzle sim = puzzle();
        model.choose(PuzzleTheme.USUAL);
        assertEquals(cubes, puzzle());
        model.choose(SIM);
        assertEquals(sim, puzzle());
    }

    @Test
    void whoWantsHarderPuzzlesGetsAnotherOne() {
        model.open(Activity.PRACTICE);
        Puzzle first = puzzle();
        model.choose(new PuzzleTheme(Games.usual(), Optional.empty(), Challenge.HARDER));
        assertTrue(puzzle().rating() > first.rating());
    }

    @Test
    void aPuzzleSolvedOrRecordedInAnotherWindowDoesNotStay() {
        model.open(Activity.PRACTICE);
        String before = waiting.get();
        Puzzle first = puzzle();
        solve();
        waiting.set(before + " chess-1 sim-0");
        PuzzleModel other = newModel(2);
        other.open(Activity.PRACTICE);
        assertNotEquals(first, puzzle(other));
    }

    @Test
    void afterTheSolutionThePuzzleCanBeTriedAgainUnrated() {
        model.open(Activity.PRACTICE);
        Puzzle first = puzzle();
        model.showSolution();
        time.pass(LONG);
        assertTrue(model.canTryAgain());
        double rating = model.profile().puzzleRating().rating();
        model.tryAgain();
        assertEquals(first, puzzle());
        assertTrue(model.takesMoves());
        solve();
        assertTrue(model.attempt().orElseThrow().isSolved());
        assertFalse(model.canTryAgain());
        assertTrue(model.profile().hasSolved(first.id()));
        assertEquals(rating, model.profile().puzzleRating().rating());
    }

    @Test
    void aWinInOneMoveIsAWinNow() {
        Texts english = Texts.in("en");
        var said =
                new PuzzleTexts(model, english, new MatchTexts(english, new SimpleObjectProperty<>(Palette.CLASSIC)));
        for (int moves : new int[] {1, 2}) {
            model.openOwn(ShippedPuzzles.of(Games.usual()).stream()
                    .filter(puzzle -> puzzle.kind() == PuzzleKind.FASTEST && puzzle.moves() == moves)
                    .findFirst()
                    .orElseThrow());
            String when = moves == 1 ? "now" : "in 2 moves";
            assertEquals("Only one move wins " + when + ". Others take longer, or don’t win.", said.about());
        }
    }

    @Test
    void aRatingOfLessThanTenPuzzlesIsNotShownAsANumber() {
        Texts english = Texts.in("en");
        var said =
                new PuzzleTexts(model, english, new MatchTexts(english, new SimpleObjectProperty<>(Palette.CLASSIC)));
        model.open(Activity.PRACTICE);
        for (int puzzles = 1; puzzles <= 12; puzzles++) {
            fail();
            assertEquals(puzzles < 10, said.isUnsure(), puzzles + " puzzles");
            assertEquals(puzzles < 10, said.ratingChange().isEmpty(), said.ratingChange());
            model.skip();
        }
    }

    @Test
    void aDaySolvedOnlyAfterItsSolutionIsMarkedAsSolvedWithHelp() {
        model.open(Activity.DAILY);
        model.showSolution();
        time.pass(LONG);
        model.tryAgain();
        solve();
        assertEquals(
                Profile.DayMark.SOLVED_NOT_AT_ONCE, model.profile().calendar().get(SUNDAY));
    }

    @Test
    @Tag("slow")
    void failedPuzzlesComeBackAmongNewOnesFromTheNextDayOnUntilTheyAreSolved() {
        Set<String> failed = new HashSet<>();
        model.open(Activity.PRACTICE);
        for (int i = 0; i < 5; i++) {
            failed.add(puzzle().id());
            fail();
            model.skip();
        }
        assertEquals(5, failed.size());
        assertFalse(failed.contains(puzzle().id()));
        assertEquals(0, timesSeen(failed, SUNDAY, 20), "on the same day");
        assertEquals(5, timesSeen(failed, SUNDAY.plusDays(1), 60), "on the next day");
        assertEquals(0, timesSeen(failed, SUNDAY.plusDays(2), 20), "after they were solved");
    }

    /** Solves puzzles, and returns how many of them are among these. */
    private int timesSeen(Set<String> ids, LocalDate day, int puzzles) {
        today = day;
        model.open(Activity.PRACTICE);
        int seen = 0;
        for (int i = 0; i < puzzles; i++) {
            seen += ids.contains(puzzle().id()) ? 1 : 0;
            solve();
            model.next();
        }
        return seen;
    }
}
