package jump61.table.ui;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Move;
import jump61.record.AppDirectories;
import jump61.table.Extras;
import jump61.table.Table;
import jump61.table.TableCode;
import jump61.table.TableEvent;
import jump61.table.TableSettings;
import jump61.table.Wish;
import jump61.window.FxWait;

/** Tables on the network: opening one, a wrong code, and a game with a friend who has no window. */
class TableWindowOutputTest extends WindowOutput {
    private final Queue<TableEvent> heard = new ConcurrentLinkedQueue<>();
    private Table friend;

    @Override
    protected void walk() {
        choices();
        waiting();
        try {
            game();
        } finally {
            if (friend != null) {
                friend.leave();
            }
        }
        await("the friend has left", () -> match().resultProperty().get() != null);
        command("newGame");
        key(KeyCode.ESCAPE);
    }

    private void choices() {
        command("newGame");
        click("#online");
        write("#tableName", "");
        write("#tableCode", "no code");
        click("#joinTable");
        for (int game : new int[] {1, 2, 0}) {
            pick("#tableGame", game);
        }
        pick("#tableClock", 1);
        pick("#tableClock", 0);
        pick("#tableSide", 1);
        pick("#tableSize", 0);
        write("#tableName", "Ann");
        click("#tableWatch");
        click("#tableHelp");
        click("#tableHelp");
        key(KeyCode.ESCAPE);
    }

    private void open() {
        command("newGame");
        click("#online");
        pick("#tableSide", 1);
        pick("#tableSize", 0);
        quietly(() -> node("#openTable", Button.class).fire());
        await("it has a code", () -> reads("#code", ".+"));
    }

    private String code() {
        return FxWait.ask(() -> node("#code", TextField.class).getText());
    }

    private void waiting() {
        open();
        click("#copy");
        click("#more");
        click("#stop");
    }

    private void game() {
        open();
        int port = TableCode.read(code()).orElseThrow().port();
        TableSettings settings = TableSettings.of(AppDirectories.in(home().resolve("friend")), "Bob", true);
        friend = Table.join(settings, new TableCode("127.0.0.1", port), Extras.ALL, Runnable::run, heard::add);
        await("the friend is there", () -> match().playersProperty().get().haveRemote());
        playHere();
        friendPlays();
        wishes();
        quietly(() -> friend.resign());
        await("the friend resigns", () -> match().resultProperty().get() != null);
        quietly(() -> friend.ask(Wish.REMATCH, 0));
        await("the friend wants another game", () -> reads("#said", ".*again.*"));
        click("#agree", () -> match().resultProperty().get() == null);
    }

    private void wishes() {
        click("#takeBack");
        await("the friend is asked", () -> hasHeard(TableEvent.Asked.class));
        friend.answer(false);
        await("the friend says no", () -> match().userToMoveProperty().get());
        quietly(() -> friend.ask(Wish.TAKEBACK, match().turns().size()));
        await("#answers");
        click("#decline");
        item("#say", 2);
        friend.say(4);
        await(
                "the friend says something",
                () -> program().status().noteProperty().get().startsWith("Bob: "));
        click("#resignTable");
        key(KeyCode.ESCAPE);
    }

    private boolean hasHeard(Class<?> kind) {
        return heard.stream().anyMatch(kind::isInstance);
    }

    private long movesHeard() {
        return heard.stream().filter(TableEvent.Moved.class::isInstance).count();
    }

    private Move first() {
        return match().positionProperty().get().legalMoves().get(0);
    }

    private void playHere() {
        long before = movesHeard();
        quietly(() -> match().play(first()));
        await(
                "a move here",
                () -> movesHeard() > before && !match().userToMoveProperty().get());
    }

    private void friendPlays() {
        int before = match().turns().size();
        friend.play(first());
        await(
                "a move there",
                () -> match().turns().size() > before
                        && match().userToMoveProperty().get());
    }
}
