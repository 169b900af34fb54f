package jump61.tournament.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Match;
import jump61.record.RecordFiles;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.window.Command;

/** Tournaments that were stored: seen again, exported, deleted, put back; and a file that nobody can read. */
class TournamentListWindowOutputTest extends WindowOutput {
    @Override
    protected String recorded() {
        return "list.txt";
    }

    @Override
    protected List<String> goesOn() {
        return List.of("tournament " + model().stateProperty().get());
    }

    private TournamentModel model() {
        return feature(TournamentFeature.class).model();
    }

    @Override
    protected void walk() throws Exception {
        played("Ada", "Bob", Format.ROUND_ROBIN);
        menu();
        played("Cy", "Di", Format.GAUNTLET);
        list();
        unreadable();
        computers();
        forfeited();
    }

    /** A tournament of one game between two people. */
    private void played(String one, String other, Format format) {
        start(
                format,
                1,
                List.of(new Entrant(one, Entrant.PERSON), new Entrant(other, Entrant.PERSON)),
                List.of("1- 1- / 1- 1-"),
                true);
        await(
                "it waits for people",
                () -> model().pictureProperty().get() != null
                        && model().pictureProperty().get().forPeople().isPresent());
        quietly(() -> program().commands().run(Command.TOURNAMENT));
        Match before = shown();
        click(".tournament #play", () -> shown() != before);
        quietly(() -> {
            while (!shown().isOver()) {
                match().play(shown().position().legalMoves().get(0));
            }
        });
        await("it is over", () -> model().stateProperty().get() == TournamentState.OVER);
        command("playAgain");
        tabs("in the table");
    }

    private Match shown() {
        return match().matchProperty().get();
    }

    private void menu() {
        item(".tournament #more", 1);
        String[] table = new String[1];
        quietly(() -> table[0] = Clipboard.getSystemClipboard().getString());
        tell("copied: " + table[0].replace('\n', '|'));
        click("#cell-0-1");
        command("tournament");
        key(KeyCode.ESCAPE);
    }

    private void list() {
        key(KeyCode.ESCAPE);
        // Games of the same minute are listed in either order.
        quietly(() -> program().commands().run(Command.GO_GAMES));
        click("#tabs-tournaments");
        rows("#tournaments", 1);
        key(KeyCode.ENTER);
        item(".tournament #more", 2);
        click("#goOnButton");
        command("goGames");
        item("#moreTournaments", 0);
        rows("#tournaments", 0);
        key(KeyCode.ENTER);
        item(".tournament #more", 2);
        click("#goOnButton");
        command("goGames");
        item("#moreTournaments", 1);
        click("#goOnButton");
        click("#tournament");
        quietly(() -> node(".sheet-close", Button.class).fire());
    }

    private void unreadable() throws Exception {
        try (Stream<Path> all = Files.walk(home())) {
            Path stored = all.filter(Files::isRegularFile)
                    .filter(file -> file.getParent().getParent().endsWith("tournaments"))
                    .filter(file -> !file.toString().endsWith(RecordFiles.EXTENSION))
                    .findFirst()
                    .orElseThrow();
            Path torn = Files.createDirectories(stored.getParent().resolveSibling("torn"));
            Files.writeString(torn.resolve(stored.getFileName()), "nothing");
        }
        command("goHome");
        command("goGames");
        item("#moreTournaments", 0);
        quietly(() -> node(".sheet .button", Button.class).fire());
    }

    /** Two levels play in the background; what they play is known, as each search has its seed. */
    private void computers() {
        start(
                Format.ROUND_ROBIN,
                1,
                List.of(new Entrant("A", "level:1"), new Entrant("B", "level:2")),
                List.of("1- 1- / 1- 1-"),
                true);
        waitUntil(() -> model().stateProperty().get() == TournamentState.OVER);
        command("goPlay");
        read(
                "after a tournament of computers: "
                        + model().pictureProperty().get().played(),
                ".headline-text");
    }

    private void start(Format format, int games, List<Entrant> entrants, List<String> openings, boolean keepGames) {
        quietly(() -> model().forget());
        quietly(() -> model().start(
                        new TournamentDraft(format, Games.usual(), BoardSize.square(2), 1, games, entrants, openings),
                        1,
                        keepGames));
    }

    /** A program that stops at once loses every game. */
    private void forfeited() {
        start(
                Format.ROUND_ROBIN,
                2,
                List.of(new Entrant("Broken", "program:false"), new Entrant("Beginner", "level:1")),
                List.of(),
                false);
        await("every game is lost", () -> model().stateProperty().get() == TournamentState.OVER);
        command("tournament");
        tabs("in its table");
        click("#cell-0-1");
        key(KeyCode.ESCAPE);
        item(".tournament #more", 1);
        String[] table = new String[1];
        quietly(() -> table[0] = Clipboard.getSystemClipboard().getString());
        tell("copied: " + table[0].replace('\n', '|'));
        quietly(() -> node(".sheet-close", Button.class).fire());
    }
}
