package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.stage.WindowEvent;
import jump61.game.Player;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.record.RecordFiles;
import jump61.window.Command;
import jump61.window.settings.Theme;
import org.junit.jupiter.api.Test;

class KeepingTest extends WindowTest {
    private static final String TWO_PLAYERS = "new.last=jump61 4 human human none\n";
    private static final String GAME = "Jump61 record 1\nGame: jump61\nSize: 3\n\n1. 1:1\n2. 3:3\n";

    @Override
    String settings() {
        return super.settings() + TWO_PLAYERS;
    }

    @Test
    void theNextStartHasTheGameAsItWas() throws Exception {
        clickSquare(1, 1);
        clickSquare(4, 4);
        Position left = match().positionProperty().get();
        waitUntil(() -> savedMoves(home.resolve("last.jump61")) == 2);
        end();
        start(Optional.empty());
        waitUntil(() -> match().turns().size() == 2);
        assertEquals(left, match().positionProperty().get());
    }

    @Test
    void anUnwantedGameIsLeft() throws Exception {
        clickSquare(1, 1);
        end();
        start(Optional.empty());
        waitUntil(() -> match().turns().size() == 1);
        robot.push(KeyCode.F2);
        assertEquals(0, match().turns().size());
        waitUntil(() -> !Files.exists(home.resolve("last.jump61")));
        robot.push(KeyCode.CONTROL, KeyCode.B);
        assertEquals(1, match().turns().size());
    }

    @Test
    void theGameBeforeIsNotLostWhenAnotherBegins() throws Exception {
        clickSquare(1, 1);
        clickSquare(2, 2);
        robot.push(KeyCode.F2);
        clickSquare(3, 3);
        robot.push(KeyCode.CONTROL, KeyCode.B);
        assertEquals(List.of("1:1", "2:2"), movesPlayed());
        robot.push(KeyCode.CONTROL, KeyCode.B);
        assertEquals(List.of("3:3"), movesPlayed());
        end();
        assertEquals(1, savedMoves(home.resolve("last.jump61")));
        assertEquals(2, savedMoves(home.resolve("previous.jump61")));
    }

    @Test
    void aGameLeftForAnotherIsKeptUnfinishedAndCanBeContinuedFromThere() throws Exception {
        clickSquare(1, 1);
        clickSquare(2, 2);
        robot.push(KeyCode.F2);
        clickSquare(3, 3);
        waitUntil(() -> keptGames().size() == 1);
        assertTrue(keptGames().get(0).result().isEmpty());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        waitUntil(() -> isShown(".library-actions .accent"));
        assertEquals("Open", text(".library-actions .accent"), "rather than Review");
        robot.clickOn(".library-actions .accent");
        waitUntil(() -> movesPlayed().equals(List.of("1:1", "2:2")));
        clickSquare(4, 4);
        robot.push(KeyCode.F2);
        waitUntil(() -> keptGames().size() == 2
                && keptGames().stream().anyMatch(entry -> entry.plies() == 3)
                && keptGames().stream().anyMatch(entry -> entry.plies() == 1));
    }

    private List<LibraryEntry> keptGames() throws Exception {
        return new GameLibrary(home.resolve("games"), GameLibrary.UNLIMITED).list();
    }

    @Test
    void aGameThatEndedIsNotOfferedButCanBeSeenAgain() throws Exception {
        end();
        Files.writeString(
                home.resolve("last.jump61"),
                "Jump61 record 1\nGame: jump61\nSize: 2\nResult: Red wins on time\n\n1:1\n");
        start(Optional.empty());
        waitUntil(() -> program().commands().isPossible(Command.PREVIOUS_GAME));
        robot.push(KeyCode.CONTROL, KeyCode.B);
        waitUntil(() -> match().turns().size() == 1);
        assertNotNull(match().resultProperty().get());
    }

    @Test
    void aFileGivenAtTheStartIsOpenedAndTheLastGameIsNotLost() throws Exception {
        clickSquare(4, 4);
        end();
        Path file = Files.writeString(home.resolve("game.jump61"), GAME);
        start(Optional.of(file));
        waitUntil(() -> match().turns().size() == 2);
        robot.push(KeyCode.CONTROL, KeyCode.B);
        assertEquals(List.of("4:4"), movesPlayed());
    }

