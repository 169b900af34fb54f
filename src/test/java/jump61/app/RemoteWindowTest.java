package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atlantafx.base.controls.ModalPane;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.rmi.registry.LocateRegistry;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.network.OtherMachine;
import jump61.network.RemoteEnding;
import jump61.network.RemoteEvent;
import jump61.network.VanishingPeer;
import jump61.window.FxWait;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;
import ucb.util.mailbox.Mailbox;

/** Network games in the window, as played by a user. */
class RemoteWindowTest extends WindowTest {
    private OtherMachine other;
    private Process program;

    @Override
    String settings() {
        return super.settings() + "peer.name=chat\npeer.size=2\n";
    }

    @AfterEach
    void leave() {
        if (other != null) {
            other.close();
        }
        if (program != null) {
            program.destroyForcibly();
        }
    }

    @Test
    void theHostSeesItsAddressCopiesItAndStopsWaiting() throws Exception {
        waitAsHost();
        robot.clickOn("Copy");
        assertEquals(
                "chat@127.0.0.1",
                WaitForAsyncUtils.asyncFx(() -> Clipboard.getSystemClipboard().getString())
                        .get());
        robot.clickOn("Stop waiting");
        waitUntil(() -> !sheetIsOpen());
        awaitClosed();
        other = OtherMachine.join(network, "chat@localhost");
        waitUntil(() -> other.ending() == RemoteEnding.NOTHING_HOSTED);
    }

    @Test
    void aNewGameCanBeStartedBeforeAnyoneHasJoined() {
        waitAsHost();
        robot.push(KeyCode.CONTROL, KeyCode.N);
        robot.clickOn("Start game");
        assertFalse(sheetIsOpen());
        clickSquare(1, 1);
        // The computer may have answered.
        assertEquals(new CubesMove(1, 1), match().turns().get(0).move());
        awaitClosed();
        other = OtherMachine.join(network, "chat@localhost");
        waitUntil(() -> other.ending() == RemoteEnding.NOTHING_HOSTED);
    }

    @Test
    void aFailedJoinIsReportedAndItsAddressRemembered() {
        join("nothing@localhost");
        waitUntil(() -> text("#title").equals("Couldn’t join"));
        assertEquals("No game found at nothing@localhost.", text("#explanation"));
        robot.clickOn("Change…");
        ComboBox<?> address = robot.lookup("#address").queryComboBox();
        assertEquals("nothing@localhost", address.getEditor().getText());
        robot.push(KeyCode.ESCAPE);
        assertFalse(sheetIsOpen());
    }

    @Test
    void anInvalidAddressIsReportedAndNothingHappens() {
        join("nothing");
        assertTrue(text("#mistake").startsWith("An address looks like"), text("#mistake"));
        assertTrue(sheetIsOpen());
    }

    @Test
    void aWholeGameIsPlayedAsHost() {
        playAsHost();
        while (match().resultProperty().get() == null) {
            playFirstLegalMove();
            waitUntil(() -> match().userToMoveProperty().get()
                    || match().resultProperty().get() != null);
        }
        waitUntil(() -> other.ending() == RemoteEnding.FINISHED);
        assertEquals(match().positionProperty().get(), other.game().position());
        assertFalse(sheetIsOpen());
        robot.clickOn("#playAgain");
        assertEquals("Host a game", text(".sheet-title"));
    }

    @Test
    void aWholeGameIsPlayedAsGuestByTheComputer() {
        robot.interact(() -> desktopSettings().remoteLevelProperty().set(1));
        other = OtherMachine.host(network, "club", 3, Side.FIRST);
        waitUntil(() -> other.received(RemoteEvent.Waiting.class));
        join("club@localhost");
        waitUntil(() -> match().resultProperty().get() != null);
        waitUntil(() -> other.ending() == RemoteEnding.FINISHED);
        assertEquals(match().positionProperty().get(), other.game().position());
        assertTrue(match().playersProperty().get().second().isComputer());
        assertTrue(match().playersProperty().get().first().isRemote());
        robot.clickOn("#playAgain");
        assertEquals("Join a game", text(".sheet-title"));
    }

