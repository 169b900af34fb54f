package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import jump61.tournament.ui.KnownProgram;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The programs that can play in tournaments. */
class ProgramsWindowTest extends WindowTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void escapeAndAPressBesideThemLeadFromTheProgramsBackToTheTournamentAndLoseNothing(boolean pressed) {
        openPrograms();
        robot.interact(() -> {
            robot.lookup(".sheet #command").queryAs(TextField.class).setText("./rex");
            robot.lookup(".sheet #name").queryAs(TextField.class).setText("Rex");
        });
        if (pressed) {
            robot.clickOn(robot.offset(stage.getScene().getRoot(), Pos.TOP_LEFT, 3, 3));
        } else {
            robot.push(KeyCode.ESCAPE);
        }
        waitUntil(() -> isShown(".sheet #add"));
        assertTrue(FxWait.ask(() -> menu("#add")).stream().anyMatch(item -> "Rex".equals(item.getText())));
    }

    @Test
    void whatIsDraggedOutOfTheProgramsDoesNotCloseThem() {
        openPrograms();
        robot.moveTo(".sheet #command").press(MouseButton.PRIMARY);
        robot.moveTo(robot.offset(stage.getScene().getRoot(), Pos.TOP_LEFT, 3, 3))
                .release(MouseButton.PRIMARY);
        FxWait.settle();
        robot.clickOn(robot.offset(stage.getScene().getRoot(), Pos.TOP_LEFT, 3, 3), MouseButton.SECONDARY);
        assertTrue(isShown(".sheet #command"));
    }

    @Test
    void aProgramWithAnotherNameIsRenamedAndOneWithAnotherCommandIsAnotherProgram() {
        openPrograms();
        ListView<KnownProgram> list = robot.lookup(".sheet #list").query();
        saveProgram("Rex", "none");
        saveProgram("Max", "none");
        assertEquals(List.of("Max"), names(list));
        saveProgram("Ada", "nor this");
        assertEquals(List.of("Max", "Ada"), names(list));
    }

    private void openPrograms() {
        choose(stage, "tournament");
        waitUntil(() -> isShown("#add"));
        robot.interact(() -> menu("#add").get(menu("#add").size() - 1).fire());
        waitUntil(() -> isShown(".sheet #command"));
    }

    private static List<String> names(ListView<KnownProgram> list) {
        return list.getItems().stream().map(KnownProgram::name).toList();
    }

    private void saveProgram(String name, String command) {
        robot.interact(() -> {
            robot.lookup(".sheet #name").queryAs(TextField.class).setText(name);
            robot.lookup(".sheet #command").queryAs(TextField.class).setText(command);
            robot.lookup(".sheet #save").queryButton().fire();
        });
    }

    private List<MenuItem> menu(String query) {
        return robot.lookup(query).queryAs(MenuButton.class).getItems();
    }
}