    @Test
    void aGameFromAFileIsPlayedAgainWithItsPlayersAndNotTheLastOneChosen() throws Exception {
        end();
        start(Optional.of(file("Game: sim", "Red: human", "Blue: computer 2", "", "12")));
        waitUntil(() -> match().turns().size() > 0);
        robot.push(KeyCode.F2);
        waitUntil(() -> match().turns().isEmpty());
        assertEquals("sim", match().positionProperty().get().game().id());
        assertEquals(new Player.Computer(2), match().playersProperty().get().second());
        assertEquals(Player.HUMAN, match().playersProperty().get().first());
    }

    @Test
    void aGameFromAPositionThatWasSetUpIsPlayedAgainFromThere() throws Exception {
        end();
        start(Optional.of(file("Game: jump61", "Size: 2", "Start: 2r 1- / 1- 2b", "", "1:2")));
        waitUntil(() -> match().turns().size() == 1);
        robot.push(KeyCode.F2);
        waitUntil(() -> match().turns().isEmpty());
        assertEquals("2r 1- / 1- 2b", match().positionProperty().get().notation());
    }

    private Path file(String... lines) throws IOException {
        return Files.writeString(home.resolve("game.jump61"), "Jump61 record 1\n" + String.join("\n", lines) + "\n");
    }

    @Test
    void closingAsksWhereTheFileDoesNotHoldTheGameAsItIs() throws Exception {
        Path file = Files.writeString(home.resolve("game.jump61"), GAME);
        end();
        start(Optional.of(file));
        waitUntil(() -> match().turns().size() == 2);
        clickSquare(1, 2);
        assertTrue(stage.getTitle().startsWith("*game.jump61"), stage.getTitle());
        robot.push(KeyCode.CONTROL, KeyCode.Q);
        assertTrue(isShown("Save changes to “game.jump61”?"));
        robot.push(KeyCode.ESCAPE);
        assertTrue(stage.isShowing());
        robot.interact(() -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
        robot.clickOn("Save");
        waitUntil(() -> !stage.isShowing());
        assertEquals(3, savedMoves(file));
    }

    @Test
    void whoeverClosesAGameThatIsOverIsNotPromisedToContinueIt() throws Exception {
        Path file = Files.writeString(home.resolve("game.jump61"), GAME);
        end();
        start(Optional.of(file));
        waitUntil(() -> match().turns().size() == 2);
        clickSquare(1, 2);
        robot.push(KeyCode.CONTROL, KeyCode.Q);
        waitUntil(() -> isShown("#explanationLabel"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !isShown("#explanationLabel"));
        robot.interact(() ->
                match().matchProperty().get().end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION)));
        robot.push(KeyCode.CONTROL, KeyCode.Q);
        waitUntil(() -> isShown("Save changes to “game.jump61”?"));
        assertFalse(isShown("#explanationLabel"));
    }

    @Test
    void aGameOfNoFileIsClosedWithoutAQuestion() {
        clickSquare(1, 2);
        robot.push(KeyCode.CONTROL, KeyCode.Q);
        waitUntil(() -> !stage.isShowing());
    }

    @Test
    void aGameContinuesWithTheFileItBelongsTo() throws Exception {
        Path file = Files.writeString(home.resolve("game.jump61"), GAME);
        end();
        start(Optional.of(file));
        waitUntil(() -> match().turns().size() == 2);
        clickSquare(1, 2);
        end();
        start(Optional.empty());
        waitUntil(() -> match().turns().size() == 3);
        assertTrue(stage.getTitle().startsWith("*game.jump61"), stage.getTitle());
        robot.push(KeyCode.CONTROL, KeyCode.S);
        waitUntil(() -> savedMoves(file) == 3);
        assertFalse(Files.readString(file).contains("File:"));
    }

    @Test
    void aContinuedGameEqualToItsFileCountsAsUnchanged() throws Exception {
        Path file = Files.writeString(home.resolve("game.jump61"), GAME);
        end();
        start(Optional.of(file));
        waitUntil(() -> match().turns().size() == 2);
        end();
        start(Optional.empty());
        waitUntil(() -> stage.getTitle().startsWith("game.jump61"));
        robot.push(KeyCode.CONTROL, KeyCode.Q);
        waitUntil(() -> !stage.isShowing());
    }

