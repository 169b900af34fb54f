package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import jump61.app.home.HomeFeature;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.games.sim.SimGame;
import jump61.library.ui.LibraryFeature;
import jump61.profile.Profile;
import jump61.profile.ui.ProfileFeature;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.Place;
import jump61.window.match.MatchSetup;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

/** The way about the window. */
class PlacesWindowTest extends WindowTest {
    private static final Place ELSEWHERE = HomeFeature.HOME;

    private Place current() {
        return program().places().currentProperty().get();
    }

    private void leave() {
        robot.interact(() -> program().places().go(ELSEWHERE));
        waitUntil(() -> isShown(".place"));
    }

    @Test
    void eachPlaceHasAKey() {
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        waitUntil(() -> isShown(".library"));
    }

    @Test
    void theRailLeadsToEachPlaceAndShowsWhereYouAre() {
        assertTrue(isShown(".rail-item:chosen"));
        robot.clickOn("#goYou");
        waitUntil(() -> isShown(".profile"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !isShown(".profile"));
        leave();
        robot.clickOn("#goPlay");
        waitUntil(() -> isShown("#board"));
    }

    @Test
    void theNameOfAPlaceStaysOnItsGroundInTheRail() {
        robot.interact(() -> program().settings().languageProperty().set("de"));
        robot.interact(() -> program().commands().run(Command.SETTINGS));
        Button item = robot.lookup("#settings").queryButton();
        robot.interact(stage.getScene().getRoot()::layout);
        double ground = item.getWidth()
                - 2 * item.getBackground().getFills().get(0).getInsets().getLeft();
        double name = item.lookup(".text").getLayoutBounds().getWidth();
        assertEquals("Einstellungen", item.getText());
        assertTrue(name <= ground, name + " on " + ground);
    }

    @Test
    void theTitleOfTheWindowNamesAGameOnlyWhereItIsSeen() {
        robot.interact(() -> program()
                .newGame()
                .begin(new MatchSetup(
                        SimGame.INSTANCE,
                        SimGame.INSTANCE.sizes().usualSize(),
                        new Players(Player.HUMAN, Player.HUMAN),
                        TimeControl.NONE)));
        assertEquals("Sim", stage.getTitle());
        leave();
        assertEquals("Jump61", stage.getTitle());
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> stage.getTitle().equals("Sim"));
    }

