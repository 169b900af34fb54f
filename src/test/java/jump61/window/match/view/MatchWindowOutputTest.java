package jump61.window.match.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.library.ui.LibraryFeature;
import jump61.window.Command;
import jump61.window.board.EvaluationBar;
import jump61.window.match.TimeControl;
import jump61.window.settings.Palette;
import jump61.window.settings.Speed;
import org.junit.jupiter.api.Test;

/** Playing: moves, hints, walking back, a small window. */
class MatchWindowOutputTest extends WindowOutput {
    @Override
    protected void walk() throws Exception {
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
        begin(new Players(new Player.Computer(1), new Player.Computer(1)), Integer.MAX_VALUE);
        step("two computers have played", () -> {});
        size(480, 360);
        step("in a small window", () -> {});
        begin(new Players(Player.HUMAN, Player.HUMAN), 2);
        step("a new match", () -> {});
        size(1000, 700);
        step("in a large window", () -> {});
        sideLine();
        pass();
    }

    /** A comment on a side line is written on the analysis board; a game of Sim is solved, and its analysis ends. */
    private void sideLine() throws Exception {
        Path file = Files.writeString(
                home().resolve("side.jump61"),
                "Jump61 record 2\nGame: sim\n\n1. 12\n2. 34\n(\n2. 13\n3. 56\n)\n3. 25\n(\n3. 26\n)\n4. 16\n");
        for (int item : new int[] {0, 1}) {
            step(
                    "a game with a side line",
                    () -> feature(LibraryFeature.class).files().open(file));
            await(".side-line");
            step(
                    "item " + item + " of its menu",
                    () -> node(".side-line", Label.class)
                            .getContextMenu()
                            .getItems()
                            .get(item)
                            .fire());
            key(KeyCode.ESCAPE);
            key(KeyCode.ESCAPE);
        }
        click(".side-line");
        key(KeyCode.ESCAPE);
        step("the focus on the side line", () -> node(".side-line", Label.class).requestFocus());
        key(KeyCode.ENTER);
        key(KeyCode.ESCAPE);
    }

    private void pass() {
        Game checkers = Games.byId("checkers").orElseThrow();
        String blocked = "..../..../..../..../..../...w/..../R... red";
        Players players = new Players(Player.HUMAN, new Player.Computer(1));
        step(
                "nobody can move",
                () -> match().begin(new Match(checkers.parsePosition(blocked), players), TimeControl.NONE));
        quietly(() -> program().commands().run(Command.HINT));
        await("a hint", () -> node("#pass", Node.class).isFocused());
        // What is told of the course depends on how far a search comes.
        quietly(() -> node("#pass", Button.class).fire());
        read("passed", ".headline-text", "#foot .button");
    }

    @Test
    void theEvaluationBarSpeaksTheLanguageOfTheWindowAndNamesTheColoursOfThePalette() {
        quietly(() -> program().settings().languageProperty().set("de"));
        begin(new Players(Player.HUMAN, Player.HUMAN), Integer.MAX_VALUE);
        command("evaluation");
        EvaluationBar bar = node(".evaluation-bar", EvaluationBar.class);
        assertEquals("Rot hat gewonnen", bar.getAccessibleText());
        quietly(() -> program().settings().paletteProperty().set(Palette.SAFE));
        assertEquals("Orange hat gewonnen", bar.getAccessibleText());
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
