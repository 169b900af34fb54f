package jump61.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import jump61.game.Position;
import jump61.record.RecordFiles;
import org.junit.jupiter.api.Test;

class KeepingTest extends WindowTest {
    private static final String TWO_PLAYERS = "new.last=jump61 4 human human none\n";

    @Override
    String settings() {
        return super.settings() + TWO_PLAYERS;
    }

    @Test
    void theNextStartOffersTheGameAsItWas() throws Exception {
        clickSquare(1, 1);
        clickSquare(4, 4);
        Position left = match().positionProperty().get();
        waitUntil(() -> savedMoves(home.resolve("last.jump61")) == 2);
        // Not closed: the process might have been killed.
        start(Optional.empty());
        waitUntil(() -> robot.lookup("Go on").tryQuery().isPresent());
        robot.clickOn("Go on");
        assertEquals(left, match().positionProperty().get());
        assertEquals(2, match().turns().size());
    }

    @Test
    void aGameThatIsNotWantedIsLeft() throws Exception {
        clickSquare(1, 1);
        waitUntil(() -> savedMoves(home.resolve("last.jump61")) == 1);
        end();
        start(Optional.empty());
        waitUntil(() -> robot.lookup("Go on").tryQuery().isPresent());
        robot.push(KeyCode.ESCAPE);
        assertEquals(0, match().turns().size());
        waitUntil(() -> !Files.exists(home.resolve("last.jump61")));
    }

    @Test
    void aFileOfTheCommandLineIsOpenedAndSavedWithOneKey() throws Exception {
        Path file = home.resolve("game.jump61");
        Files.writeString(file, "Jump61 record 1\nGame: jump61\nSize: 3\n\n1. 1:1\n2. 3:3\n");
        end();
        start(Optional.of(file));
        waitUntil(() -> match().turns().size() == 2);
        clickSquare(1, 2);
        robot.push(KeyCode.CONTROL, KeyCode.S);
        waitUntil(() -> savedMoves(file) == 3);
        assertEquals("Saved in game.jump61.", text("#note"));
        assertTrue(stage.getTitle().contains("game.jump61"), stage.getTitle());
    }

    @Test
    void aFileThatIsWrongIsToldWithItsLineAndChangesNothing() throws Exception {
        Path file = home.resolve("wrong.jump61");
        Files.writeString(file, "Jump61 record 1\nGame: jump61\nSize: 3\n\n1. 9:9\n");
        end();
        start(Optional.of(file));
        waitUntil(() -> robot.lookup("#adviceLabel").tryQuery().isPresent());
        assertTrue(text("#adviceLabel").startsWith("Line 5: "), text("#adviceLabel"));
        robot.push(KeyCode.ESCAPE);
        assertEquals(0, match().turns().size());
        clickSquare(4, 4);
        assertEquals(1, match().turns().size());
    }

    @Test
    void aPositionCanBeCopiedAndPasted() {
        clickSquare(2, 2);
        Position copied = match().positionProperty().get();
        robot.push(KeyCode.CONTROL, KeyCode.C);
        clickSquare(1, 1);
        robot.push(KeyCode.CONTROL, KeyCode.V);
        assertEquals(copied, match().positionProperty().get());
        assertEquals(0, match().turns().size());
    }

    @Test
    void aGameCanBeCopiedAndPasted() {
        clickSquare(2, 2);
        clickSquare(1, 1);
        Position copied = match().positionProperty().get();
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
        robot.push(KeyCode.F2);
        assertEquals(0, match().turns().size());
        robot.push(KeyCode.CONTROL, KeyCode.V);
        assertEquals(copied, match().positionProperty().get());
        assertEquals(2, match().turns().size());
    }

    @Test
    void aLanguageIsChangedAtOnceAndKept() throws Exception {
        clickSquare(1, 1);
        robot.interact(() -> desktopSettings().languageProperty().set("de"));
        assertEquals("Blau ist am Zug.", text("#message"));
        assertEquals(1, match().turns().size());
        end();
        assertTrue(Files.readString(home.resolve("settings.properties")).contains("language=de"));
    }

    private static int savedMoves(Path file) throws Exception {
        return Files.exists(file) ? RecordFiles.load(file).moves().size() : -1;
    }
}
