package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import javafx.collections.ListChangeListener;
import javafx.event.Event;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import jump61.app.home.HomeController;
import jump61.app.home.HomeFeature;
import jump61.app.home.HomeModel;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.library.ui.LibraryFeature;
import jump61.network.RemoteSettings;
import jump61.profile.ProfileEvent;
import jump61.profile.ui.ProfileFeature;
import jump61.puzzle.DailyPuzzle;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;
import jump61.table.ui.TableFeature;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.FxmlFile;
import jump61.window.Place;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.TimeControl;
import jump61.window.settings.Palette;
import jump61.window.settings.Settings;
import jump61.window.settings.Speed;
import org.junit.jupiter.api.Test;

/** The window as users open it: on Home. */
class HomeWindowTest extends WindowTest {
    private static final Players CASUAL = new Players(Player.HUMAN, new Player.Computer(3));

    @Override
    Place first() {
        return HomeFeature.HOME;
    }

    /** The computer takes its time, so that it can be left before it moves. */
    @Override
    String settings() {
        return super.settings().replace("animation.speed=NONE", "animation.speed=NORMAL");
    }

    private Context window;

    @Override
    Function<Program, List<Feature>> list(RemoteSettings network) {
        return super.list(network).andThen(product -> andOneThatTells(product, context -> window = context));
    }

    private Place current() {
        return program().places().currentProperty().get();
    }

    private void waitForHome() {
        waitUntil(() -> isShown("New game") && isShown("#offer-jump61"));
    }

    /** Begins a match in which a person is to move, and leaves it for Home. */
    private void leaveAGame(Players players, String... moves) {
        robot.interact(() -> {
            Match match = new Match(CubesGame.INSTANCE.start(4), players);
            List.of(moves).forEach(move -> match.play(CubesGame.INSTANCE.parseMove(move)));
            program().match().begin(match, TimeControl.NONE);
            program().commands().run(Command.GO_HOME);
        });
    }

    /** Shows a game that has ended, and then runs commands. */
    private void endAGame(Command... then) {
        robot.interact(() -> {
            Match match = new Match(CubesGame.INSTANCE.start(2), CASUAL);
            List.of("1:1", "2:2", "1:1", "2:2").forEach(move -> match.play(CubesGame.INSTANCE.parseMove(move)));
            program().match().begin(match, TimeControl.NONE);
            List.of(then).forEach(program().commands()::run);
        });
    }

    private Optional<Node> focused() {
        return Optional.ofNullable(FxWait.ask(() -> stage.getScene().getFocusOwner()));
    }

    @Test
    void theWindowOpensOnHomeAndKnowsWhatToBeginWith() {
        waitForHome();
        assertEquals(HomeFeature.HOME, current());
        waitUntil(() -> isShown("Learn Jump61 in a minute"));
        assertTrue(isShown("Solve"));
        waitUntil(() -> focused().filter(node -> "primary".equals(node.getId())).isPresent());
    }

    @Test
    void aFirstSizeIsNotTakenForASmallOneWhichWouldHaveAllCardsMadeTwice() {
        waitForHome();
        robot.interact(() -> {
            Region home = (Region) stage.getScene().lookup("#home");
            double width = home.getWidth();
            double height = home.getHeight();
            home.resize(0, 0);
            List<Object> changes = new ArrayList<>();
            ((GridPane) home.lookup("#offers")).getChildren().addListener((ListChangeListener<Node>) changes::add);
            home.resize(width, height);
            assertEquals(List.of(), changes);
        });
    }

    /** So it is right after the start. */
    @Test
    void keysForTheSpeedWorkWhenNothingHasTheFocus() {
        waitForHome();
        Speed before = program().settings().speedProperty().get();
        robot.interact(() -> Event.fireEvent(
                stage.getScene(),
                new KeyEvent(KeyEvent.KEY_PRESSED, "+", "+", KeyCode.EQUALS, true, false, false, false)));
        assertNotEquals(before, program().settings().speedProperty().get());
    }

    @Test
    void anUnfinishedGameWaitsThereUntilItIsContinued() throws Exception {
        leaveAGame(CASUAL, "1:1", "4:4");
        end();
        start(Optional.empty());
        waitUntil(() -> isShown("Your move against Casual"));
        assertEquals(HomeFeature.HOME, current());
        assertFalse(isShown("#board"));
        robot.push(KeyCode.ENTER);
        waitUntil(() -> isShown("#board"));
        assertEquals(List.of("1:1", "4:4"), movesPlayed());
    }

    @Test
    void theLengthOfTheLastGameIsToldInRoundsAsElsewhere() {
        endAGame(Command.GO_HOME);
        waitUntil(() -> isShown("All 4 squares are Casual’s, after 2 moves."));
    }

