package jump61.puzzle.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.profile.Profile;
import jump61.profile.ProfileEvent;
import jump61.profile.ShareText.Try;
import jump61.puzzle.DailyPuzzle;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleGames;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.Referee;
import jump61.puzzle.Ruling;
import jump61.puzzle.ShippedPuzzles;
import jump61.puzzle.ui.PuzzleTheme.Challenge;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;
import jump61.window.match.TimeControl;
import jump61.window.match.TurnDisplay;
import jump61.window.settings.Palette;
import org.junit.jupiter.api.Test;

class PuzzleModelTest extends PuzzleModelFixture {
    /** A hasty click may come when the board already shows something else. */
    @Test
    void aMoveThatIsNotLegalInThePuzzleOrNotAwaitedChangesNothing() {
        model.open(Activity.DAILY);
        Position position = puzzle().position();
        Move taken = position.game().start(position.size()).legalMoves().stream()
                .filter(move -> position.refusal(move).isPresent())
                .findFirst()
                .orElseThrow();
        model.chosen(taken);
        assertEquals(position, match.positionProperty().get());
        assertTrue(model.takesMoves());
        model.showSolution();
        model.chosen(puzzle().answer());
        assertFalse(model.takesMoves());
    }

    @Test
    void thePuzzleOfTheDayIsOnTheBoardWithTheSolverToMove() {
        model.open(Activity.DAILY);
        assertEquals(DailyPuzzle.of(Games.usual(), SUNDAY), puzzle());
        assertEquals(puzzle().position(), match.positionProperty().get());
        assertTrue(match.userToMoveProperty().get());
    }

    @Test
    void whoeverComesBackToAPuzzleGoesOnAfterTheMovesMade() {
        openOneOfSeveralMoves();
        int shown = match.modeCallsProperty().get();
        Position reached = match.positionProperty().get();
        model.open(Activity.DAILY);
        assertEquals(shown + 1, match.modeCallsProperty().get(), "the board is shown again");
        assertEquals(reached, match.positionProperty().get());
        assertEquals(1, model.made());
    }

    @Test
    void whoeverLeavesAPuzzleBeginsItAgainWithoutTheMovesMadeButWithTheMistakes() {
        openOneOfSeveralMoves();
        match.play(match.positionProperty().get().legalMoves().stream()
                .filter(move -> !move.equals(
                        Referee.of(puzzle()).rightMove(match.positionProperty().get(), 1)))
                .findFirst()
                .orElseThrow());
        time.pass(Duration.ofSeconds(9));
        model.close();
        model.open(Activity.DAILY);
        assertEquals(puzzle().position(), match.positionProperty().get());
        assertEquals(List.of(Try.WRONG), model.attempt().orElseThrow().tries());
    }

    /** Opens a puzzle of today that takes several moves, and makes the first. */
    private void openOneOfSeveralMoves() {
        Game game = Games.all().stream()
                .filter(any -> DailyPuzzle.of(any, SUNDAY).moves() > 1)
                .findFirst()
                .orElseThrow();
        model.chooseGame(game);
        model.open(Activity.DAILY);
        match.play(puzzle().answer());
        time.pass(Duration.ofSeconds(3));
    }

    @Test
    void everyGameHasItsPuzzleOfTheDayAndAnyOfThemCounts() {
        Game sim = Games.byId("sim").orElseThrow();
        model.openDay(SUNDAY.minusDays(1));
        model.chooseDaily(sim);
        assertEquals(DailyPuzzle.of(sim, SUNDAY.minusDays(1)), puzzle());
        model.open(Activity.DAILY);
        assertEquals(DailyPuzzle.of(sim, SUNDAY), puzzle());
        solve();
        assertEquals(1, model.profile().dailyStreak(SUNDAY));
        model.open(Activity.PRACTICE);
        assertEquals(Games.usual(), puzzle().position().game());
    }

