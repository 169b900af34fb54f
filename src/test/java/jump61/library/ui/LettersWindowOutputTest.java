package jump61.library.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
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
import jump61.record.GameRecord;
import jump61.record.Letter;
import jump61.record.RecordFiles;
import jump61.window.Command;
import jump61.window.match.TimeControl;

/** What is pasted, games by letter, a file behind another, the game before, and lists in too small a room. */
class LettersWindowOutputTest extends WindowOutput {
    @Override
    protected String recorded() {
        return "letters.txt";
    }

    @Override
    protected void walk() throws Exception {
        pasting();
        byLetter();
        oneBehindAnother();
        smallList();
        ended();
    }

    private void paste(String text) {
        step("paste", () -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
            program().commands().run(Command.PASTE);
        });
    }

    private String copied() {
        String[] text = new String[1];
        quietly(() -> text[0] = Clipboard.getSystemClipboard().getString());
        return text[0];
    }

    private void pasting() {
        for (Game game : Games.all()) {
            paste("\uFEFF " + game.start(game.sizes().smallest()).notation() + "\n");
        }
        paste("2b 2b / 2b 2b");
        leave();
        paste("nothing of ours");
        leave();
        paste("Jump61 record 1\nGame: sim\n\n12\n34\n");
        quietly(() -> program().commands().run(Command.COPY_GAME));
        tell("copied: " + copied().replaceAll("(?m)^Id: .*$", "Id").replace('\n', '|'));
        paste("Jump61 record 1\nGame: sim\n\n12\n12\n");
        leave();
        quietly(() -> program().commands().run(Command.COPY_POSITION));
        tell("copied: " + copied());
        command("previousGame");
    }

    private void leave() {
        quietly(() -> node(".sheet .button", Button.class).fire());
    }

    private void byLetter() throws Exception {
        Match match = new Match(Games.usual().start(2), new Players(Player.HUMAN, new Player.ByLetter("")));
        step("a game by letter", () -> match().begin(match, TimeControl.NONE));
        play();
        quietly(() -> program().commands().run(Command.SHARE_MOVE));
        String mine = copied();
        tell("copied: " + mine.replaceAll("(?m)^(?!To see).*$", ""));
        paste(mine);
        command("goYou");
        paste(answer(mine));
        play();
        begin(new Players(Player.HUMAN, Player.HUMAN), 2);
        tell("another game");
        command("goYou");
        paste(answer(mine));
        paste(mine.substring(0, mine.length() - 4));
        leave();
    }

    private void play() {
        step(
                "a move",
                () -> match().play(match().positionProperty().get().legalMoves().get(0)));
    }

    /** {@return what somebody else answers, who plays the first legal move} */
    private static String answer(String message) throws Exception {
        Letter letter = Letter.read(message);
        Match match = letter.game().toMatch();
        match.play(match.position().legalMoves().get(0));
        return "Here you are\n" + Letter.of(match, letter.id()).line();
    }

    private GameFiles files() {
        return feature(LibraryFeature.class).files();
    }

    /** A game that belongs to a file is changed, saved, and gives way to another; one of them disappears. */
    private void oneBehindAnother() throws Exception {
        Path one = Files.writeString(home().resolve("one.jump61"), "Jump61 record 1\nGame: sim\n\n12\n34\n");
        Path two = Files.writeString(home().resolve("two.JUMP61"), "Jump61 record 1\nGame: sim\n\n12\n56\n13\n");
        step("two files, one behind the other", () -> {
            files().open(one);
            files().open(two);
        });
        play();
        tell("suggested: " + files().suggestedName());
        command("save");
        tell("lines of the file: " + Files.readAllLines(two).size());
        command("previousGame");
        tell("suggested: " + files().suggestedName());
        Files.delete(one);
        step("the file is gone", () -> files().open(one));
        key(KeyCode.ESCAPE);
        command("saveAs");
    }

    /** A list that shows few rows, and the filters of a narrow window. */
    private void smallList() throws Exception {
        Files.createDirectories(home().resolve("games"));
        int number = 0;
        for (Game game : Games.all()) {
            for (Result.Reason reason : new Result.Reason[] {Result.Reason.RESIGNATION, Result.Reason.TIME}) {
                number++;
                Match match = new Match(
                        game.start(game.sizes().smallest()), new Players(Player.HUMAN, new Player.Computer(number)));
                RandomPlay.from(match.start(), number).stream().limit(2).forEach(turn -> match.play(turn.move()));
                if (!match.isOver()) {
                    match.end(new Result(Optional.of(Side.values()[number % 2]), reason));
                }
                RecordFiles.save(
                        GameRecord.of(match, Map.of("Date", "2098-03-0" + number)),
                        home().resolve("games/" + number + ".jump61"));
            }
        }
        size(480, 360);
        command("goGames");
        tabs("in the list of a small window");
        rows("#games", 5);
        key(KeyCode.UP);
        write("#search", "nobody");
        key(KeyCode.ESCAPE);
        size(1000, 700);
        tabs("in the list of a large window");
        key(KeyCode.ESCAPE);
    }

    /** A game that ends is kept at once; its players find it among games that ended in the same minute. */
    private void ended() {
        begin(new Players(new Player.Human("Ann"), new Player.Human("Bob")), 2);
        command("resign");
        click("#goOnButton");
        command("goGames");
        write("#search", "ann");
        rows("#games", 0);
        key(KeyCode.ENTER);
    }
}
