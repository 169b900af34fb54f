package jump61.app;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import javafx.beans.property.SimpleStringProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.RandomPlay;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.library.GameLibrary;
import jump61.library.ui.LibraryFeature;
import jump61.network.RemoteSettings;
import jump61.profile.ProfileEvent;
import jump61.profile.Profiles;
import jump61.profile.ui.ProfileFeature;
import jump61.profile.ui.ProfileModel;
import jump61.puzzle.DailyPuzzle;
import jump61.puzzle.Puzzle;
import jump61.puzzle.ui.Activity;
import jump61.puzzle.ui.PuzzleFeature;
import jump61.puzzle.ui.PuzzleModel;
import jump61.puzzle.ui.PuzzleSurroundings;
import jump61.puzzle.ui.PuzzleTexts;
import jump61.puzzle.ui.PuzzlesController;
import jump61.record.GameRecord;
import jump61.review.GameReview;
import jump61.review.ReviewLimits;
import jump61.review.ReviewMonitor;
import jump61.review.ReviewNotes;
import jump61.review.ReviewWords;
import jump61.review.Reviewer;
import jump61.window.FxWait;
import jump61.window.FxmlFile;
import jump61.window.board.GameViews;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.Delay;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The place of the puzzles. */
class PuzzlesPlaceTest extends WindowTest {
    private Context window;

    @Override
    Function<Program, List<Feature>> list(RemoteSettings network) {
        return super.list(network).andThen(product -> andOneThatTells(product, context -> window = context));
    }

    @BeforeEach
    void openPuzzles() {
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        waitUntil(() -> isShown("#solveToday"));
    }

    private PuzzleModel puzzles() {
        return feature(PuzzleFeature.class).puzzles();
    }

