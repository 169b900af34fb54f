package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.board.Help;
import jump61.window.settings.OwnColours;
import jump61.window.settings.Palette;
import jump61.window.settings.SideColour;
import jump61.window.settings.Speed;
import jump61.window.settings.Theme;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The settings, a place of the window. */
class SettingsWindowTest extends WindowTest {
    @BeforeEach
    void openSettings() {
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        waitUntil(() -> isShown("#theme"));
    }

    @Test
    void thereAreEightInAPlaceThatEscLeaves() {
        int names = robot.lookup(".settings .setting-name").queryAll().size();
        int boxes = robot.lookup(".settings .check-box").queryAll().size();
        assertEquals(8, names + boxes);
        assertFalse(isShown("#board"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#board"));
    }

    @Test
    void aPictureOfAThemeAppliesItAtOnce() {
        robot.clickOn("#theme-DARK");
        assertEquals(Theme.DARK, desktopSettings().themeProperty().get());
        assertTrue(stage.getScene().getRoot().getStyleClass().contains("dark"));
    }

    @Test
    void arrowsChooseAndTabLeadsToTheNextSetting() {
        robot.clickOn("#help-SOME");
        robot.push(KeyCode.RIGHT);
        assertEquals(Help.ALL, desktopSettings().helpProperty().get());
        assertTrue(isFocused("#help-ALL"));
        robot.push(KeyCode.TAB);
        assertTrue(isFocused("#speed-NONE"), "the speed of this test");
        robot.push(KeyCode.LEFT);
        assertEquals(Speed.FAST, desktopSettings().speedProperty().get());
    }

    private boolean isFocused(String query) {
        return FxWait.ask(() -> robot.lookup(query).<Node>query().isFocused());
    }

    @Test
    void coloursOfYourOwnAreChosenBehindTheirPicture() {
        assertFalse(isShown("#ownRow"));
        robot.clickOn("#palette-OWN");
        assertTrue(isShown("#ownRow"));
        assertEquals(Palette.OWN, desktopSettings().paletteProperty().get());
        robot.interact(() -> desktopSettings().setOwnColours(new OwnColours(SideColour.TEAL, SideColour.ORANGE)));
        assertEquals(SideColour.TEAL, desktopSettings().ownColours().first());
    }

    @Test
    void thatHighContrastHasItsOwnColoursIsSaidWhereOthersCannotBeChosen() {
        robot.interact(() -> desktopSettings().paletteProperty().set(Palette.OWN));
        robot.clickOn("#theme-HIGH_CONTRAST");
        assertTrue(isShown("High contrast has its own colours."));
        assertTrue(FxWait.ask(() -> robot.lookup("#ownRow").query().isDisabled()));
        robot.clickOn("#theme-LIGHT");
        waitUntil(() -> !isShown("High contrast has its own colours."));
        assertFalse(FxWait.ask(() -> robot.lookup("#ownRow").query().isDisabled()));
    }

    @Test
    void theKeysOfTheEvaluationBarAndOfSoundActOnTheSameSettings() {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
        assertTrue(desktopSettings().volumeProperty().get() > 0, "muted by the file of this test");
        assertEquals("Sound is on.", text("#note"));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
        assertEquals(0, desktopSettings().volumeProperty().get());
        assertEquals("Sound is off.", text("#note"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> isShown("#board"));
        robot.push(KeyCode.E);
        assertEquals(Help.ALL, desktopSettings().helpProperty().get());
        waitUntil(() -> isShown("#bar"));
        robot.push(KeyCode.E);
        assertEquals(Help.SOME, desktopSettings().helpProperty().get());
    }

    @Test
    void whatIsChosenElsewhereIsSeenHere() {
        robot.interact(() -> desktopSettings().speedProperty().set(Speed.SLOW));
        assertTrue(FxWait.ask(
                () -> robot.lookup("#speed-SLOW").queryAs(ToggleButton.class).isSelected()));
    }

    /** The speed is also how long the computer waits, so that one can follow. */
    @Test
    void theSpeedCanBeChosenWithReducedMotion() {
        robot.clickOn("#reducedMotion");
        robot.clickOn("#speed-SLOW");
        assertEquals(Speed.SLOW, desktopSettings().speedProperty().get());
        assertEquals(0, desktopSettings().shownSpeed());
        assertEquals("The result of a move is shown at once.", text("#note"));
        assertEquals(
                Speed.SLOW.answer(), match().computer().minimumTimeProperty().get());
    }

    @Test
    void theKeyForStepsSaysHowCascadesAreShown() {
        robot.push(KeyCode.W);
        assertEquals("The result of a move is shown at once.", text("#note"), "steps or not");
        robot.clickOn("#speed-FAST");
        robot.push(KeyCode.W);
        assertEquals("Moves are shown fast.", text("#note"));
        robot.push(KeyCode.W);
        assertEquals("Cascades are shown step by step.", text("#note"));
    }

    @Test
    void whateverTheSettingsOfFeaturesContainTheirPlacesOpen() throws Exception {
        for (String value :
                List.of("", "x".repeat(100_000), "-1e308", "a\\tb\\nc\\t\\t\\td", "\\u001b[2J\\u0000", "../..")) {
            end();
            String lines = Stream.of(
                            "arena.programs",
                            "window.adviser",
                            "window.analysisLines",
                            "puzzles.theme",
                            "puzzles.waiting")
                    .map(key -> key + "=" + value + "\n")
                    .collect(Collectors.joining());
            Files.writeString(home.resolve("settings.properties"), settings() + lines);
            start(Optional.empty());
            robot.interact(() -> program().commands().run(Command.ANALYSIS));
            waitUntil(() -> isShown("#treeScroll"));
            robot.push(KeyCode.ESCAPE);
            robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
            waitUntil(() -> !isShown("#board"));
            robot.push(KeyCode.CONTROL, KeyCode.COMMA);
            waitUntil(() -> isShown(".settings"));
        }
    }
}