    @Test
    void solvedOnItsDayItCountsForTheStreakAndTheRating() {
        model.open(Activity.DAILY);
        Puzzle daily = puzzle();
        solve();
        assertTrue(model.isDone());
        assertTrue(model.attempt().orElseThrow().isSolved());
        assertEquals(
                List.of(new ProfileEvent.Tried(SUNDAY, daily.id(), daily.rating(), true, 0, Optional.of(SUNDAY))), log);
        assertEquals(1, model.profile().dailyStreak(SUNDAY));
        assertTrue(model.counting().change().orElseThrow() > 0);
        assertEquals(1, heard);
    }

    @Test
    void aWrongMoveIsAnsweredAndThenThePositionReturns() {
        model.open(Activity.DAILY);
        match.play(wrongMove());
        assertFalse(model.verdict().orElseThrow().isRight());
        assertFalse(match.userToMoveProperty().get());
        assertNotEquals(puzzle().position(), match.positionProperty().get());
        time.pass(LONG);
        assertEquals(puzzle().position(), match.positionProperty().get());
        assertTrue(match.userToMoveProperty().get());
        assertTrue(model.counting().change().orElseThrow() < 0);
    }

    @Test
    void theTaskTheVerdictAndTheResultAreReadAloud() {
        model.open(Activity.DAILY);
        assertTrue(spoken().startsWith("You are "), spoken());
        match.play(wrongMove());
        time.pass(Duration.ofSeconds(1));
        assertFalse(spoken().startsWith("You are "), spoken());
        time.pass(LONG);
        model.hint();
        String marked = model.hintProperty().get().notation();
        assertEquals("The marked move is right. " + marked, spoken());
        solve();
        assertTrue(spoken().startsWith("Solved! "), spoken());
    }

    @Test
    void theTaskIsNotReadAgainWhileAMoveIsShown() {
        model.open(Activity.DAILY);
        match.setDisplay(new TurnDisplay() {
            @Override
            public void place(Position position, Turn last) {}

            @Override
            public void show(Turn turn, Runnable whenDone) {}

            @Override
            public void finishNow() {}
        });
        match.play(wrongMove());
        assertEquals("", spoken());
    }

    private String spoken() {
        Texts texts = Texts.in("en");
        return model.status(texts, new MatchTexts(texts, new SimpleObjectProperty<>(Palette.CLASSIC)))
                .orElseThrow();
    }

    @Test
    void aHintReplacesWhatWasSaidOfTheWrongMove() {
        model.open(Activity.DAILY);
        match.play(wrongMove());
        time.pass(LONG);
        assertTrue(model.verdict().isPresent());
        model.hint();
        assertEquals(Optional.empty(), model.verdict());
    }

    @Test
    void tryingAgainSkipsTheAnswer() {
        model.open(Activity.DAILY);
        match.play(wrongMove());
        model.tryAgain();
        assertEquals(puzzle().position(), match.positionProperty().get());
        time.pass(LONG);
        assertEquals(puzzle().position(), match.positionProperty().get());
        assertTrue(model.takesMoves());
    }

    @Test
    void solvedAfterAMistakeTheDayCountsAndTheRatingStaysAsTheMistakeLeftIt() {
        model.open(Activity.DAILY);
        match.play(wrongMove());
        time.pass(LONG);
        double afterMistake = model.profile().puzzleRating().rating();
        solve();
        assertEquals(2, log.size());
        assertEquals(afterMistake, model.profile().puzzleRating().rating());
        assertEquals(1, model.profile().dailyStreak(SUNDAY));
        assertEquals(
                Profile.DayMark.SOLVED_NOT_AT_ONCE, model.profile().calendar().get(SUNDAY));
        assertEquals(Try.WRONG, model.attempt().orElseThrow().tries().get(0));
    }

