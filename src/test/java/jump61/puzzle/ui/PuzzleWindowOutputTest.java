package jump61.puzzle.ui;

import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Player;
import jump61.game.Players;

class PuzzleWindowOutputTest extends WindowOutput {
    @Override
    protected void walk() {
        editor();
        commands("goPuzzles");
        command("goPuzzles");
        click("#puzzleGames > .toggle-button", 1);
        click("#puzzleGames > .toggle-button", 0);
        size(600, 500);
        step("in a narrow window", () -> {});
        size(1000, 700);
        key(KeyCode.ESCAPE);
    }

    private void editor() {
        begin(new Players(Player.HUMAN, new Player.Computer(1)), 8);
        command("editPosition");
        write("#notation", "nothing");
        key(KeyCode.ENTER);
        write("#notation", "1r 1b / 1- 1-");
        key(KeyCode.ENTER);
        click("#passTurn");
        for (int i = 0; i < 6; i++) {
            item("#boardMenu", i);
        }
        click("#undo");
        click("#owners > .toggle-button", 1);
        click("#counts > .toggle-button", 1);
        write("#notation", "1r 2b / 1- 1-");
        key(KeyCode.ENTER);
        key(KeyCode.ESCAPE);
    }
}
