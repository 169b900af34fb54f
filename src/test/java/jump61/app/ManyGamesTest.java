package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;

/** A library of more games than the window shows at once. */
class ManyGamesTest extends WindowTest {
    private ListView<?> games() {
        return robot.lookup(".library-games").query();
    }

    private void listGames() throws Exception {
        Files.createDirectories(home.resolve("games"));
        for (int i = 10; i < 50; i++) {
            Files.writeString(
                    home.resolve("games/" + i + ".jump61"),
                    "Jump61 record 1\nGame: sim\nFinished: 2026-11-25T10:" + i + ":00Z\n\n12\n");
        }
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        waitUntil(() -> isShown(".library-games") && games().getItems().size() == 40);
        robot.interact(games()::requestFocus);
    }

    /** Returns whether the only selected row is in view. */
    private boolean isSelectionInView(int row) {
        return FxWait.ask(() -> {
            Bounds list = games().localToScene(games().getLayoutBounds());
            return games().getSelectionModel().getSelectedIndices().equals(List.of(row))
                    && games().lookupAll(".list-cell").stream()
                            .filter(cell -> ((ListCell<?>) cell).getIndex() == row)
                            .map(cell -> cell.localToScene(cell.getLayoutBounds()))
                            .anyMatch(cell -> list.contains(cell.getMinX(), cell.getCenterY()));
        });
    }

    @Test
    void theGameAfterManyDeletedOnesIsInViewAndSoIsTheFirstThatComesBack() throws Exception {
        listGames();
        robot.interact(() -> {
            games().getSelectionModel().clearSelection();
            games().getSelectionModel().selectRange(2, 13);
            games().scrollTo(30);
        });
        robot.push(KeyCode.DELETE);
        waitUntil(() -> isShown("#goOnButton"));
        robot.push(KeyCode.ENTER);
        waitUntil(() -> games().getItems().size() == 29 && isSelectionInView(2));
        robot.interact(() -> {
            games().getSelectionModel().clearAndSelect(20);
            games().scrollTo(20);
        });
        robot.clickOn("#putBack");
        waitUntil(() -> games().getItems().size() == 40 && isSelectionInView(2));
    }

    @Test
    void lettersTypedInTheListAreSearchedForAndNoCommands() throws Exception {
        listGames();
        boolean steps = FxWait.ask(() -> program().settings().stepModeProperty().get());
        robot.push(KeyCode.W);
        waitUntil(() -> games().getItems().isEmpty());
        assertEquals("w", robot.lookup("#search").queryAs(TextField.class).getText());
        assertEquals(
                steps, FxWait.ask(() -> program().settings().stepModeProperty().get()));
    }
}
