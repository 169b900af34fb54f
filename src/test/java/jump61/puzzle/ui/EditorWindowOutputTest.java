package jump61.puzzle.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import jump61.app.WindowOutput;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.RandomPlay;
import jump61.window.match.TimeControl;

/** The editor of each game: by keys, with each brush, and what is made of the position. */
class EditorWindowOutputTest extends WindowOutput {
    @Override
    protected String recorded() {
        return "editors.txt";
    }

    @Override
    protected void walk() {
        for (Game game : Games.all()) {
            edit(game);
        }
        answers();
        puzzle();
        uses();
    }

    /** The editor on a game in which one move was played. */
    private void edit(Game game) {
        Match match = new Match(game.start(game.sizes().smallest()), new Players(new Player.Computer(1), Player.HUMAN));
        quietly(() -> {
            RandomPlay.from(match.start(), 5).stream().limit(1).forEach(turn -> match.play(turn.move()));
            match().begin(match, TimeControl.NONE);
        });
        command("editPosition");
        List<String> positions = new ArrayList<>();
        int brushes = node("#owners", HBox.class).getChildren().size();
        for (int brush = 0; brush < brushes; brush++) {
            int chosen = brush;
            quietly(() -> {
                ((ToggleButton) node("#owners", HBox.class).getChildren().get(chosen)).fire();
                node("#board", Node.class).requestFocus();
            });
            press(KeyCode.RIGHT, KeyCode.SPACE, KeyCode.DOWN, KeyCode.SPACE);
            positions.add(notation());
        }
        tell("brushes lead to " + positions);
        positions.clear();
        for (MenuItem item : node("#boardMenu", MenuButton.class).getItems()) {
            if (!item.isDisable()) {
                quietly(item::fire);
                positions.add(notation());
            }
        }
        quietly(() -> node("#passTurn", Button.class).fire());
        positions.add(notation());
        tell("changes lead to " + positions);
        command("undo");
    }

    private void press(KeyCode... keys) {
        for (KeyCode key : keys) {
            quietly(() -> {
                Node focused = node("#board", Node.class);
                Event.fireEvent(focused, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
            });
        }
    }

    private String notation() {
        return match().positionProperty().get().notation();
    }

    private EditorModel editor() {
        return feature(EditorFeature.class).editor();
    }

    private void solve(String notation) {
        write("#notation", notation);
        key(KeyCode.ENTER);
        for (int item : new int[] {1, 2}) {
            quietly(() ->
                    node("#editorMore", MenuButton.class).getItems().get(item).fire());
            await("item " + item + " is answered", () -> !editor().inquiry().isBusy());
        }
    }

    private void answers() {
        begin(new Players(Player.HUMAN, new Player.Computer(1)), 0);
        command("editPosition");
        for (String notation : List.of("2r 1b / 1r 2r b", "1r 2b / 2b 1r", "2r 2r / 1b 1- b", "1- 1- / 1- 1-")) {
            solve(notation);
        }
        step("in German", () -> program().settings().languageProperty().set("de"));
        quietly(() -> program().settings().languageProperty().set("en"));
        click("#counts > .toggle-button", 2);
        click("#owners > .toggle-button", 2);
        size(480, 360);
        step("in a small window", () -> {});
        size(1000, 700);
        key(KeyCode.ESCAPE);
    }

    private void puzzle() {
        command("editPosition");
        write("#notation", "3b 2b 1b / 2r 3r 1- / 1- 2r 3b");
        key(KeyCode.ENTER);
        quietly(() -> node("#editorMore", MenuButton.class).getItems().get(2).fire());
        await("it is examined", () -> !editor().inquiry().isBusy());
        key(KeyCode.ESCAPE);
        key(KeyCode.ESCAPE);
    }

    private void uses() {
        command("editPosition");
        item("#editorMore", 3);
        key(KeyCode.ESCAPE);
        command("editPosition");
        click("#play");
    }
}