    @Test
    void todaysIsSolvedWithOneKeyAndBackLeadsHere() {
        waitUntil(() -> isShown(".today-picture .miniature"));
        waitUntil(() -> FxWait.ask(() -> robot.lookup("#solveToday").query().isFocused()));
        robot.push(KeyCode.ENTER);
        waitUntil(() -> FxWait.ask(() -> puzzles().isOpen() && puzzles().activity() == Activity.DAILY));
        robot.interact(puzzles()::close);
        waitUntil(() -> isShown("#solveToday"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#board"));
    }

    @Test
    void otherPuzzlesBeginEvenIfSomeWait() {
        robot.clickOn("#puzzles-practice");
        waitUntil(() -> isShown("#board") && FxWait.ask(puzzles()::isOpen));
        openPuzzles();
        robot.clickOn("#puzzles-streak");
        waitUntil(() -> isShown("#board"));
        assertEquals(Activity.STREAK, FxWait.ask(puzzles()::activity));
        openPuzzles();
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        robot.clickOn("#solveToday");
        waitUntil(() -> isShown("#board"));
        assertEquals(Activity.DAILY, FxWait.ask(puzzles()::activity));
        robot.interact(puzzles()::close);
        waitUntil(() -> isShown("#solveToday"));
    }

    @Test
    void aPuzzleBelongsToPuzzlesAndPlayLeadsFromItToTheGame() {
        robot.clickOn("#puzzles-practice");
        waitUntil(() -> isShown("#board") && FxWait.ask(puzzles()::isOpen));
        assertEquals("goPuzzles", chosenInTheRail());
        robot.clickOn("#goPlay");
        waitUntil(() -> !FxWait.ask(puzzles()::isOpen));
        waitUntil(() -> isShown("#board") && chosenInTheRail().equals("goPlay"));
    }

    private String chosenInTheRail() {
        return FxWait.ask(() -> robot.lookup(".rail-item").queryAll().stream()
                .filter(item -> item.getPseudoClassStates().contains(PseudoClass.getPseudoClass("chosen")))
                .map(Node::getId)
                .collect(joining(" ")));
    }

    @Test
    void anotherGameHasItsOwnPuzzles() {
        waitUntil(() -> isShown(".today-picture .miniature"));
        robot.clickOn("#puzzleGames > .toggle-button");
        robot.push(KeyCode.RIGHT);
        robot.push(KeyCode.RIGHT);
        waitUntil(() -> FxWait.ask(() -> chosenGame().equals("Sim")));
        waitUntil(() -> !text("#task").isEmpty());
        robot.clickOn("#puzzles-streak");
        waitUntil(() -> FxWait.ask(puzzles()::isOpen));
        assertEquals("sim", FxWait.ask(() -> puzzles().game().id()));
        assertEquals(Activity.STREAK, puzzles().activity());
    }

    @Test
    void onTheNextDayItsPuzzleIsShown() {
        AtomicReference<LocalDate> today = new AtomicReference<>(LocalDate.of(2026, 11, 20));
        ProfileModel profile = feature(ProfileFeature.class).model();
        var around = new PuzzleSurroundings(
                match(),
                profile::id,
                program().background(),
                new PuzzleSurroundings.Time(Delay.onFxThread(), System::nanoTime, today::get),
                new SplittableRandom(1),
                turn -> {},
                () -> {});
        var model = new PuzzleModel(
                around,
                profile.profileProperty(),
                event -> {},
                new SimpleStringProperty(""),
                new SimpleStringProperty(""));
        var controller = new PuzzlesController(window, model, profile, latest -> {});
        ScrollPane page = (ScrollPane) FxWait.ask(() -> window.views().load(FxmlFile.PUZZLES, controller));
        robot.interact(() -> new Scene(page));
        Pane picture = (Pane) page.getContent().lookup(".today-picture");
        waitUntil(() -> !picture.getChildren().isEmpty());
        Node first = picture.getChildren().get(0);
        today.set(LocalDate.of(2026, 11, 21));
        robot.interact(profile::refresh);
        waitUntil(
                () -> !picture.getChildren().isEmpty() && picture.getChildren().get(0) != first);
        assertEquals(
                PuzzleTexts.task(DailyPuzzle.of(Games.usual(), today.get()), window.texts(), window.words()),
                ((Label) page.getContent().lookup("#task")).getText());
    }

    private String chosenGame() {
        return robot.lookup("#puzzleGames > .toggle-button").queryAllAs(ToggleButton.class).stream()
                .filter(ToggleButton::isSelected)
                .map(ToggleButton::getText)
                .collect(joining());
    }

    @Test
    void todaysIsOfferedAgainOnlyInTheGameInWhichItWasSolved() {
        waitUntil(() -> isShown(".today-picture .miniature"));
        LocalDate today = FxWait.ask(puzzles()::today);
        String id = DailyPuzzle.of(Games.usual(), today).id();
        robot.interact(() -> feature(ProfileFeature.class)
                .model()
                .record(new ProfileEvent.Tried(today, id, 1000, false, 0, Optional.of(today))));
        assertEquals("Solve", text("#solveToday"), "tried in vain");
        robot.interact(() -> feature(ProfileFeature.class)
                .model()
                .record(new ProfileEvent.Tried(today, id, 1000, true, 0, Optional.of(today))));
        waitUntil(() -> text("#solveToday").equals("Play again"));
        robot.clickOn("#puzzleGames > .toggle-button");
        robot.push(KeyCode.RIGHT);
        waitUntil(() -> FxWait.ask(() -> chosenGame().equals("Checkers")));
        waitUntil(() -> isShown(".today-picture .miniature"));
        Game checkers = Games.all().get(1);
        Side solver = DailyPuzzle.of(checkers, today).position().toMove();
        assertEquals(
                GameViews.of(checkers).isTurned(Optional.of(solver)) ? 180 : 0,
                robot.lookup(".today-picture .miniature").query().getRotate(),
                "as on the board");
        assertEquals("Solve", text("#solveToday"));
    }

    @Test
    void theEndOfAStreakSaysOnceHowManyWereSolvedAndWhatTheMarkedMoveIs() {
        robot.clickOn("#puzzles-streak");
        waitUntil(() -> isShown("#board") && FxWait.ask(puzzles()::takesMoves));
        robot.interact(() -> {
            Puzzle puzzle = puzzles().attempt().orElseThrow().puzzle();
            puzzles()
                    .chosen(puzzle.position().legalMoves().stream()
                            .filter(move -> !move.equals(puzzle.answer()))
                            .findFirst()
                            .orElseThrow());
        });
        waitUntil(() -> isShown("#puzzleVerdict") && text("#puzzleVerdict").equals("The marked move was right."));
        assertFalse(isShown("#puzzleScore"));
    }

    @Test
    void threeMinutesSayOnceHowManyAreSolvedInWindowsOfEverySize() {
        robot.clickOn("#puzzles-rush");
        waitUntil(() -> isShown("#board") && FxWait.ask(puzzles()::takesMoves));
        assertEquals(List.of("0 solved"), counts());
        resize(480, 360);
        waitUntil(() -> counts().equals(List.of("3:00 · 0 solved")));
        resize(640, 600);
        waitUntil(() -> counts().equals(List.of("0 solved")));
    }

    private List<String> counts() {
        return FxWait.ask(() -> robot.lookup((Node node) -> node instanceof Label).queryAllAs(Label.class).stream()
                .map(Label::getText)
                .filter(text -> text.endsWith(" solved"))
                .toList());
    }

    @Test
    void whatNobodyHasYetIsNotShown() {
        assertFalse(isShown("#mistakes"));
        assertTrue(text("#rating").contains("after ten puzzles"));
    }

    @Test
    void onlyYourOwnGamesOfferMistakesOfYours() throws Exception {
        Match played = new Match(Games.all().get(0).start(3), new Players(Player.HUMAN, new Player.Computer(3)));
        RandomPlay.from(played.position(), 1).stream().map(Turn::move).forEach(played::play);
        GameReview review = new Reviewer(ReviewLimits.of(2000)).review(played.played(), ReviewMonitor.NONE);
        GameRecord imported = ReviewNotes.annotate(
                GameRecord.of(played, Map.of()), review, 2000, new ReviewWords(Locale.ENGLISH, Side::name));
        GameLibrary library = feature(LibraryFeature.class).library();
        library.add(imported, Instant.now());
        assertTrue(latestWithMistakes().isEmpty());
        Map<String, String> tags = new HashMap<>(imported.tags());
        tags.putAll(Map.of(GameLibrary.ID, "2b5e", GameLibrary.PROFILE, Profiles.FIRST.id()));
        library.remove(library.list().get(0));
        library.add(imported.withTags(tags), Instant.now());
        assertTrue(latestWithMistakes().isPresent());
    }

    private Optional<Runnable> latestWithMistakes() {
        AtomicReference<Optional<Runnable>> found = new AtomicReference<>();
        robot.interact(() -> feature(LibraryFeature.class).learnFromLatest(found::set));
        waitUntil(() -> found.get() != null);
        return found.get();
    }
}
