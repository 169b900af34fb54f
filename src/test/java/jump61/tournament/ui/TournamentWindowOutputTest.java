package jump61.tournament.ui;

import java.nio.file.Files;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Match;
import jump61.tournament.Entrant;
import jump61.tournament.Format;

class TournamentWindowOutputTest extends WindowOutput {
    @Override
    protected void walk() throws Exception {
        commands("tournament");
        form();
        players();
        programs();
        key(KeyCode.ESCAPE);
        people();
    }

    @Override
    protected List<String> goesOn() {
        return List.of("tournament " + model().stateProperty().get());
    }

    private TournamentModel model() {
        return feature(TournamentFeature.class).model();
    }

    /** A whole tournament of three people, whose games are the same each time. */
    private void people() {
        TournamentDraft draft = new TournamentDraft(
                Format.ROUND_ROBIN,
                Games.usual(),
                BoardSize.square(2),
                1,
                1,
                List.of(
                        new Entrant("Ada", Entrant.PERSON),
                        new Entrant("Augusta Ada King, Countess of Lovelace", Entrant.PERSON),
                        new Entrant("Charles", Entrant.PERSON)),
                List.of("1- 1- / 1- 1-"));
        quietly(() -> model().start(draft, 1, true));
        await("it waits for people", () -> model().pictureProperty().get() != null && isAsked());
        command("tournament");
        // The other button is disabled for a moment, and would leave the focus to whatever is next.
        step(
                "the focus elsewhere",
                () -> node(".tournament #more", MenuButton.class).requestFocus());
        run();
        await("it is stopped", () -> model().stateProperty().get() == TournamentState.STOPPED);
        run();
        await("it waits again", () -> model().stateProperty().get() == TournamentState.RUNNING && isAsked());
        for (int game = 1; game <= 3; game++) {
            command("tournament");
            Match before = shown();
            click(".tournament #play", () -> shown() != before);
            playOn(game);
        }
        command("tournament");
        click("#cell-0-1");
        command("tournament");
        click(".tournament .sheet-bar .button", 0);
        key(KeyCode.ESCAPE);
    }

    /** Runs the tournament, or stops it, which cannot be done while the one turns into the other. */
    private void run() {
        waitUntil(() -> !node(".tournament #run", Button.class).isDisabled());
        quietly(() -> node(".tournament #run", Button.class).fire());
    }

    private boolean isAsked() {
        return model().pictureProperty().get().forPeople().isPresent();
    }

    private void playOn(int number) {
        quietly(() -> {
            while (!shown().isOver()) {
                match().play(shown().position().legalMoves().get(0));
            }
        });
        await(
                "its game is played",
                () -> model().pictureProperty().get().played() == number
                        && (number == 3 ? model().stateProperty().get() == TournamentState.OVER : isAsked()));
    }

    private Match shown() {
        return match().matchProperty().get();
    }

    private void form() throws Exception {
        command("tournament");
        for (int i = Format.values().length - 1; i >= 0; i--) {
            pick(".tournament #format", i);
        }
        pick(".tournament #game", 1);
        pick(".tournament #game", 2);
        pick(".tournament #game", 0);
        pick(".tournament #size", 0);
        click(".tournament #more");
        spin(".tournament #rounds", 3);
        spin(".tournament #games", 2);
        pick(".tournament #openings", 1);
        choosing(Files.writeString(home().resolve("openings.txt"), "1- 1- / 1- 1-\n2r 1- / 1- 1-\n"));
        pick(".tournament #openings", 1);
        click(".tournament #more");
        pick(".tournament #size", 1);
        click(".tournament #more");
        choosing(Files.writeString(home().resolve("wrong.txt"), "nothing\n"));
        pick(".tournament #openings", 1);
        key(KeyCode.ESCAPE);
        command("tournament");
    }

    private void players() {
        rows(".tournament #players", 1);
        click(".tournament #remove");
        step(
                "a level",
                () -> ((Menu) node(".tournament #add", MenuButton.class)
                                .getItems()
                                .get(0))
                        .getItems()
                        .get(4)
                        .fire());
        item(".tournament #add", 1);
        pick(".tournament #limitKind", 1);
        spin(".tournament #limitNumber", 4);
        pick(".tournament #limitKind", 0);
        rows(".tournament #players", 0);
        item(".tournament #add", 2);
        write(".tournament #name", " = ");
        key(KeyCode.ENTER);
        write(".tournament #name", "Ada=");
        key(KeyCode.ENTER);
        item(".tournament #add", 2);
        write(".tournament #name", "Ada");
        key(KeyCode.ENTER);
        for (int i = 0; i < 5; i++) {
            rows(".tournament #players", 0);
            click(".tournament #remove");
        }
    }

    private void programs() {
        item(".tournament #add", 4);
        write("#name", "Rex");
        write("#command", "no-such-program");
        pick("#dialect", 1);
        pick("#dialect", 0);
        quietly(() -> node("#tryIt", Button.class).fire());
        await("the trial is over", () -> !text("#told").contains("/"));
        quietly(() -> node("#save", Button.class).fire());
        await("the trial is over", () -> !text("#told").contains("/"));
        write("#name", "Max");
        write("#command", "also none");
        quietly(() -> node("#save", Button.class).fire());
        await("the trial is over", () -> !text("#told").contains("/"));
        rows("#list", 0);
        click("#remove");
        key(KeyCode.ESCAPE);
    }
}
