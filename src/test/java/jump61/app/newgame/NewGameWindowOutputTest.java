package jump61.app.newgame;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.window.Command;
import jump61.window.FxWait;

/** All that can be chosen for a new game, what is remembered of it, and what is begun. */
class NewGameWindowOutputTest extends WindowOutput {
    @Override
    protected void walk() {
        forEachGame();
        people();
        clocks();
        computers();
        boards();
        letters();
        online();
        small();
    }

    private void begun() {
        tell("begun: "
                + FxWait.ask(() -> {
                    Match begun = match().matchProperty().getValue();
                    return begun.players() + ", " + begun.start() + ", "
                            + match().clock().control() + ", " + begun.warnings() + ", after " + begun.played();
                }));
    }

    private void open() {
        quietly(() -> program().commands().run(Command.NEW_GAME));
        tell("the sheet");
    }

    private void start() {
        quietly(() -> {
            node("#startButton", Button.class).fire();
            program().match().pausedProperty().set(true);
        });
        begun();
    }

    private void forEachGame() {
        for (int game = 0; game < Games.all().size(); game++) {
            open();
            click("#games > .toggle-button", game);
            pick("#levels", 4);
            click("#playSecond");
            tabs("on the first page");
            click("#more");
            tabs("on the second page");
            pick("#warnings", 2);
            if (game == 0) {
                pick("#headStart", 2);
            }
            start();
            open();
            click("#playFirst");
            start();
        }
        open();
        click("#games > .toggle-button", 0);
        start();
    }

    private void people() {
        open();
        click("#people");
        String tooLong = "A".repeat(Player.Human.LONGEST_NAME + 9);
        write("#firstName", tooLong);
        write("#secondName", "  Bob  " + tooLong);
        tell("the names have " + lengths());
        write("#secondName", " Bob ");
        start();
        open();
        tell("the names are remembered");
        write("#firstName", "");
        write("#secondName", "Bob");
        click("#more");
        click("#swapEachTime");
        click("#helpForBoth");
        start();
        command("playAgain");
        begun();
    }

    private List<Integer> lengths() {
        return FxWait.ask(() -> List.of(
                node("#firstName", TextField.class).getLength(),
                node("#secondName", TextField.class).getLength()));
    }

    private void clocks() {
        open();
        click("#more");
        pick("#clock", 1);
        spin("#perMove", 3);
        tabs("with a time for each move");
        start();
        open();
        tell("the clock is remembered");
        click("#more");
        pick("#clock", 2);
        spin("#minutes", -2);
        spin("#increment", 2);
        start();
        open();
        click("#more");
        spin("#minutes", -1000);
        spin("#minutes", 10000);
        pick("#clock", 0);
        start();
    }

    private void computers() {
        open();
        click("#watch");
        pick("#firstLevel", 2);
        pick("#secondLevel", 5);
        tabs("for two computers");
        start();
        open();
        click("#computer");
        for (int level = 0; level < 8; level++) {
            pick("#levels", level);
        }
        key(KeyCode.ESCAPE);
    }

    private void boards() {
        open();
        click("#boardOther");
        slide("#size", 3);
        slide("#columns", 5);
        slide("#columns", 3);
        slide("#size", 10);
        slide("#size", 2);
        start();
        open();
        tell("the board is remembered");
        click("#more");
        tell("the sliders are remembered");
        click("#more");
        for (int preset = 0; preset < 3; preset++) {
            pick("#presets", preset);
        }
        start();
    }

    private void letters() {
        open();
        click("#people");
        click("#more");
        click("#byLetter");
        click("#more");
        start();
        key(KeyCode.ESCAPE);
    }

    private void online() {
        open();
        click("#online");
        tabs("online");
        // No computer ever has a name that ends so (RFC 6761); it is looked up in the background.
        write("#tableCode", "nonsense.invalid");
        click("#joinTable", () -> program().status().noteProperty().get().endsWith(": nonsense.invalid"));
        key(KeyCode.ESCAPE);
    }

    private void small() {
        size(480, 360);
        open();
        tell("where the sheet begins: " + place("#games"));
        click("#people");
        click("#more");
        click("#watch");
        key(KeyCode.ESCAPE);
        size(1000, 700);
    }

    private String place(String query) {
        return FxWait.ask(() -> {
            var bounds =
                    node(query, Node.class).localToScene(node(query, Node.class).getBoundsInLocal());
            return Math.round(bounds.getMinX()) + ", " + Math.round(bounds.getMinY());
        });
    }
}
