package jump61.app;

import javafx.scene.input.KeyCode;
import jump61.game.Player;
import jump61.game.Players;

class WindowOutputTest extends WindowOutput {
    @Override
    protected void walk() {
        commands("goHome", "goPlay", "rules", "shortcuts", "turnBoard", "stepMode", "mute", "faster", "slower");
        key(KeyCode.ADD);
        key(KeyCode.SUBTRACT);
        newGame();
        lesson();
        help();
        size(480, 360);
        commands("goHome", "newGame", "settings");
        size(1000, 700);
        rightToLeft();
        fault();
    }

    private void newGame() {
        command("newGame");
        for (int game : new int[] {1, 2, 0}) {
            click("#games > .toggle-button", game);
            click("#more");
            click("#more");
        }
        pick("#presets", 1);
        click("#boardOther");
        click("#more");
        click("#boardOther");
        slide("#size", 7);
        slide("#columns", 4);
        click("#more");
        pick("#presets", 0);
        click("#people");
        click("#watch");
        pick("#firstLevel", 3);
        click("#computer");
        pick("#levels", 6);
        click("#more");
        click("#swapEachTime");
        click("#learning");
        pick("#warnings", 1);
        pick("#headStart", 1);
        click("#more");
        click("#people");
        click("#startButton");
        command("playAgain");
    }

    private void fault() {
        program().messages().unexpected(new IllegalStateException("a fault of ours"));
        step("a fault on another thread", () -> {});
        key(KeyCode.ESCAPE);
    }

    private void lesson() {
        command("howToPlay");
        key(KeyCode.ESCAPE);
    }

    private void help() {
        command("about");
        click("#showLicences");
        click("#back");
        key(KeyCode.ESCAPE);
        command("rules");
        click("#games > .toggle-button", 1);
        key(KeyCode.ESCAPE);
    }

    private void rightToLeft() {
        begin(new Players(Player.HUMAN, Player.HUMAN), 8);
        step("from right to left", () -> program().settings().languageProperty().set("ar"));
        commands("goHome");
        step("from left to right", () -> program().settings().languageProperty().set("en"));
    }
}