    @Test
    void aHintMarksTheMoveAndCostsWhatWasSaidBefore() {
        model.open(Activity.DAILY);
        int price = model.counting().hintCost(model.attempt().orElseThrow());
        assertTrue(price > 0);
        model.hint();
        assertEquals(puzzle().answer(), model.hintProperty().get());
        assertFalse(model.canHint());
        double clean =
                model.profile().puzzleRatingAfter(puzzle().rating(), SUNDAY, 1).rating();
        solve();
        assertEquals(price, clean - model.profile().puzzleRating().rating(), 0.6);
        assertNull(model.hintProperty().get());
    }

    @Test
    void aHintIsNotForgottenByLeavingThePuzzle() {
        model.open(Activity.DAILY);
        model.hint();
        model.close();
        model.open(Activity.DAILY);
        double clean =
                model.profile().puzzleRatingAfter(puzzle().rating(), SUNDAY, 1).rating();
        solve();
        assertEquals(1, model.attempt().orElseThrow().hints());
        assertTrue(model.profile().puzzleRating().rating() < clean);
    }

    @Test
    void anotherPersonBeginsAPuzzleWithoutTheHelpOfTheOneBefore() {
        model.open(Activity.DAILY);
        model.hint();
        model.close();
        solver = "2";
        model.open(Activity.DAILY);
        assertEquals(List.of(), model.attempt().orElseThrow().tries());
        model.close();
        solver = "1";
        model.open(Activity.DAILY);
        assertEquals(List.of(Try.HINT), model.attempt().orElseThrow().tries());
    }

    @Test
    void theSolutionIsPlayedAndCountsAsNotSolved() {
        model.open(Activity.DAILY);
        model.showSolution();
        time.pass(LONG);
        assertTrue(model.isDone());
        assertFalse(model.attempt().orElseThrow().isSolved());
        assertEquals(0, model.profile().dailyStreak(SUNDAY));
        assertEquals(Profile.DayMark.FAILED, model.profile().calendar().get(SUNDAY));
        assertEquals(0, heard);
    }

    @Test
    void begunBeforeMidnightAndSolvedAfterItCountsForItsDay() {
        model.open(Activity.DAILY);
        today = SUNDAY.plusDays(1);
        solve();
        assertEquals(1, model.profile().dailyStreak(SUNDAY));
    }

    @Test
    void aWeekOfPuzzlesWithTheClockSetBackInBetweenIsAStreakOfSevenDays() {
        for (int day = 0; day < 7; day++) {
            today = SUNDAY.minusDays(100);
            model.open(Activity.DAILY);
            today = SUNDAY.plusDays(day);
            model.open(Activity.DAILY);
            solve();
        }
        assertEquals(7, model.profile().dailyStreak(SUNDAY.plusDays(6)));
    }

    @Test
    void theGameThatWasOnTheBoardIsKeptExactlyAsItWas() {
        match.play(match.positionProperty().get().legalMoves().get(0));
        Match before = match.matchProperty().get();
        Position position = match.positionProperty().get();
        assertTrue(program.isThinking());
        model.open(Activity.DAILY);
        assertFalse(program.isThinking());
        solve();
        model.open(Activity.PRACTICE);
        match.play(wrongMove());
        model.close();
        time.pass(LONG);
        assertEquals(before, match.matchProperty().get());
        assertEquals(position, match.positionProperty().get());
        assertEquals(1, match.turns().size());
        assertTrue(program.isThinking());
        assertNull(model.hintProperty().get());
    }

    @Test
    void anotherGameLeavesThePuzzlesAlone() {
        model.open(Activity.DAILY);
        match.play(wrongMove());
        Position start = Games.usual().start(4);
        match.begin(new Match(start, new Players(Player.HUMAN, Player.HUMAN)), TimeControl.NONE);
        time.pass(LONG);
        assertEquals(start, match.positionProperty().get());
        assertNull(match.modeProperty().get());
    }

