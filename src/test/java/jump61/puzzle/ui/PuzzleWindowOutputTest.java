package jump61.puzzle.ui;

import java.time.LocalDate;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Games;
import jump61.game.Player;
import jump61.game.Players;
import jump61.window.FxWait;

/** The puzzle of 14 June 2026 is a hold of Jump61, which only 4:1 does. */
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
        ofTheDay();
        failed();
    }

    private void open(LocalDate day) {
        step("the puzzle of a day", () -> feature(PuzzleFeature.class).puzzles().openDay(day));
        await("it can be solved", () -> match().userToMoveProperty().get());
    }

    private void play(String move) {
        match().play(match().positionProperty().get().legalMoves().stream()
                .filter(each -> each.notation().equals(move))
                .findFirst()
                .orElseThrow());
    }

    private void ofTheDay() {
        open(LocalDate.of(2026, 6, 14));
        click("#puzzleHint");
        quietly(() -> play("4:1"));
        await("#puzzleShare");
        click("#puzzleShare");
        tell(FxWait.ask(() -> Clipboard.getSystemClipboard().getString()));
        size(1000, 420);
        step("in a low window", () -> {});
        size(1000, 700);
    }

    private void failed() {
        open(LocalDate.of(2026, 6, 13));
        click("#puzzleSolution");
        await("#puzzleNext");
        key(KeyCode.ESCAPE);
        step(
                "a game of puzzles",
                () -> feature(PuzzleFeature.class)
                        .puzzles()
                        .chooseGame(Games.all().get(2)));
        command("goPuzzles");
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
        item("#editorMore", 1);
        await(
                "it is solved",
                () -> !text("#answer").isEmpty() && !text("#answer").contains("…"));
        item("#editorMore", 2);
        await(
                "there is a puzzle, or none",
                () -> !model().openProperty().get() || !text("#answer").contains("…"));
        command("editPosition");
        key(KeyCode.ESCAPE);
    }

    private EditorModel model() {
        return feature(EditorFeature.class).editor();
    }
}
