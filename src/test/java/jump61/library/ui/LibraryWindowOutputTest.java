package jump61.library.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.RandomPlay;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;

class LibraryWindowOutputTest extends WindowOutput {
    private static final List<Player> OTHERS =
            List.of(new Player.Computer(3), Player.HUMAN, new Player.Program("Rex"), new Player.Remote("Ada"));

    @Override
    protected void walk() throws IOException {
        command("goGames");
        key(KeyCode.ESCAPE);
        putGames();
        command("library");
        filters();
        rows();
        size(600, 500);
        step("in a narrow window", () -> {});
        click("#tabs-tournaments");
        click("#tabs-games");
        size(1000, 700);
        step("in a wide window", () -> {});
        manyFiles();
        deleting();
        fileChoices();
    }

    private void putGames() throws IOException {
        int number = 0;
        for (Game game : Games.all()) {
            for (Player other : OTHERS) {
                number++;
                Players players = number % 2 == 0 ? new Players(Player.HUMAN, other) : new Players(other, Player.HUMAN);
                Match match = new Match(game.start(game.sizes().smallest()), players);
                List<Turn> turns = RandomPlay.from(match.start(), number);
                turns.subList(0, number % 3 == 0 ? 2 : turns.size()).forEach(turn -> match.play(turn.move()));
                if (!match.isOver()) {
                    match.end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
                }
                Files.createDirectories(home().resolve("games"));
                RecordFiles.save(
                        GameRecord.of(match, Map.of("Date", "2099-03-0" + (1 + number % 9))),
                        home().resolve("games/" + number + ".jump61"));
            }
        }
        Match computers = new Match(Games.usual().start(2), new Players(OTHERS.get(0), OTHERS.get(0)));
        computers.end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
        RecordFiles.save(GameRecord.of(computers, Map.of("Date", "2099-03-01")), home().resolve("games/0.jump61"));
        Files.writeString(home().resolve("games/torn.jump61"), "nothing");
        String game = "Jump61 record 1\nGame: sim\nDate: 2099-01-01\n\n";
        Files.writeString(home().resolve("one.jump61"), game + "12\n");
        Files.writeString(home().resolve("many.jump61s"), game + "12\n\n" + game + "34\n");
    }

    private void filters() {
        write("#search", "rex");
        key(KeyCode.DOWN);
        write("#search", "nobody");
        click("#showAll");
        pick("#game", 1);
        pick("#game", 2);
        pick("#game", 0);
        for (int i = 0; i < GameEnding.values().length; i++) {
            click("#ending-" + GameEnding.values()[i]);
        }
        click("#ending-" + GameEnding.ANY);
        click("#computers");
        click("#computers");
        step("the list", () -> node("#games", javafx.scene.Node.class).requestFocus());
        type("ab");
        key(KeyCode.BACK_SPACE);
        key(KeyCode.ESCAPE);
    }

    private void rows() {
        rows("#games", 1);
        rows("#games", 0, 2);
        rows("#games", 3);
        key(KeyCode.ENTER);
        command("goGames");
        clickTwice("#games");
        command("goGames");
    }

    private void deleting() {
        rows("#games", 1);
        key(KeyCode.DELETE);
        key(KeyCode.CONTROL, KeyCode.Z);
        rows("#games", 1, 2);
        key(KeyCode.DELETE);
        click("#putBack");
        rows("#games", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
        key(KeyCode.DELETE);
        click("#putBack");
        rows("#games", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        key(KeyCode.DELETE);
        key(KeyCode.ESCAPE);
        key(KeyCode.DELETE);
        click("#goOnButton");
        click("#bin");
        rows("#games", 0);
        key(KeyCode.DELETE);
        click("#restore");
        click("#emptyBin");
        key(KeyCode.ESCAPE);
        click("#emptyBin");
        click("#goOnButton");
        step(
                "games are not kept",
                () -> program().settings().keptGamesProperty().set(0));
        step("games are kept", () -> program().settings().keepGames());
    }

    private void fileChoices() throws IOException {
        Path one = home().resolve("one.jump61");
        step("a file", () -> files().open(one));
        Path many = home().resolve("many.jump61s");
        step("a file with two games", () -> files().open(many));
        key(KeyCode.ESCAPE);
        step("again", () -> files().open(many));
        click("#goOnButton");
        step("no file", () -> files().open(home().resolve("none.jump61")));
        key(KeyCode.ESCAPE);
        Path torn = home().resolve("games/torn.jump61");
        step("a torn file", () -> files().open(torn));
        key(KeyCode.ESCAPE);
        choosing(home().resolve("mine.jump61"));
        command("saveAs");
        command("save");
        choosing(one);
        command("saveAs");
        choosing(home().resolve("one"));
        command("saveAs");
        key(KeyCode.ESCAPE);
        choosing(home().resolve("mine.jump61"));
        command("open");
        choosing(home().resolve("board.png"));
        command("exportImage");
        choosing(home().resolve("board"));
        command("exportImage");
        key(KeyCode.ESCAPE);
        choosing(home().resolve("no/board.png"));
        command("exportImage");
        key(KeyCode.ESCAPE);
        commands("open", "save", "saveAs", "exportImage", "copyPosition", "copyGame", "paste", "shareMove");
        command("previousGame");
    }

    private void manyFiles() throws IOException {
        command("goGames");
        item("#more", 0);
        choosing(home().resolve("one.jump61"), home().resolve("many.jump61s"));
        item("#more", 0);
        choosing(home().resolve("none.jump61"), home().resolve("games/torn.jump61"));
        item("#more", 0);
        rows("#games", 0, 1);
        item("#more", 1);
        choosing(Files.createDirectories(home().resolve("out")));
        item("#more", 1);
        choosing(Files.createDirectories(home().resolve("out")));
        item("#more", 2);
        choosing(home().resolve("no/out"));
        item("#more", 2);
        choosing(home().resolve("all.jump61s"));
        item("#more", 3);
        choosing(home().resolve("no/all.jump61s"));
        item("#more", 3);
        rows("#games", 0);
        item("#more", 5);
    }

    private GameFiles files() {
        return feature(LibraryFeature.class).files();
    }
}