    /** {@return the kind of puzzle with this id, whichever game it belongs to} */
    private static PuzzleKind kind(String id) {
        return Games.all().stream()
                .flatMap(game -> PuzzleGames.kinds(game).stream())
                .filter(kind -> kind.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void practiceGivesPuzzlesOfTheThemeThatWereNotTriedYet() {
        PuzzleTheme theme =
                new PuzzleTheme(Games.byId("sim").orElseThrow(), Optional.of(kind("safe")), Challenge.HARDER);
        model.open(Activity.PRACTICE);
        model.choose(theme);
        for (int i = 0; i < 20; i++) {
            Puzzle next = puzzle();
            assertEquals(kind("safe"), next.kind());
            assertFalse(model.counting().isTriedBefore(), next.id());
            solve();
            assertEquals(i + 1, log.size());
            model.next();
        }
    }

    @Test
    void whoeverChoosesAnotherThemeSeesAnotherPuzzle() {
        model.open(Activity.PRACTICE);
        for (int i = 0; i < 60; i++) {
            String before = puzzle().id();
            Optional<PuzzleKind> kind = i % 2 == 0 ? Optional.of(puzzle().kind()) : Optional.empty();
            model.choose(new PuzzleTheme(Games.usual(), kind, Challenge.HARDER));
            assertNotEquals(before, puzzle().id());
        }
    }

    @Test
    void theThemeIsRememberedAndNonsenseIsTheUsualOne() {
        PuzzleTheme theme =
                new PuzzleTheme(Games.byId("checkers").orElseThrow(), Optional.of(kind("king")), Challenge.EASIER);
        model.open(Activity.PRACTICE);
        model.choose(theme);
        assertEquals(theme, PuzzleTheme.of(chosen.get()));
        assertEquals(PuzzleTheme.USUAL, PuzzleTheme.of("chess mate harder"));
        assertEquals(new PuzzleTheme(theme.game(), Optional.empty(), Challenge.USUAL), PuzzleTheme.of("checkers ? ?"));
    }

    @Test
    void onceAllPuzzlesHaveBeenTriedTheyComeAgainUnrated() {
        PuzzleTheme theme =
                new PuzzleTheme(Games.byId("sim").orElseThrow(), Optional.of(kind("safe")), Challenge.USUAL);
        ShippedPuzzles.of(theme.game())
                .forEach(any -> log.add(new ProfileEvent.Tried(SUNDAY, any.id(), 1500, true, 0, Optional.empty())));
        profile.set(Profile.of(log));
        model.open(Activity.PRACTICE);
        model.choose(theme);
        assertTrue(model.counting().isTriedBefore());
        solve();
        assertEquals(Optional.empty(), model.counting().change());
        assertEquals(0, model.counting().hintCost(model.attempt().orElseThrow()));
    }

    @Test
    void aGameWithoutPuzzlesOfTheKindSaysSo() {
        model.open(Activity.PRACTICE);
        model.choose(new PuzzleTheme(Games.byId("sim").orElseThrow(), Optional.of(kind("king")), Challenge.USUAL));
        assertTrue(model.isEmpty());
        assertFalse(match.userToMoveProperty().get());
    }

    @Test
    void puzzlesOfAnotherGameTakeTheBoardAndGiveItBack() {
        model.open(Activity.PRACTICE);
        model.choose(new PuzzleTheme(Games.byId("checkers").orElseThrow(), Optional.empty(), Challenge.EASIER));
        assertEquals("checkers", match.positionProperty().get().game().id());
        assertEquals(
                Optional.of(puzzle().position().toMove()),
                match.modeProperty().get().bottom());
        Ruling ruling = Referee.of(puzzle()).rule(puzzle().position(), puzzle().answer(), 0);
        assertTrue(ruling.verdict().isRight());
        model.close();
        assertEquals("jump61", match.positionProperty().get().game().id());
        assertEquals(Side.FIRST, match.positionProperty().get().toMove());
        assertNotNull(match.matchProperty().get());
    }
}