    @Test
    void theBoardLiesThereAsItDoesInTheGame() {
        waitForHome();
        for (boolean over : new boolean[] {false, true}) {
            robot.interact(() -> {
                Match match = new Match(CheckersGame.INSTANCE.start(8), CASUAL);
                match.play(CheckersGame.INSTANCE.parseMove("2 2 3 3"));
                match.play(CheckersGame.INSTANCE.parseMove("5 5 4 4"));
                program().match().begin(match, TimeControl.NONE);
                if (over) {
                    match.end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
                }
                program().commands().run(Command.GO_HOME);
            });
            waitUntil(() -> FxWait.ask(() -> robot.lookup(".home-board .miniature").queryAll().stream()
                    .anyMatch(picture -> picture.getRotate() == 180)));
            robot.interact(() -> program().commands().run(Command.GO_PLAY));
        }
    }

    @Test
    void aReviewThatWasLeftWaitingIsShownAgain() {
        endAGame(Command.REVIEW, Command.GO_HOME);
        waitUntil(() -> isShown("#second"));
        robot.clickOn("#second");
        waitUntil(() -> isShown("#board"));
        assertTrue(program().match().modeProperty().get() != null);
    }

    @Test
    void theComputerDoesNotMoveBeforeTheGameIsContinued() throws Exception {
        leaveAGame(CASUAL, "1:1");
        end();
        start(Optional.empty());
        waitUntil(() -> isShown("Casual’s turn"));
        waitForHome();
        assertEquals(List.of("1:1"), movesPlayed());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        waitUntil(() -> movesPlayed().size() == 2);
    }

    @Test
    void theRailSaysThatItIsYourTurnOnTheBoard() {
        leaveAGame(CASUAL, "1:1", "4:4");
        waitUntil(() -> isShown(".rail-dot"));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        waitUntil(() -> !isShown(".rail-dot"));
        leaveAGame(CASUAL, "1:1");
        waitForHome();
        assertFalse(isShown(".rail-dot"));
    }

