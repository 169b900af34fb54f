package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import jump61.network.RemoteSettings;
import jump61.notebook.ui.NotebookFeature;
import jump61.window.Command;
import jump61.window.Commands;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import org.junit.jupiter.api.Test;

/**
 * Another feature needs nothing but files of its own and one entry in the list. The notebook is such a feature: here
 * the product is started with it, and used.
 */
class AnotherFeatureTest extends WindowTest {
    @Override
    Function<Program, List<Feature>> list(RemoteSettings network) {
        return Features.with(super.list(network), NotebookFeature::new);
    }

    private NotebookFeature notebook() {
        return feature(NotebookFeature.class);
    }

    private List<Menu> menus() {
        return ((MenuBar) stage.getScene().lookup(".menu-bar")).getMenus();
    }

    private void openByKey() {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
        waitUntil(() -> isShown("#notebookPanel"));
    }

    @Test
    void itsCommandIsTheLastOfItsMenuAndThoseOfTheProductStayWhereTheyAre() {
        List<MenuItem> learn = menus().get(5).getItems();
        assertEquals("_Notebook…", learn.get(learn.size() - 1).getText());
        assertEquals("editPosition", learn.get(learn.size() - 2).getId());
        long all = menus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> item.getText() != null)
                .count();
        assertEquals(47 + 1, all);
    }

    @Test
    void itsModeTakesTheBoardWithAPanelAndAHeadlineAndGivesItBack() {
        openByKey();
        assertEquals("What do you think of this position?", text("#text"));
        clickSquare(1, 1);
        assertEquals(List.of(), movesPlayed());
        robot.interact(() -> ((TextArea) robot.lookup("#notebookNote").query()).setText("Mine"));
        assertEquals("Mine", notebook().note());
        robot.clickOn("Close");
        waitUntil(() -> match().modeProperty().get() == null);
        clickSquare(1, 1);
        waitUntil(() -> movesPlayed().contains("1:1"));
    }

    @Test
    void itsShortcutIsOnTheSheet() {
        choose(stage, "shortcuts");
        waitUntil(() -> isShown("Notebook"));
    }

    @Test
    void itsSettingIsOnTheSheetAndKeptForTheNextStart() throws Exception {
        choose(stage, "settings");
        waitUntil(() -> isShown("Notebook in large letters"));
        robot.interact(() -> robot.lookup(".check-box")
                .queryAllAs(CheckBox.class)
                .forEach(
                        box -> box.setSelected(box.isSelected() || box.getText().startsWith("Notebook"))));
        assertTrue(notebook().isLarge());
        end();
        assertTrue(Files.readString(home.resolve("settings.properties")).contains("notebook.large=true"));
        start(Optional.empty());
        assertTrue(notebook().isLarge());
    }

    @Test
    void itFollowsTheLanguageOfTheWindow() {
        openByKey();
        robot.interact(() -> ((TextArea) robot.lookup("#notebookNote").query()).setText("Mine"));
        robot.interact(() -> program().settings().languageProperty().set("de"));
        waitUntil(() -> isShown("#notebookNote"));
        assertEquals("Mine", ((TextArea) robot.lookup("#notebookNote").query()).getText());
    }

    @Test
    void itIsClosedWithTheWindow() throws Exception {
        NotebookFeature notebook = notebook();
        assertFalse(notebook.isClosed());
        end();
        assertTrue(notebook.isClosed());
    }

    @Test
    void aCommandThatTakesTheIdOfAnotherIsRefused() {
        Command twin = Command.of(Command.Group.HELP, "notebook", Optional.empty(), "jump61.notebook.ui.texts");
        Commands commands = program().commands();
        assertThrows(IllegalArgumentException.class, () -> commands.define(twin, () -> {}));
    }
}
