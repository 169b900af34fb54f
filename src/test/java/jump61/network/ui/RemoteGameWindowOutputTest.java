package jump61.network.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Side;
import jump61.network.OtherMachine;
import jump61.network.RemoteEvent;
import jump61.network.RemoteGame;
import jump61.window.Command;

/** Games with somebody at another machine who plays the first legal move: hosted, joined, left by either side. */
class RemoteGameWindowOutputTest extends WindowOutput {
    private final List<OtherMachine> all = new ArrayList<>();
    private OtherMachine other;

    @Override
    protected String recorded() {
        return "games.txt";
    }

    @Override
    protected String settings() {
        return super.settings() + "peer.name=chat\npeer.size=2\n";
    }

    @Override
    protected List<String> goesOn() {
        return List.of("connection " + feature(NetworkFeature.class).stage());
    }

    @Override
    protected void walk() {
        try {
            theOtherLeaves();
            thisOneLeaves();
            joined();
        } finally {
            // Before that, what still arrives at a machine that is gone would be a fault in this window.
            all.forEach(OtherMachine::close);
        }
    }

    private void with(OtherMachine machine) {
        other = machine;
        all.add(machine);
    }

    private void host() {
        quietly(() -> program().commands().run(Command.HOST_GAME));
        quietly(() -> node("#hostButton", Button.class).fire());
        await("#addressRow");
        with(OtherMachine.join(network, "chat@localhost"));
        await(
                "the other is there",
                () -> match().playersProperty().get().haveRemote()
                        && match().userToMoveProperty().get());
    }

    private void play() {
        int before = match().turns().size();
        quietly(() -> match().play(match().positionProperty().get().legalMoves().get(0)));
        await(
                "a move and its answer",
                () -> match().turns().size() == before + 2
                        && match().userToMoveProperty().get());
    }

    private void theOtherLeaves() {
        host();
        play();
        other.run(RemoteGame::leave);
        await("the other has left", () -> match().resultProperty().get() != null);
        await("#explanation");
        tabs("in the sheet");
        click(".sheet .button", 1);
        key(KeyCode.ESCAPE);
        command("playAgain");
        key(KeyCode.ESCAPE);
    }

    private void thisOneLeaves() {
        host();
        command("newGame");
        quietly(() -> node(".sheet .button", Button.class).fire());
        command("leaveGame");
        click("#goOnButton", () -> match().resultProperty().get() != null);
        waitUntil(() -> other.ending() != null);
        tell("to the other it ended with " + other.ending());
    }

    private void joined() {
        with(OtherMachine.host(network, "club", 3, Side.FIRST));
        waitUntil(() -> other.received(RemoteEvent.Waiting.class));
        quietly(() -> program().commands().run(Command.JOIN_GAME));
        quietly(() -> node("#address", ComboBox.class).getEditor().setText("club@localhost"));
        quietly(() -> node("#joinButton", Button.class).fire());
        await(
                "joined",
                () -> match().turns().size() == 1
                        && match().userToMoveProperty().get());
        play();
        command("goHome");
        quietly(() -> program().commands().run(Command.GO_PLAY));
        other.run(RemoteGame::leave);
        await("the host has left", () -> match().resultProperty().get() != null);
        await("#explanation");
        click(".sheet .button", 0);
        key(KeyCode.ESCAPE);
    }
}