    @Test
    void tablesOfOthersAreOneClickAway() {
        waitForHome();
        robot.clickOn("#playOnline");
        waitUntil(() -> robot.lookup("#online").<ToggleButton>query().isSelected());
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> robot.lookup("#online").tryQuery().isEmpty());
        robot.clickOn("#allOptions");
        waitUntil(() -> robot.lookup("#computer").<ToggleButton>query().isSelected());
    }

    @Test
    void whoeverHasSolvedTodaysPuzzleOfAnyGameSeesItAndIsOfferedOthers() {
        waitForHome();
        for (boolean solved : new boolean[] {false, true}) {
            assertEquals("Solve", text("#solve"));
            tryPuzzleOf(CheckersGame.INSTANCE, solved);
        }
        waitUntil(() -> text("#solve").equals("Puzzles") && text("#streak").equals("1 day in a row"));
        List.of(KeyCode.DIGIT3, KeyCode.DIGIT1).forEach(place -> robot.push(KeyCode.CONTROL, place));
        waitUntil(() -> isShown("#todayPicture .game-checkers"));
    }

    @Test
    void theDaysOfTheWeekAreReadWithTodayAsTheLast() {
        waitForHome();
        tryPuzzleOf(CubesGame.INSTANCE, true);
        waitUntil(() -> isShown("#week"));
        Node week = robot.lookup("#week").query();
        assertEquals(AccessibleRole.TEXT, week.getAccessibleRole());
        String days = week.getAccessibleText();
        assertTrue(days.matches("(\\w+: not tried yet. ){6}\\w+: solved\\.?"), days);
    }

    private void tryPuzzleOf(Game game, boolean solved) {
        LocalDate today = LocalDate.now();
        var tried =
                new ProfileEvent.Tried(today, DailyPuzzle.of(game, today).id(), 1000, solved, 0, Optional.of(today));
        robot.interact(() -> feature(ProfileFeature.class).model().record(tried));
    }

    @Test
    void aGameFromElsewhereIsNotToldAsYours() throws Exception {
        waitForHome();
        Match played = new Match(CubesGame.INSTANCE.start(2), CASUAL);
        while (!played.isOver()) {
            played.play(played.position().legalMoves().get(0));
        }
        RecordFiles.save(GameRecord.of(played, Map.of()), home.resolve("games/other.jump61"));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        waitUntil(() -> isShown(".library-games"));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        waitForHome();
        waitUntil(() -> isShown("Review"));
        String winner = played.result().orElseThrow().wonBy(Side.FIRST) ? "Red" : "Blue";
        assertTrue(isShown(winner + " wins"), "the title");
        String reason = text("#firstReason");
        assertTrue(reason.startsWith(winner + " owns every square"), reason);
    }

    @Test
    void afterAChangeOfTheProfileTheLastGamesAreNotToldAsYours() throws Exception {
        waitForHome();
        for (int size = 2; size <= 3; size++) {
            Match played = new Match(CubesGame.INSTANCE.start(size), CASUAL);
            while (!played.isOver()) {
                played.play(played.position().legalMoves().get(0));
            }
            Map<String, String> tags = Map.of("Profile", "1", "Finished", "2026-11-2" + size + "T10:00:00Z");
            RecordFiles.save(GameRecord.of(played, tags), home.resolve("games/own" + size + ".jump61"));
        }
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        waitUntil(() -> isShown(".library-games"));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        waitForHome();
        waitUntil(() -> isShown("Review"));
        waitUntil(() -> toldAsYours() == 2);
        robot.interact(() -> feature(ProfileFeature.class).model().create("Bert"));
        waitUntil(() -> toldAsYours() == 0);
    }

    /** Returns how many of the games shown were won or lost by "you". */
    private int toldAsYours() {
        return (int) robot.lookup(".label").queryAllAs(Label.class).stream()
                .filter(label -> label.getText() != null && label.getText().matches("You beat .*|.* beat you"))
                .count();
    }

    @Test
    void aGameNeverPlayedOffersItsLessonAndSkippingThatLeadsBack() {
        waitForHome();
        assertEquals(
                180,
                robot.lookup("#offer-checkers .miniature").query().getRotate(),
                "who learns it has the red pieces, at the bottom");
        robot.clickOn("#offer-sim");
        waitUntil(() -> isShown(".lesson"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#offer-sim"));
    }

    @Test
    void howTheLastGamesEndedIsSaidInFullInLanguagesThatNeedMoreWords() {
        for (String language : List.of("es", "ru")) {
            robot.interact(() -> program().settings().languageProperty().set(language));
            finishAGame();
            finishAGame("1:1", "2:2", "1:2");
            waitUntil(() -> isShown(".past-card"));
            assertEquals(List.of(), CutTexts.in(stage), language);
        }
    }

    @Test
    void oneClickBeginsAGameAgainstTheNextOpponent() throws Exception {
        finishAGame();
        waitUntil(() -> isShown("Play Beginner"));
        robot.clickOn("#offer-jump61");
        waitUntil(() -> isShown("#board"));
        assertEquals(0, match().turns().size());
        assertEquals(
                1, match().playersProperty().get().opposingLevel().orElseThrow().number());
    }

    @Test
    void aFinishedGameCanBePlayedAgainFromThereAndIsFoundAgainAfterTheNextStart() throws Exception {
        finishAGame();
        waitUntil(() -> isShown("You beat Beginner"));
        end();
        start(Optional.empty());
        waitUntil(() -> isShown("You beat Beginner"));
        robot.clickOn("Play again");
        waitUntil(() -> isShown("#board"));
        assertEquals(0, match().turns().size());
        assertEquals("2", match().positionProperty().get().size().text());
        assertEquals(new Player.Computer(1), match().playersProperty().get().second());
    }

    @Test
    void todaysPuzzleIsOneClickAwayAndLeadsBack() {
        waitForHome();
        robot.clickOn("Solve");
        waitUntil(() -> match().modeProperty().get() != null);
        assertEquals(Place.PLAY, current());
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> current().equals(HomeFeature.HOME));
    }

    @Test
    void whoeverChoosesOtherColoursReadsThemAtTodaysPuzzleAtOnce() {
        waitForHome();
        waitUntil(() -> isShown("#solver") && isShown("#todayPicture .miniature"));
        String before = text("#solver");
        robot.interact(() -> desktopSettings().paletteProperty().set(Palette.VIVID));
        assertNotEquals(before, text("#solver"));
    }

    @Test
    void asManyGamesAreCountedAsGamesShows() throws Exception {
        waitForHome();
        Files.createDirectories(home.resolve("games"));
        String game = "Jump61 record 1\nGame: sim\nRed: computer 1\nBlue: %s\nResult: Blue wins by resignation\n\n12\n";
        for (int i = 1; i <= 7; i++) {
            String blue = i <= 5 ? "human" : "computer 2";
            Files.writeString(home.resolve("games/" + i + ".jump61"), game.formatted(blue));
        }
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        waitUntil(() -> isShown("All 5"));
        robot.clickOn("#allGames");
        waitUntil(() -> isShown("#count") && text("#count").equals("5 games"));
    }

    @Test
    void whereGamesAreKeptIsSaidOnlyWhileThereIsNone() {
        waitForHome();
        waitUntil(() -> isShown("#noGames"));
        finishAGame();
        waitUntil(() -> isShown("You beat Beginner") && !isShown("#noGames"));
        assertFalse(isShown("#lastHead"), "nothing is there besides the first card");
        finishAGame("1:1", "2:2", "1:2");
        waitUntil(() -> isShown("#lastHead") && isShown(".past-card"));
    }

    @Test
    void theGameBeforeIsAmongTheLastGamesAsSoonAsTheNextHasMoves() {
        waitForHome();
        finishAGame();
        waitUntil(() -> isShown("You beat Beginner"));
        robot.interact(() -> {
            program().newGame().beginFirst();
            program().match().pausedProperty().set(true);
            match().play(match().positionProperty().get().legalMoves().get(0));
            program().commands().run(Command.GO_HOME);
        });
        // The date has a line of its own.
        waitUntil(() -> isShown("Continue") && isShown(".past-card") && isShown("1 move"));
    }

    @Test
    void anotherProfileIsNotOfferedTheGameThatTheOneBeforeHasEnded() {
        finishAGame();
        finishAGame("1:1", "2:2", "1:2");
        waitUntil(() -> isShown("You beat Beginner") && isShown(".past-card"));
        robot.interact(() -> feature(ProfileFeature.class).model().create("Bob"));
        waitUntil(() -> text("#firstTitle").equals("Learn Jump61 in a minute"));
        finishAGame("1:1", "2:2", "2:1");
        waitUntil(() -> isShown("You beat Beginner") && isShown(".past-card"));
    }

    @Test
    void twoComputersOfOneLevelAreToldApart() {
        waitForHome();
        robot.interact(() -> {
            Player casual = new Player.Computer(3);
            Match match = new Match(CubesGame.INSTANCE.start(3), new Players(casual, casual));
            program().match().begin(match, TimeControl.NONE);
            program().match().pausedProperty().set(true);
            match.play(CubesGame.INSTANCE.parseMove("1:1"));
            program().commands().run(Command.GO_HOME);
        });
        waitUntil(() -> isShown("Continue") && text("#firstTitle").equals("Blue’s turn"));
        assertEquals("Red · 1", text("#firstCount"));
    }

    @Test
    void whoKeepsNoGamesIsNotPromisedAny() {
        waitForHome();
        robot.interact(() -> program().settings().keptGamesProperty().set(Settings.KEEP_NO_GAMES));
        waitUntil(() -> isShown("#noGames") && text("#noGames").equals("Finished games are not kept."));
    }

    /** Resigning is the shortest end; here the computer does. */
    private void finishAGame() {
        finishAGame("1:1", "2:2");
    }

    private void finishAGame(String... moves) {
        robot.interact(() -> {
            Match match = new Match(CubesGame.INSTANCE.start(2), new Players(Player.HUMAN, new Player.Computer(1)));
            program().match().begin(match, TimeControl.NONE);
            program().match().pausedProperty().set(true);
            List.of(moves).forEach(move -> match.play(CubesGame.INSTANCE.parseMove(move)));
            match.end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
            program().commands().run(Command.GO_HOME);
        });
    }

    @Test
    void onTheNextDayHomeSaysWhichDayItIsAndWhenTheLastGamesWere() {
        finishAGame();
        finishAGame("1:1", "2:2", "1:2");
        waitForHome();
        LocalDate played = LocalDate.now();
        AtomicReference<LocalDate> today = new AtomicReference<>(played);
        HomeModel model = new HomeModel(
                program(),
                feature(ProfileFeature.class).model().profileProperty(),
                feature(ProfileFeature.class).ladder(),
                feature(LibraryFeature.class),
                feature(TableFeature.class),
                today::get);
        HomeController controller = new HomeController(
                window, model, game -> {}, feature(LibraryFeature.class), feature(TableFeature.class));
        ScrollPane shown = (ScrollPane) FxWait.ask(() -> window.views().load(FxmlFile.HOME, controller));
        Label day = (Label) shown.getContent().lookup("#day");
        robot.interact(model::refresh);
        DateTimeFormatter format = DateTimeFormatter.ofPattern("EEEE, d MMMM", Locale.ENGLISH);
        waitUntil(() ->
                day.getText().equals(format.format(played)) && lastGame(shown).contains("today"));
        today.set(played.plusDays(1));
        robot.interact(model::refresh);
        waitUntil(() -> day.getText().equals(format.format(played.plusDays(1))));
        waitUntil(() -> lastGame(shown).contains("yesterday"));
    }

    private static String lastGame(ScrollPane home) {
        Node card = home.getContent().lookup(".past-card");
        return card == null ? "" : card.getAccessibleText();
    }
}
