package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Game files dragged onto the window. */
class DroppingTest extends WindowTest {
    private static final String TWO_MOVES = "1. 1:1\n2. 3:3\n";

    @Override
    String settings() {
        return super.settings() + "new.last=jump61 4 human human none\n";
    }

    @Test
    void aFileIsWelcomeAndOpenedWhenItIsDropped() throws Exception {
        Path file = write("game.jump61", TWO_MOVES);
        assertTrue(dragIsWelcome(file));
        assertTrue(drop(file));
        waitUntil(() -> movesPlayed().equals(List.of("1:1", "3:3")));
        assertTrue(stage.getTitle().startsWith("game.jump61"), stage.getTitle());
    }

    /** It is unclear which of them is meant for the board. */
    @Test
    void severalFilesBecomeYourGamesAndTheMatchStays() throws Exception {
        clickSquare(4, 4);
        Path one = write("one.jump61", TWO_MOVES);
        Path two = write("two.jump61", TWO_MOVES + "3. 2:2\n");
        Path wrong = write("wrong.jump61", "1. 9:9\n");
        assertTrue(dragIsWelcome(one, two, wrong));
        assertTrue(drop(one, two, wrong));
        waitUntil(() -> isShown("2 games imported. One file contains no game: wrong.jump61"));
        waitUntil(() -> robot.lookup("#games").<ListView<?>>query().getItems().size() == 2);
        assertEquals(List.of("4:4"), movesPlayed());
        assertTrue(drop(one, two));
        waitUntil(() -> isShown("Nothing new: already in your games."));
    }

    @Test
    void severalFilesThatTheSystemHandsOverBecomeYourGames() throws Exception {
        clickSquare(4, 4);
        Path one = write("one.jump61", TWO_MOVES);
        Path two = write("two.jump61", TWO_MOVES + "3. 2:2\n");
        robot.interact(() -> desktop.openHandedOver(List.of(one, two)));
        waitUntil(() -> isShown("2 games imported."));
        assertEquals(List.of("4:4"), movesPlayed());
    }

    @Test
    void severalFilesThatTheProgramStartsWithBecomeYourGames() throws Exception {
        clickSquare(4, 4);
        end();
        start(List.of(write("one.jump61", TWO_MOVES), write("two.jump61", TWO_MOVES + "3. 2:2\n")));
        waitUntil(() -> isShown("2 games imported."));
        waitUntil(() -> movesPlayed().equals(List.of("4:4")));
    }

    @Test
    void droppedTextIsRefused() {
        assertFalse(dragIsWelcome());
        assertFalse(drop());
    }

    @Test
    void anInvalidFileIsReportedWithItsLineAndChangesNothing() throws Exception {
        clickSquare(4, 4);
        assertTrue(drop(write("wrong.jump61", "1. 9:9\n")));
        waitUntil(() -> isShown("Can’t open wrong.jump61"));
        assertTrue(text("#adviceLabel").startsWith("Line 5: "), text("#adviceLabel"));
        robot.push(KeyCode.ESCAPE);
        assertEquals(List.of("4:4"), movesPlayed());
    }

    @Test
    void aFolderIsRefusedWithAMessageAndChangesNothing() throws Exception {
        clickSquare(4, 4);
        drop(Files.createDirectories(home.resolve("club")));
        waitUntil(() -> isShown("Can’t open club"));
        robot.push(KeyCode.ESCAPE);
        assertEquals(List.of("4:4"), movesPlayed());
    }

    @Test
    void aSheetMakesRoomForTheFile() throws Exception {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        waitUntil(() -> isShown("Start game"));
        assertTrue(drop(write("game.jump61", TWO_MOVES)));
        waitUntil(() -> movesPlayed().size() == 2);
        assertFalse(isShown("Start game"));
    }

    private Path write(String name, String moves) throws IOException {
        return Files.writeString(home.resolve(name), "Jump61 record 1\nGame: jump61\nSize: 3\n\n" + moves);
    }
}