    @Test
    void aGameThatCannotBeSavedIsReportedOnceAndPlayContinues() throws Exception {
        Files.createDirectories(home.resolve("last.jump61/in-the-way"));
        clickSquare(1, 1);
        waitUntil(() -> isShown("The game can’t be saved automatically"));
        robot.push(KeyCode.ESCAPE);
        clickSquare(2, 2);
        clickSquare(3, 3);
        assertEquals(3, match().turns().size());
        assertFalse(isShown("The game can’t be saved automatically"));
        Files.delete(home.resolve("last.jump61/in-the-way"));
        Files.delete(home.resolve("last.jump61"));
        end();
        assertEquals(3, savedMoves(home.resolve("last.jump61")), "kept at the end, as it can be then");
    }

    @Test
    void aGameThatCannotBeReadIsPutAsideAndReported() throws Exception {
        end();
        Path kept = home.resolve("last.jump61");
        Files.deleteIfExists(kept);
        Files.createSymbolicLink(kept, Path.of("last.jump61"));
        start(Optional.empty());
        waitUntil(() -> isShown("A saved game couldn’t be read"));
        assertTrue(text("#adviceLabel").contains("last.jump61.damaged"), text("#adviceLabel"));
        robot.push(KeyCode.ESCAPE);
        clickSquare(1, 1);
        waitUntil(() -> savedMoves(kept) == 1);
        assertTrue(Files.isSymbolicLink(home.resolve("last.jump61.damaged")));
    }

    @Test
    void whatCannotBeReadIsReportedAlsoIfAFileIsOpened() throws Exception {
        end();
        Path kept = home.resolve("last.jump61");
        Files.deleteIfExists(kept);
        Files.createSymbolicLink(kept, Path.of("not mounted/last.jump61"));
        start(Optional.of(Files.writeString(home.resolve("game.jump61"), GAME)));
        waitUntil(() -> match().turns().size() == 2);
        waitUntil(() -> isShown("A saved game couldn’t be read"));
        assertTrue(text("#adviceLabel").contains("last.jump61.damaged"), text("#adviceLabel"));
    }

    @Test
    void settingsThatCannotBeReadAreKeptAndReported() throws Exception {
        end();
        Path settings = home.resolve("settings.properties");
        Files.writeString(settings, Files.readString(settings) + "peer.name=\\u12\n");
        start(Optional.empty());
        waitUntil(() -> isShown("Some settings couldn’t be read"));
        assertTrue(text("#adviceLabel").contains("settings.properties.damaged"), text("#adviceLabel"));
    }

    @Test
    void aGameOfAFileIsNotLostWhenAnotherBegins() throws Exception {
        Path file = Files.writeString(home.resolve("game.jump61"), GAME);
        end();
        start(Optional.of(file));
        waitUntil(() -> match().turns().size() == 2);
        clickSquare(1, 2);
        robot.push(KeyCode.F2);
        robot.push(KeyCode.CONTROL, KeyCode.B);
        assertEquals(List.of("1:1", "3:3", "1:2"), movesPlayed());
    }

    @Test
    void settingsAreWrittenEvenIfNoWindowIsEverShown() throws Exception {
        end();
        Path settings = home.resolve("settings.properties");
        Files.writeString(settings, settings() + "window.width=640.0\n");
        robot.interact(() -> {
            Features ended = features(home, network);
            ended.program().settings().stepModeProperty().set(true);
            ended.close();
        });
        assertTrue(Files.readString(settings).contains("window.width=640.0"));
        assertTrue(Files.readString(settings).contains("animation.steps=true"));
    }

    @Test
    void settingsThatCannotBeSavedAreReported() throws Exception {
        Files.delete(home.resolve("settings.properties"));
        Files.createDirectories(home.resolve("settings.properties/in-the-way"));
        robot.push(KeyCode.W);
        waitUntil(() -> isShown("The settings can’t be saved"));
        Files.delete(home.resolve("settings.properties/in-the-way"));
        Files.delete(home.resolve("settings.properties"));
        end();
        assertTrue(Files.readString(home.resolve("settings.properties")).contains("animation.steps=true"));
    }

