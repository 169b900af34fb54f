package jump61.window.match.view;

import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Player;
import jump61.game.Players;

/** Playing: moves, hints, walking back, a small window. */
class MatchWindowOutputTest extends WindowOutput {
    @Override
    protected void walk() {
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
}
