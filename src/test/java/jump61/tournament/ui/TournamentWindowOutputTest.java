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
import jump61.tournament.Entrant;
import jump61.tournament.Format;

class TournamentWindowOutputTest extends WindowOutput {
    private static final TournamentDraft OF_TWO = new TournamentDraft(
            Format.ROUND_ROBIN,
            Games.usual(),
            BoardSize.square(2),
            1,
            2,
            List.of(new Entrant("Ada", Entrant.PERSON), new Entrant("Bob of the long name", Entrant.PERSON)),
            List.of("1- 1- / 1- 1-"));

    @Override
    protected void walk() throws Exception {
        commands("tournament");
        form();
        players();
        programs();
        key(KeyCode.ESCAPE);
        play();
        kept();
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
        spin(".tournament #rounds", 3);
        spin(".tournament #games", 2);
        pick(".tournament #openings", 1);
        choosing(Files.writeString(home().resolve("openings.txt"), "1- 1- / 1- 1-\n2r 1- / 1- 1-\n"));
        pick(".tournament #openings", 1);
        pick(".tournament #size", 1);
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

    private void play() {
        quietly(() -> model().start(OF_TWO, 1, true));
        for (int game = 0; game < 2; game++) {
            int before = game;
            waitUntil(() -> isForPeople(before));
            command("tournament");
            click(".tournament #play");
            playToTheEnd();
        }
        waitUntil(() -> model().stateProperty().get() == TournamentState.OVER);
        command("tournament");
        click("#cell-0-1");
        key(KeyCode.ESCAPE);
        command("tournament");
        item(".tournament #more", 1);
        key(KeyCode.ESCAPE);
        item(".tournament #more", 0);
        key(KeyCode.ESCAPE);
    }

    private boolean isForPeople(int played) {
        TournamentPicture now = model().pictureProperty().get();
        return now != null && now.played() == played && now.forPeople().isPresent();
    }

    private void playToTheEnd() {
        for (int i = 0; i < 40 && !match().matchProperty().get().isOver(); i++) {
            step(
                    "a move",
                    () -> match().positionProperty().get().legalMoves().stream()
                            .limit(1)
                            .forEach(match()::play));
        }
    }

    private void kept() {
        command("goGames");
        click("#tabs-tournaments");
        await("the tournament is listed", () -> model().all().size() == 1);
        rows("#tournaments", 0);
        key(KeyCode.ENTER);
        await("it is read", () -> model().stateProperty().get() == TournamentState.OVER);
        item(".tournament #more", 1);
        click("#goOnButton");
        await("it is deleted", () -> model().deleted().size() == 1);
        key(KeyCode.ESCAPE);
        item("#moreTournaments", 0);
        await("it is back", () -> model().all().size() == 1);
        rows("#tournaments", 0);
        clickTwice("#tournaments .library-cell");
        await("it is read", () -> model().stateProperty().get() == TournamentState.OVER);
        item(".tournament #more", 1);
        click("#goOnButton");
        await("it is deleted", () -> model().deleted().size() == 1);
        key(KeyCode.ESCAPE);
        item("#moreTournaments", 1);
        key(KeyCode.ESCAPE);
        item("#moreTournaments", 1);
        click("#goOnButton");
        await("the bin is empty", () -> model().deleted().isEmpty());
        click("#tournament");
        key(KeyCode.ESCAPE);
    }

    private TournamentModel model() {
        return feature(TournamentFeature.class).model();
    }
}
