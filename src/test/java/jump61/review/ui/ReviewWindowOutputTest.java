package jump61.review.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Player;
import jump61.game.Players;
import jump61.library.ui.LibraryFeature;
import jump61.window.Command;

/** A game of Sim, which is solved: nothing in its review depends on how far a search comes. */
class ReviewWindowOutputTest extends WindowOutput {
    private static final Path GAME = Path.of("src/test/resources/jump61/console/sim.jump61");

    @Override
    protected void walk() throws Exception {
        commands("practise");
        Path file = Files.copy(GAME, home().resolve("sim.jump61"));
        step("a game", () -> feature(LibraryFeature.class).files().open(file));
        await("it is there", () -> match().turns().size() == 10);
        review();
        learn();
        sideLines();
        biggest();
    }

    /** The end of a game leads to the move that brought in the most. */
    private void biggest() {
        begin(new Players(Player.HUMAN, Player.HUMAN), 8);
        step("the game is played to its end", () -> {
            while (!match().matchProperty().get().isOver()) {
                match().play(match().positionProperty().get().legalMoves().get(0));
            }
        });
        await("#biggest");
        command("first");
        click("#biggest");
        tell("it shows move " + match().plyProperty().get());
    }

    /** What the menu of a side line does. */
    private void sideLines() throws Exception {
        Path file = Files.writeString(
                home().resolve("side.jump61"),
                "Jump61 record 2\nGame: sim\n\n1. 12\n2. 34\n(\n2. 13\n3. 56\n)\n3. 25\n4. 16\n");
        for (int item = 0; item < 4; item++) {
            int chosen = item;
            step(
                    "a game with a side line",
                    () -> feature(LibraryFeature.class).files().open(file));
            await(".side-line");
            step("item " + item + " of its menu", () -> {
                ContextMenu menu = node(".side-line", Label.class).getContextMenu();
                menu.getOnShowing().handle(null);
                menu.getItems().get(chosen).fire();
            });
            key(KeyCode.ESCAPE);
            key(KeyCode.ESCAPE);
        }
    }

    private void review() {
        quietly(() -> program().commands().run(Command.REVIEW));
        await("the whole review", () -> {
            var review = feature(ReviewFeature.class).review().reviewProperty().get();
            return review != null
                    && review.isComplete()
                    && match().plyProperty().get() == 4;
        });
        for (int ply : new int[] {0, 1, 2, 3, 5, 10}) {
            step("move " + ply, () -> feature(ReviewFeature.class).review().select(ply));
        }
        for (String button : new String[] {"previous", "next", "nextFault", "tryIt"}) {
            click("#" + button);
        }
        command("review");
        point("#chanceGraph");
        click("#share");
        key(KeyCode.ESCAPE);
        size(1000, 500);
        step("in a low window", () -> {});
        size(1000, 700);
    }

    private void learn() {
        click("#learn");
        click("#hint");
        click("#hint");
        // What follows a move is shown by itself, move by move.
        quietly(() -> match().play(match().positionProperty().get().legalMoves().get(0)));
        waitUntil(() -> reads("#primary", "Try again"));
        read("a wrong move", "#title", "#text");
        quietly(() -> node("#solution", Button.class).fire());
        read("its solution", ".headline-text", "#title", "#text");
        click("#primary");
        click("#skip");
        key(KeyCode.ESCAPE);
        key(KeyCode.ESCAPE);
    }
}
