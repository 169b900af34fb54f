package jump61.review.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import jump61.app.WindowOutput;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Warnings;
import jump61.library.ui.LibraryFeature;
import jump61.review.ReviewLimits;
import jump61.review.ReviewMonitor;
import jump61.review.Reviewer;
import jump61.window.match.BoardMode.Step;
import jump61.window.match.TimeControl;

/** The analysis board and warnings, in games of Sim: what is exact does not depend on how far a search comes. */
class AnalysisWindowOutputTest extends WindowOutput {
    private static final Game SIM = Games.all().get(2);

    @Override
    protected String recorded() {
        return "analysis.txt";
    }

    @Override
    protected String settings() {
        return super.settings() + "arena.programs=Broken\\tengine\\tfalse\n";
    }

    @Override
    protected void walk() throws Exception {
        analysis();
        adviser();
        warning();
    }

    /** A program that stops at once; the computer analyses instead. */
    private void adviser() {
        quietly(() -> program().commands().runAnyway(jump61.window.Command.ANALYSIS));
        awaitExact("the analysis again");
        quietly(() -> advisers().getItems().get(1).fire());
        await(
                "another program has stopped",
                () -> ((RadioMenuItem) advisers().getItems().get(0)).isSelected());
        awaitExact("the computer's analysis");
        key(KeyCode.ESCAPE);
    }

    private Menu advisers() {
        return (Menu) node("#analysisMore", MenuButton.class).getItems().stream()
                .filter(Menu.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    private AnalysisModel model() {
        return feature(AnalysisFeature.class).analysis();
    }

    private void awaitExact(String what) {
        await(
                what,
                () -> model().analysisProperty().get() != null
                        && model().analysisProperty().get().isExact());
    }

    private void analysis() throws Exception {
        Path file = Files.writeString(
                home().resolve("side.jump61"),
                "Jump61 record 2\nGame: sim\n\n1. 12\n2. 34\n(\n2. 13\n3. 56\n)\n3. 25\n"
                        + "(\n3. 26\n)\n4. 16\n5. 14\n6. 45\n");
        step("a game", () -> feature(LibraryFeature.class).files().open(file));
        await("it is there", () -> match().turns().size() == 6);
        quietly(() -> program().commands().runAnyway(jump61.window.Command.ANALYSIS));
        awaitExact("the analysis");
        chosen("#details");
        chosen("#more");
        chosen("#more");
        chosen("#more");
        change(4, -1);
        tell("fewest lines");
        change(2, 1);
        step(
                "at a line",
                () -> node(".line-row", Node.class).getOnMouseEntered().handle(null));
        step(
                "at a move of it",
                () -> node(".line-move", Node.class).getOnMouseEntered().handle(null));
        quietly(() -> model().threatProperty().set(true));
        read("threats", "#heading");
        quietly(() -> model().threatProperty().set(false));
        awaitExact("no threats");
        chosen("#searching");
        quietly(() -> model().searchingProperty().set(true));
        awaitExact("it searches again");
        walking();
        writing();
        size(480, 360);
        step("in a small window", () -> {});
        size(1000, 700);
        key(KeyCode.ESCAPE);
        command("analysis");
        quietly(() -> node("#play", Button.class).fire());
        await("a game from there", () -> !model().openProperty().get());
    }

    private void change(int times, int by) {
        for (int i = 0; i < times; i++) {
            quietly(() -> fire(by < 0 ? "#fewer" : "#more"));
        }
    }

    /** Chooses an entry of the panel's menu by its id. */
    private void chosen(String id) {
        step(id, () -> fire(id));
    }

    private void fire(String id) {
        var item = node("#analysisMore", MenuButton.class).getItems().stream()
                .filter(any -> id.equals("#" + any.getId()))
                .findFirst()
                .orElseThrow();
        if (item instanceof CheckMenuItem check) {
            check.setSelected(!check.isSelected());
        }
        if (!item.isDisable()) {
            item.fire();
        }
    }

    private void walking() {
        quietly(() -> model().walk(Step.FIRST));
        awaitExact("at first");
        quietly(() -> Event.fireEvent(
                node("#next", Node.class),
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false)));
        awaitExact("after one move");
        quietly(() -> Event.fireEvent(
                node(".line-row", Node.class),
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false)));
        awaitExact("the best move");
        quietly(() -> match().play(match().positionProperty().get().legalMoves().get(3)));
        awaitExact("a side line");
        quietly(() -> fire("#promote"));
        awaitExact("it is the game");
        quietly(() -> fire("#delete"));
        awaitExact("it is gone");
    }

    private void writing() {
        write("#comment", "  Well  played ");
        key(KeyCode.ENTER);
        write("#comment", "lost");
        quietly(() -> model().walk(Step.FIRST));
        awaitExact("elsewhere");
        quietly(() -> model().walk(Step.NEXT));
        awaitExact("back");
    }

    /** In Sim, the second player wins, so that a move that loses is a blunder. */
    private void warning() {
        Match next = new Match(SIM.start(6), new Players(new Player.Computer(1), Player.HUMAN));
        next.warnOf(Warnings.MISTAKES);
        while (next.position().toMove() == Side.FIRST
                || blunder(next.position()).isEmpty()) {
            next.play(best(next.position()));
        }
        quietly(() -> match().begin(next, TimeControl.NONE));
        blunder(next);
        click("#takeBack");
        size(1000, 400);
        blunder(next);
        size(1000, 700);
        step("in a high window", () -> {});
        quietly(() -> {
            node("#playOn", Button.class).fire();
            match().begin(new Match(SIM.start(6), new Players(Player.HUMAN, Player.HUMAN)), TimeControl.NONE);
        });
        tell("the game went on, and another began");
    }

    private void blunder(Match game) {
        // A game waits for its judge for a second only, in which his classes would be loaded, too.
        new Reviewer(ReviewLimits.AT_ONCE).review(game.played(), ReviewMonitor.NONE);
        quietly(() -> match().play(blunder(game.position()).orElseThrow()));
        await("#takeBack");
    }

    private static Optional<Move> blunder(Position position) {
        return position.legalMoves().stream()
                .filter(move -> position.play(move).after().result().isEmpty()
                        && winner(position.play(move).after()) != position.toMove())
                .findFirst();
    }

    private static Move best(Position position) {
        return position.legalMoves().stream()
                .filter(move -> winner(position.play(move).after()) == position.toMove())
                .findFirst()
                .orElse(position.legalMoves().get(0));
    }

    private static Side winner(Position position) {
        return SIM.solution().orElseThrow().ending(position).winner().orElseThrow();
    }
}
