package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import jump61.window.Command;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;

/** The menus: few, out of the way until they are wanted, and complete with keys and buttons. */
class MenuWindowTest extends WindowTest {
    private boolean barIsShown() {
        return isShown(".menu-bar");
    }

    private boolean aMenuIsOpen() {
        return FxWait.ask(() -> Window.getWindows().size() > 1);
    }

    private Bounds board() {
        return FxWait.ask(() -> {
            var board = robot.lookup("#board").query();
            return board.localToScene(board.getBoundsInLocal());
        });
    }

    @Test
    void theFourMenusHave22Items() {
        robot.push(KeyCode.F10);
        waitUntil(this::barIsShown);
        List<String> ids = FxWait.ask(() -> robot.lookup(".menu-bar").queryAs(MenuBar.class).getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .map(MenuItem::getId)
                .filter(Objects::nonNull)
                .toList());
        assertEquals(22, ids.size(), ids.toString());
        assertEquals(
                4,
                FxWait.ask(() -> robot.lookup(".menu-bar")
                        .queryAs(MenuBar.class)
                        .getMenus()
                        .size()));
    }

    @Test
    void theBarLiesOverTheWindowWhichStaysWhereItIsUntilEscTakesItAway() {
        Bounds before = board();
        assertTrue(!barIsShown());
        robot.push(KeyCode.F10);
        waitUntil(() -> barIsShown() && aMenuIsOpen());
        assertEquals(before, board());
        robot.push(KeyCode.RIGHT).push(KeyCode.DOWN);
        assertTrue(barIsShown(), "while the arrows look through it");
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !barIsShown() && !aMenuIsOpen());
        assertEquals(before, board());
    }

    @Test
    void theKeysOfAContextMenuAreNotThoseOfTheBar() {
        robot.push(KeyCode.SHIFT, KeyCode.F10);
        assertFalse(barIsShown());
    }

    @Test
    void theFocusIsAfterwardsWhereItWasBefore() {
        robot.interact(() -> robot.lookup("#foot #more").query().requestFocus());
        robot.push(KeyCode.F10);
        waitUntil(() -> barIsShown() && aMenuIsOpen());
        robot.push(KeyCode.RIGHT).push(KeyCode.DOWN).push(KeyCode.ESCAPE);
        waitUntil(() -> !barIsShown() && !aMenuIsOpen());
        FxWait.settle();
        assertTrue(FxWait.ask(() -> robot.lookup("#foot #more").query().isFocused()));
    }

    @Test
    void aClickBesideTheBarTakesItAway() {
        robot.push(KeyCode.F10);
        waitUntil(() -> barIsShown() && aMenuIsOpen());
        robot.clickOn("#board");
        waitUntil(() -> !aMenuIsOpen());
        robot.clickOn("#board");
        waitUntil(() -> !barIsShown());
    }

    @Test
    void aCommandByItsKeyTakesTheBarAwayToo() {
        robot.push(KeyCode.F10);
        waitUntil(() -> barIsShown() && aMenuIsOpen());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT5);
        waitUntil(() -> !program().places().atBoard() && !barIsShown() && !aMenuIsOpen());
        robot.push(KeyCode.F10);
        waitUntil(() -> barIsShown() && aMenuIsOpen());
        robot.push(KeyCode.SHIFT, KeyCode.F1);
        waitUntil(() -> isShown("Rules") && !barIsShown() && !aMenuIsOpen());
    }

    /** A hint or a review would be shown below a menu that stays. */
    @Test
    void aLetterInAMenuIsNoCommand() {
        List<Object> before = stepsAndSpeed();
        robot.clickOn("#foot #more");
        waitUntil(this::aMenuIsOpen);
        robot.push(KeyCode.W).push(KeyCode.MINUS).push(KeyCode.ESCAPE);
        waitUntil(() -> !aMenuIsOpen());
        robot.push(KeyCode.F10);
        waitUntil(() -> barIsShown() && aMenuIsOpen());
        robot.push(KeyCode.W).push(KeyCode.MINUS).push(KeyCode.ESCAPE);
        waitUntil(() -> !barIsShown() && !aMenuIsOpen());
        assertEquals(before, stepsAndSpeed());
        robot.push(KeyCode.MINUS).push(KeyCode.W);
        waitUntil(() -> !before.contains(stepsAndSpeed().get(0))
                && !before.contains(stepsAndSpeed().get(1)));
    }

    private List<Object> stepsAndSpeed() {
        return FxWait.ask(() -> List.of(
                desktopSettings().stepModeProperty().get(),
                desktopSettings().speedProperty().get()));
    }

    @Test
    void altAloneOpensItAndAltWithAKeyOrAClickDoesNot() {
        clickSquare(1, 1);
        robot.push(KeyCode.ALT, KeyCode.LEFT);
        waitUntil(() -> match().isBrowsing());
        assertTrue(!barIsShown());
        robot.press(KeyCode.ALT).clickOn("#board").release(KeyCode.ALT);
        assertTrue(!barIsShown());
        robot.push(KeyCode.ALT);
        waitUntil(this::barIsShown);
    }

    @Test
    void theRailOpensTheSameMenus() {
        robot.clickOn("#menu");
        waitUntil(this::aMenuIsOpen);
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !aMenuIsOpen());
    }

    /** Menus hang on buttons whose text may be smaller or bold. */
    @Test
    void theTextOfMenusHasItsUsualSizeWhateverButtonAndMenuTheyHangOn() {
        robot.clickOn("#menu");
        waitUntil(() -> fontsOfMenus().size() == 4);
        robot.push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.RIGHT);
        waitUntil(() -> fontsOfMenus().size() > 4);
        assertEquals(Set.of("14.0 Regular"), Set.copyOf(fontsOfMenus()), "of the rail");
        robot.push(KeyCode.ESCAPE).push(KeyCode.ESCAPE);
        waitUntil(() -> !aMenuIsOpen());
        robot.clickOn("#foot #more");
        waitUntil(() -> !fontsOfMenus().isEmpty());
        assertEquals(Set.of("14.0 Regular"), Set.copyOf(fontsOfMenus()), "of More");
    }

    private static List<String> fontsOfMenus() {
        return FxWait.ask(() -> Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .flatMap(menu -> menu.getScene().getRoot().lookupAll(".menu-item > .label").stream())
                .map(label -> ((Label) label).getFont())
                .map(font -> font.getSize() + " " + font.getStyle())
                .toList());
    }

    /** Whatever has no key is in the menu, or a button or entry of some layout. */
    @Test
    void everyCommandIsReachedByAKeyOrHasItsPlace() throws IOException {
        StringBuilder layouts = new StringBuilder();
        try (Stream<Path> files = Files.list(Path.of("fxml"))) {
            for (Path file : files.toList()) {
                layouts.append(Files.readString(file));
            }
        }
        List<Command> lost = Command.ofProduct().stream()
                .filter(command -> command.key().isEmpty())
                .filter(command -> !layouts.toString().contains(" id=\"" + command.id() + "\""))
                // A way of the sheet that Ctrl+E opens.
                .filter(command -> command != Command.EXPORT_IMAGE)
                .toList();
        assertEquals(List.of(), lost);
    }

    @Test
    void moreBeginsWithAnItemThoughNothingCanBeResignedYet() {
        robot.clickOn("#foot #more");
        waitUntil(this::aMenuIsOpen);
        List<MenuItem> shown =
                FxWait.ask(() -> robot.lookup("#foot #more").queryAs(MenuButton.class).getItems().stream()
                        .filter(MenuItem::isVisible)
                        .toList());
        assertEquals("analysis", shown.get(0).getId());
        assertEquals(
                1, shown.stream().filter(SeparatorMenuItem.class::isInstance).count(), "above Share");
    }
}