    @Test
    void theTitleOfTheWindowNamesAFileOnlyWhereItsGameIsSeen() throws Exception {
        Path file = Files.writeString(home.resolve("seen.jump61"), "Jump61 record 1\nGame: sim\n\n12\n");
        robot.interact(() -> feature(LibraryFeature.class).files().open(file));
        waitUntil(() -> stage.getTitle().equals("seen.jump61 – Sim"));
        leave();
        assertEquals("Jump61", stage.getTitle());
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> stage.getTitle().equals("seen.jump61 – Sim"));
        robot.interact(() -> program().commands().runAnyway(Command.DAILY_PUZZLE));
        waitUntil(() -> !stage.getTitle().contains("seen"));
    }

    @Test
    void aCardAtHomeHasNoEmptyLineBelowItsAction() {
        Match match = new Match(SimGame.INSTANCE.start(6), new Players(Player.HUMAN, Player.HUMAN));
        match.play(SimGame.INSTANCE.parseMove("12"));
        robot.interact(() -> {
            match().begin(match, TimeControl.NONE);
            match.end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
            program().commands().runAnyway(Command.GO_HOME);
        });
        waitUntil(() -> isShown("#offer-sim") && lines().contains("Play Beginner"));
        assertEquals(List.of("Sim", "Don’t make a triangle!", "Play Beginner"), lines());
    }

    /** The texts on the card of Sim. */
    private List<String> lines() {
        return FxWait.ask(() -> robot.lookup("#offer-sim .label").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList());
    }

    @Test
    void aProfileTakesNoNameThatAnotherOneHas() {
        var profiles = feature(ProfileFeature.class).model();
        robot.interact(() -> profiles.create("Anna"));
        waitUntil(() -> profiles.people().size() == 2);
        robot.interact(() -> program().commands().run(Command.GO_YOU));
        waitUntil(() -> isShown("#person"));
        for (String taken : List.of("anna", "You")) {
            robot.interact(() -> {
                MenuButton people = robot.lookup("#person").query();
                people.getItems().stream()
                        .filter(item -> "New profile…".equals(item.getText()))
                        .forEach(MenuItem::fire);
                robot.lookup("#name").queryAs(TextField.class).setText(taken);
                robot.lookup("#saveName").queryButton().fire();
            });
            waitUntil(() -> isShown("There is already a profile of that name."));
        }
        assertEquals(2, profiles.people().size());
    }

    @Test
    void aProfileThatIsChosenDoesNotTakeTheNameThatWasTypedForTheOneBefore() {
        var profiles = feature(ProfileFeature.class).model();
        robot.interact(() -> profiles.create("Anna"));
        waitUntil(() -> profiles.people().size() == 2);
        robot.interact(() -> program().commands().run(Command.GO_YOU));
        waitUntil(() -> isShown("#person"));
        robot.interact(() -> robot.lookup("#person").<MenuButton>query().getItems().stream()
                .filter(item -> "Rename…".equals(item.getText()))
                .forEach(MenuItem::fire));
        waitUntil(() -> isShown("#nameRow"));
        robot.interact(() -> profiles.choose(profiles.people().get(0)));
        waitUntil(() -> profiles.personProperty().get().id().equals("1"));
        assertFalse(isShown("#nameRow"));
    }

    @Test
    void escTakesTheFieldForANameAwayAndTheFocusIsBackAtTheProfiles() {
        robot.interact(() -> program().commands().run(Command.GO_YOU));
        for (String from : List.of("#name", "#saveName")) {
            waitUntil(() -> isShown("#person"));
            robot.interact(() -> {
                robot.lookup("#person").<MenuButton>query().getItems().stream()
                        .filter(item -> "New profile…".equals(item.getText()))
                        .forEach(MenuItem::fire);
                robot.lookup("#saveName").queryButton().fire();
            });
            waitUntil(() -> isShown("Enter a name first."));
            robot.interact(() -> robot.lookup(from).query().requestFocus());
            robot.push(KeyCode.ESCAPE);
            waitUntil(() -> !isShown("#nameRow"));
            assertTrue(isShown(".profile"), "the place stays");
            assertFalse(isShown("Enter a name first."), "nobody is asked any more");
            assertEquals("person", stage.getScene().getFocusOwner().getId());
        }
    }

    @Test
    void aLevelThatIsChosenOnTheLadderStaysWhenTheWindowHasTheFocusAgain() {
        var profiles = feature(ProfileFeature.class).model();
        robot.interact(() -> program().commands().run(Command.GO_YOU));
        waitUntil(() -> isShown("#ladder-EXPERT"));
        robot.clickOn("#ladder-EXPERT");
        waitUntil(() -> text("#play").equals("Play Expert"));
        Profile before = profiles.profileProperty().get();
        robot.interact(() -> feature(ProfileFeature.class).focusChanged());
        waitUntil(() -> profiles.profileProperty().get() != before);
        assertEquals("Play Expert", text("#play"));
    }

    @Test
    void profilesWhoseNamesAreLostAreToldApart() throws Exception {
        for (String id : List.of("1", "2")) {
            Path name = home.resolve("profiles").resolve(id).resolve("name.txt");
            Files.createDirectories(name.getParent());
            Files.write(name, new byte[] {'A', (byte) 0xff});
        }
        robot.interact(() -> program().commands().run(Command.GO_YOU));
        waitUntil(() -> isShown("#person"));
        waitUntil(() -> List.of("You", "You 2").equals(FxWait.ask(this::people)));
    }

    private List<String> people() {
        return robot.lookup("#person").queryAs(MenuButton.class).getItems().stream()
                .filter(RadioMenuItem.class::isInstance)
                .map(MenuItem::getText)
                .toList();
    }

    @Test
    void homeLeadsToGamesAlsoWhileOnlyComputersHavePlayed() throws Exception {
        Files.createDirectories(home.resolve("games"));
        for (int i = 1; i <= 2; i++) {
            Files.writeString(
                    home.resolve("games/" + i + ".jump61"),
                    "Jump61 record 1\nGame: sim\nRed: computer 1\nBlue: computer 2\n"
                            + "Result: Red wins by resignation\n\n12\n");
        }
        leave();
        waitUntil(() -> isShown("All 2"));
        assertTrue(isShown("#lastHead"));
        assertTrue(isShown("#noGames"), "what would be there");
    }

    @Test
    void theTitleOfAPlaceIsInLineWithItsTabs() {
        for (Command place : List.of(Command.GO_PUZZLES, Command.GO_GAMES)) {
            robot.interact(() -> program().commands().run(place));
            FxWait.settle();
            assertEquals(middle("#title"), middle(".place-top .tabs"), 1, place.toString());
        }
    }

    /** Returns the middle of the text, or of all there is. */
    private double middle(String query) {
        return FxWait.ask(() -> {
            Node node = robot.lookup(query).query();
            Node seen = node instanceof Label label ? label.lookup(".text") : node;
            return seen.localToScene(seen.getLayoutBounds()).getCenterY();
        });
    }

    @Test
    void aPlaceTakesTheWindowAndEscLeadsBackToTheBoard() {
        leave();
        assertFalse(isShown("#board"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#board"));
        assertEquals(Place.PLAY, current());
    }

    @Test
    void theMatchWaitsWhileAnotherPlaceIsShownAndItsCommandsWithIt() {
        leave();
        assertFalse(FxWait.ask(() -> program().commands().isPossible(Command.HINT)));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        waitUntil(() -> isShown("#board"));
        assertTrue(FxWait.ask(() -> program().commands().isPossible(Command.HINT)));
    }

    @Test
    void aNewMatchLeadsToTheBoard() {
        leave();
        robot.interact(() -> program().newGame().beginFirst());
        waitUntil(() -> isShown("#board"));
    }

    @Test
    void aLessonHasTheFocusWhereToBeginFromItsFirstPictureOn() {
        Node focused = FxWait.ask(() -> {
            program().commands().runAnyway(Command.HOW_TO_PLAY);
            return stage.getScene().getFocusOwner();
        });
        assertTrue(focused.getStyleClass().contains("default-focus"), focused.toString());
    }

    @Test
    void aModeThatWasBegunElsewhereEndsThere() {
        leave();
        robot.interact(() -> program().commands().runAnyway(Command.DAILY_PUZZLE));
        waitUntil(() -> match().modeProperty().get() != null);
        assertEquals(Place.PLAY, current());
        robot.interact(() -> match().setMode(Optional.empty()));
        assertEquals(ELSEWHERE, current());
    }

    @Test
    void whatTheWindowSaysIsReadInAPlaceTooAndStaysThere() {
        leave();
        robot.push(KeyCode.MINUS);
        assertEquals("Moves are shown fast.", text("#note"));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        waitUntil(() -> isShown("#board"));
        assertFalse(isShown("#note"));
    }
}
