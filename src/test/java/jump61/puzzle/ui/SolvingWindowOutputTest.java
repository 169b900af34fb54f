package jump61.puzzle.ui;

import java.time.LocalDate;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Games;
import jump61.game.Player;
import jump61.game.Players;
import jump61.puzzle.DailyPuzzle;
import jump61.puzzle.Puzzle;
import jump61.window.Command;

/** Puzzles of days that are gone, of all games, and one for practice that waited: none depends on chance. */
class SolvingWindowOutputTest extends WindowOutput {
    private static final LocalDate DAY = LocalDate.of(2026, 6, 14);

    @Override
    protected String recorded() {
        return "solving.txt";
    }

    @Override
    protected String settings() {
        Puzzle waits = DailyPuzzle.of(Games.usual(), DAY.plusDays(7));
        return super.settings() + "puzzles.waiting=" + waits.id() + "\n";
    }

    @Override
    protected void walk() {
        for (int game = 0; game < ThemeChoice.games().size(); game++) {
            day(game);
        }
        aWayOut();
        practice();
        inARow();
    }

    private PuzzleModel puzzles() {
        return feature(PuzzleFeature.class).puzzles();
    }

    private void open(String what, LocalDate day) {
        quietly(() -> puzzles().openDay(day));
        Puzzle wanted = DailyPuzzle.of(puzzles().game(), day);
        await(what, () -> shows(wanted));
    }

    private boolean shows(Puzzle wanted) {
        return puzzles().isOpen()
                && puzzles()
                        .attempt()
                        .filter(one -> one.puzzle().id().equals(wanted.id()))
                        .isPresent()
                && match().userToMoveProperty().get();
    }

    private void day(int game) {
        quietly(() -> puzzles().chooseDaily(ThemeChoice.games().get(game)));
        open("the puzzle of a day, game " + game, DAY.plusDays(game));
        if (game == 0) {
            wrong();
            click("#puzzleHint");
        }
        right();
        if (game == 0) {
            click("#puzzleShare");
            tell("copied: " + copied());
        }
        open("the day after, game " + game, DAY.plusDays(game + 1));
        if (game == 0) {
            right();
        } else {
            quietly(() -> node("#puzzleSolution", Button.class).fire());
            await("its solution", () -> puzzles().isDone());
        }
    }

    private String copied() {
        String[] text = new String[1];
        quietly(() -> text[0] = Clipboard.getSystemClipboard().getString());
        return text[0].replace('\n', '|');
    }

    /** Plays a wrong move, and tries again at once: the answer to the move would follow by itself, and be taken back. */
    private void wrong() {
        quietly(this::playWrong);
        String[] verdict = new String[1];
        waitUntil(() -> {
            boolean judged = isThere("#puzzleTryAgain");
            if (judged) {
                verdict[0] = node("#puzzleVerdict", Label.class).getText();
                node("#puzzleTryAgain", Button.class).fire();
            }
            return judged;
        });
        await("again, after: " + verdict[0], () -> match().userToMoveProperty().get());
    }

    private void playWrong() {
        Puzzle puzzle = puzzles().attempt().orElseThrow().puzzle();
        match().play(match().positionProperty().get().legalMoves().stream()
                .filter(move -> !move.equals(puzzle.answer()))
                .findFirst()
                .orElseThrow());
    }

    private void right() {
        quietly(() -> match().play(puzzles().attempt().orElseThrow().puzzle().answer()));
        waitUntil(this::mayGoOn);
        while (!puzzles().isDone()) {
            quietly(() -> puzzles().hint());
            waitUntil(() -> puzzles().hintProperty().get() != null);
            quietly(() -> match().play(puzzles().hintProperty().get()));
            waitUntil(this::mayGoOn);
        }
        await("solved", () -> puzzles().isDone());
    }

    private boolean mayGoOn() {
        return puzzles().isDone() || match().userToMoveProperty().get();
    }

    /** The match waits while a puzzle is open. */
    private void aWayOut() {
        begin(new Players(Player.HUMAN, new Player.Computer(1)), 8);
        open("a puzzle", DAY);
        command("first");
        size(480, 360);
        step("in a small window", () -> {});
        size(1000, 700);
        click("#puzzleBack");
        open("again", DAY);
        right();
        key(KeyCode.ESCAPE);
    }

    /** What waits comes first, then what nobody knows: of that only the words around the board are noted. */
    private void practice() {
        quietly(() -> program().commands().run(Command.GO_PUZZLES));
        quietly(() -> puzzles().open(Activity.PRACTICE));
        Puzzle waits = DailyPuzzle.of(Games.usual(), DAY.plusDays(7));
        await("practice", () -> shows(waits));
        another("another one", () -> node("#puzzleSkip", Button.class).fire());
        another("easier ones", () -> choose("#puzzleChallenge", 0));
        another("harder ones", () -> choose("#puzzleChallenge", 2));
        another("a kind", () -> choose("#puzzleKind", 1));
        another("another game", () -> choose("#puzzleGame", 2));
        quietly(puzzles()::showSolution);
        waitUntil(puzzles()::isDone);
        readPanel("its solution");
        another("the next one", () -> node("#puzzleNext", Button.class).fire());
        quietly(puzzles()::close);
    }

    private void another(String what, Runnable act) {
        Attempt before = puzzles().attempt().orElse(null);
        quietly(act);
        // Until the next puzzle has been read, there is none.
        waitUntil(() -> puzzles().attempt().filter(now -> now != before).isPresent() && mayGoOn());
        PuzzleTheme theme = puzzles().theme();
        readPanel(what + ": " + theme.game().id() + " " + theme.kind() + " " + theme.challenge());
    }

    private void choose(String box, int index) {
        node(box, ChoiceBox.class).getSelectionModel().select(index);
    }

    private void inARow() {
        for (Activity activity : List.of(Activity.STREAK, Activity.RUSH)) {
            quietly(() -> puzzles().open(activity));
            waitUntil(this::mayGoOn);
            readPanel(activity + " begins");
            another(
                    "one is solved",
                    () -> match().play(
                                    puzzles().attempt().orElseThrow().puzzle().answer()));
            quietly(this::playWrong);
            waitUntil(() -> puzzles().isOver()
                    || activity == Activity.RUSH && match().userToMoveProperty().get());
            readPanel("one is not, score " + puzzles().score());
            if (activity == Activity.STREAK) {
                quietly(() -> node("#puzzleShare", Button.class).fire());
                read("copied: " + copied(), ".headline-text", "#puzzleAbout");
            }
        }
        quietly(puzzles()::close);
        tell("none is open");
        command("goPuzzles");
    }

    private void readPanel(String what) {
        read(
                what,
                "#puzzleTitle",
                "#puzzleSubtitle",
                "#puzzleStreakDays",
                "#puzzleVerdict",
                "#puzzleHint",
                "#puzzleSolution",
                "#puzzleSkip",
                "#puzzleTryAgain",
                "#puzzleNext",
                "#puzzleShare");
    }
}