    @Test
    void aBugIsReportedAndPlayContinues() {
        Platform.runLater(() -> {
            throw new IllegalStateException("planned by a test");
        });
        waitUntil(() -> isShown("Something went wrong"));
        assertTrue(text("#adviceLabel").startsWith("IllegalStateException: planned by a test\n"));
        assertFalse(text("#adviceLabel").contains("at jump61"), "no stack trace reaches a user");
        robot.push(KeyCode.ESCAPE);
        clickSquare(1, 1);
        assertEquals(1, match().turns().size());
    }

    @Test
    void aFileOfTheCommandLineIsOpenedAndSavedWithOneKey() throws Exception {
        Path file = home.resolve("game.jump61");
        Files.writeString(file, GAME);
        end();
        start(Optional.of(file));
        waitUntil(() -> match().turns().size() == 2);
        clickSquare(1, 2);
        robot.push(KeyCode.CONTROL, KeyCode.S);
        waitUntil(() -> savedMoves(file) == 3);
        // The file is there a moment before that is noted.
        waitUntil(() -> text("#note").equals("Saved in game.jump61."));
        robot.push(KeyCode.F2);
        assertFalse(isShown("#note"), "it was about another game");
        robot.push(KeyCode.CONTROL, KeyCode.B);
        assertTrue(stage.getTitle().contains("game.jump61"), stage.getTitle());
    }

    @Test
    void anInvalidFileIsReportedWithItsLineAndChangesNothing() throws Exception {
        Path file = home.resolve("wrong.jump61");
        Files.writeString(file, "Jump61 record 1\nGame: jump61\nSize: 3\n\n1. 9:9\n");
        clickSquare(1, 1);
        end();
        start(Optional.of(file));
        waitUntil(() -> robot.lookup("#adviceLabel").tryQuery().isPresent());
        assertTrue(text("#adviceLabel").startsWith("Line 5: "), text("#adviceLabel"));
        robot.push(KeyCode.ESCAPE);
        assertEquals(List.of("1:1"), movesPlayed(), "the last game continues");
        clickSquare(4, 4);
        assertEquals(2, match().turns().size());
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
    void theSettingsStayOpenInTheLanguageThatIsChosenThere() {
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        assertTrue(isShown("Settings"));
        robot.interact(() -> desktopSettings().languageProperty().set("de"));
        assertTrue(isShown("Sprache"));
        robot.push(KeyCode.ESCAPE);
        assertFalse(isShown("Sprache"));
    }

    @Test
    void thePaletteCannotBeChosenWhereHighContrastHasItsOwnColours() {
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        assertFalse(robot.lookup("#palette").query().isDisabled());
        robot.interact(() -> desktopSettings().themeProperty().set(Theme.HIGH_CONTRAST));
        assertTrue(robot.lookup("#palette").query().isDisabled());
    }

    @Test
    void aNewLanguageTakesEffectImmediatelyAndIsKept() throws Exception {
        clickSquare(1, 1);
        robot.interact(() -> desktopSettings().languageProperty().set("de"));
        assertEquals("Blau ist am Zug.", spoken());
        assertEquals(1, match().turns().size());
        end();
        assertTrue(Files.readString(home.resolve("settings.properties")).contains("language=de"));
    }

    private static int savedMoves(Path file) throws Exception {
        return Files.exists(file) ? RecordFiles.load(file).moves().size() : -1;
    }

    @Test
    void aPositionInWhichNoGameCanStartIsRefusedWhenPastedAsTheEditorRefusesIt() {
        clickSquare(1, 1);
        robot.interact(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString("..../..../r.../w.../.w../..../..../.... red");
            Clipboard.getSystemClipboard().setContent(content);
        });
        robot.push(KeyCode.CONTROL, KeyCode.V);
        waitUntil(() -> isShown("The game would be over here."));
        robot.push(KeyCode.ESCAPE);
        assertEquals("jump61", match().matchProperty().get().game().id());
    }
}
