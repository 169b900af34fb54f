package jump61.window.match.view;

import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Player;
import jump61.game.Players;
import jump61.window.settings.Speed;

/** Playing: moves, hints, walking back, a small window. */
class MatchWindowOutputTest extends WindowOutput {
    @Override
    protected void walk() {
        animated();
        commands("evaluation", "turnBoard", "hint", "first", "next", "previous", "last", "undo", "redo");
        point(".move");
        click(".move", 1);
        key(KeyCode.ESCAPE);
        begin(new Players(Player.HUMAN, new Player.Computer(1)), 8);
        step("against the computer", () -> {});
        commands("evaluation");
        click("#undo");
        command("redo");
        item("#more", 2);
        key(KeyCode.ESCAPE);
        size(480, 360);
        step("in a small window", () -> {});
        begin(new Players(Player.HUMAN, Player.HUMAN), 2);
        step("a new match", () -> {});
        size(1000, 700);
        step("in a large window", () -> {});
    }

    /** A move that is seen, and one that another follows at once. */
    private void animated() {
        step("moves are seen", () -> program().settings().speedProperty().set(Speed.FAST));
        quietly(this::playFirst);
        await("the move was seen", () -> !match().animatingProperty().get());
        quietly(() -> {
            playFirst();
            match().finishNow();
        });
        await("it was cut short", () -> !match().animatingProperty().get());
        command("undo");
        command("undo");
        step("moves are not seen", () -> program().settings().speedProperty().set(Speed.NONE));
    }

    private void playFirst() {
        match().play(match().positionProperty().get().legalMoves().get(0));
    }
}