    @Test
    void theNewGameSheetLeadsToAnotherMachine() {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        robot.interact(() -> ((ButtonBase) robot.lookup(".sheet #host").query()).fire());
        robot.clickOn("Wait for opponent");
        awaitHosted();
        other = OtherMachine.join(network, "chat@localhost");
        waitUntil(() -> other.received(RemoteEvent.Started.class));
        assertEquals(Side.SECOND, other.game().own());
        assertEquals(6, other.game().position().size().rows());
    }

    @Test
    void overTheNetworkNothingCanBeUndone() {
        playAsHost();
        playFirstLegalMove();
        waitUntil(() -> match().turns().size() == 2);
        assertEquals("Moves can’t be undone over the network.", text("#note"));
        assertFalse(isShown("#undo"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        robot.push(KeyCode.HOME);
        assertFalse(match().userToMoveProperty().get());
        robot.push(KeyCode.END);
        assertEquals(2, match().turns().size());
        assertTrue(match().userToMoveProperty().get());
    }

    @Test
    void leavingAsksFirstAndNotifiesTheOtherSide() {
        playAsHost();
        robot.push(KeyCode.F2);
        robot.clickOn("Stay");
        playFirstLegalMove();
        waitUntil(() -> match().turns().size() == 2);
        robot.push(KeyCode.CONTROL, KeyCode.N);
        robot.clickOn("Leave the game");
        waitUntil(() -> other.ending() == RemoteEnding.OPPONENT_LEFT);
        assertEquals("New game", text(".sheet-title"));
        robot.push(KeyCode.ESCAPE);
        assertEquals(Result.Reason.RESIGNATION, match().resultProperty().get().reason());
        assertTrue(match().resultProperty().get().wonBy(Side.SECOND));
    }

    @Test
    void droppingAFileAsksBeforeItEndsANetworkGame() throws Exception {
        Path file = gameFile("1. 1:1\n2. 3:3\n");
        playAsHost();
        playFirstLegalMove();
        waitUntil(() -> match().turns().size() == 2);
        drop(file);
        waitUntil(() -> isShown("Stay"));
        assertFalse(dragIsWelcome(file), "a question waits for its answer");
        robot.clickOn("Stay");
        assertTrue(match().playersProperty().get().haveRemote());
        assertEquals(2, match().turns().size());
        assertNull(other.ending());
        drop(file);
        waitUntil(() -> isShown("Stay"));
        robot.clickOn("Leave the game");
        waitUntil(() -> other.ending() == RemoteEnding.OPPONENT_LEFT);
        assertEquals(List.of("1:1", "3:3"), movesPlayed());
        assertFalse(match().playersProperty().get().haveRemote());
    }

    @Test
    void anUnreadableFileDoesNotEndTheNetworkGame() throws Exception {
        Path file = gameFile("1. 9:9\n");
        playAsHost();
        drop(file);
        waitUntil(() -> isShown("Can’t open game.jump61"));
        robot.push(KeyCode.ESCAPE);
        playFirstLegalMove();
        waitUntil(() -> match().turns().size() == 2);
        assertNull(other.ending());
    }

    @Test
    void pastingAPositionAsksFirstAndThenPlaysItHere() {
        robot.interact(() -> match().begin(
                        new Match(CubesGame.INSTANCE.start(6), new Players(Player.HUMAN, Player.HUMAN)),
                        TimeControl.NONE));
        clickSquare(2, 2);
        Position copied = match().positionProperty().get();
        robot.push(KeyCode.CONTROL, KeyCode.C);
        playAsHost();
        robot.push(KeyCode.CONTROL, KeyCode.V);
        waitUntil(() -> isShown("Stay"));
        robot.clickOn("Leave the game");
        waitUntil(() -> other.ending() == RemoteEnding.OPPONENT_LEFT);
        waitUntil(() -> copied.equals(match().positionProperty().get()));
        assertFalse(match().playersProperty().get().haveRemote());
    }

    @Test
    void whoeverClosesTheWindowHasLeft() throws Exception {
        playAsHost();
        end();
        waitUntil(() -> other.ending() == RemoteEnding.OPPONENT_LEFT);
    }

    @Test
    void anOpponentWhoLeavesIsReportedAndTheComputerTakesOver() {
        playAsHost();
        playFirstLegalMove();
        waitUntil(() -> match().turns().size() == 2);
        other.run(game -> game.leave());
        waitUntil(() -> robot.lookup("Continue against the computer").tryQuery().isPresent());
        assertEquals("127.0.0.1 has left the game.", text("#title"));
        robot.clickOn("Continue against the computer");
        playFirstLegalMove();
        waitUntil(() -> match().turns().size() >= 3);
        assertTrue(match().playersProperty().get().second().isComputer());
        assertTrue(match().canUndoProperty().get());
    }

    @Test
    @SuppressWarnings("unchecked") // what we host takes texts
    void aProgramThatBreaksTheRulesIsReportedInOneLine() throws Exception {
        waitAsHost();
        var in = (Mailbox<String>)
                LocateRegistry.getRegistry("127.0.0.1", network.hostPorts().first())
                        .lookup("chat.IN");
        in.deposit("clear");
        waitUntil(() -> match().playersProperty().get().haveRemote());
        in.deposit("1:1\u001b[31m");
        waitUntil(() -> robot.lookup("Look at the game").tryQuery().isPresent());
        assertEquals("127.0.0.1 sent something invalid, so the game was stopped: 1:1?[31m", text("#title"));
        assertEquals(
                Result.Reason.CONNECTION,
                match().matchProperty().get().result().orElseThrow().reason());
    }

    @Tag("slow")
    @Test
    void anOpponentWhoVanishesIsReportedAndTheGameCanBeSavedAndBrowsed() throws Exception {
        robot.interact(() -> desktopSettings().hostedNameProperty().set(VanishingPeer.ID));
        robot.interact(() -> desktopSettings().hostedSizeProperty().set(3));
        robot.push(KeyCode.CONTROL, KeyCode.H);
        robot.clickOn("Wait for opponent");
        awaitHosted(VanishingPeer.ID);
        program = VanishingPeer.start("join", network.hostPorts().first());
        waitUntil(() -> match().playersProperty().get().haveRemote());
        playFirstLegalMove();
        waitUntil(() -> match().turns().size() == 2);
        program.destroyForcibly();
        waitUntil(() -> robot.lookup("Look at the game").tryQuery().isPresent());
        assertEquals("The connection to 127.0.0.1 was lost.", text("#title"));
        robot.clickOn("Look at the game");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
        String copied = WaitForAsyncUtils.asyncFx(
                        () -> Clipboard.getSystemClipboard().getString())
                .get();
        assertTrue(copied.contains("by lost connection") && copied.contains("1. 1:1"), copied);
        robot.push(KeyCode.HOME);
        assertEquals(0, match().plyProperty().get());
    }

    private void waitAsHost() {
        robot.push(KeyCode.CONTROL, KeyCode.H);
        robot.clickOn("Wait for opponent");
        awaitHosted();
    }

    /** Waits until nothing is hosted any more, which ends in the background. */
    private void awaitClosed() {
        waitUntil(() -> {
            try (Socket socket = new Socket(
                    InetAddress.getLoopbackAddress(), network.hostPorts().first())) {
                return !socket.isConnected();
            } catch (IOException refused) {
                return true;
            }
        });
    }

    private void awaitHosted() {
        awaitHosted("chat");
    }

    private void awaitHosted(String id) {
        waitUntil(() -> robot.lookup("#address")
                        .tryQuery()
                        .filter(Node::isVisible)
                        .isPresent()
                && robot.lookup("#address").queryAs(TextField.class).getText().equals(id + "@127.0.0.1"));
    }

    private void playAsHost() {
        waitAsHost();
        other = OtherMachine.join(network, "chat@localhost");
        waitUntil(() -> match().playersProperty().get().haveRemote() && !sheetIsOpen());
    }

    private Path gameFile(String moves) throws IOException {
        return Files.writeString(home.resolve("game.jump61"), "Jump61 record 1\nGame: jump61\nSize: 3\n\n" + moves);
    }

    private void join(String address) {
        robot.push(KeyCode.CONTROL, KeyCode.J);
        robot.write(address);
        robot.push(KeyCode.ENTER);
        FxWait.settle();
    }

    private void playFirstLegalMove() {
        CubesMove move =
                (CubesMove) match().positionProperty().get().legalMoves().get(0);
        clickSquare(move.row(), move.column());
    }

    private boolean sheetIsOpen() {
        return robot.lookup("#modal").queryAs(ModalPane.class).isDisplay();
    }
}
