package jump61.table.ui;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import jump61.app.WindowOutput;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.record.AppDirectories;
import jump61.table.Extras;
import jump61.table.Killing;
import jump61.table.Pace;
import jump61.table.Table;
import jump61.table.TableCode;
import jump61.table.TableEvent;
import jump61.table.TableSettings;
import jump61.table.Terms;
import jump61.table.Wish;
import jump61.window.Command;

/** A table of checkers, joined by its code: what its host offers more, draws, a broken line, and its end. */
class CheckersTableWindowOutputTest extends WindowOutput {
    private static final Game CHECKERS = Games.all().get(1);

    private final Queue<TableEvent> heard = new ConcurrentLinkedQueue<>();
    private Table friend;

    @Override
    protected String recorded() {
        return "checkers.txt";
    }

    @Override
    protected void walk() throws Exception {
        try {
            joined();
            draws();
            broken();
            agreed();
            leaving();
        } finally {
            if (friend != null) {
                friend.leave();
            }
        }
    }

    private TableSettings bob() {
        return TableSettings.of(AppDirectories.in(home().resolve("friend")), "Bob", true);
    }

    private int heard(Class<?> kind) {
        return (int) heard.stream().filter(kind::isInstance).count();
    }

    private void joined() {
        friend = Table.open(
                bob(),
                new Terms(CHECKERS, CHECKERS.sizes().usualSize(), Side.SECOND, Pace.NONE, new Extras(true, true)),
                Runnable::run,
                heard::add);
        waitUntil(() -> heard(TableEvent.Opened.class) > 0);
        int port = heard.stream()
                .filter(TableEvent.Opened.class::isInstance)
                .map(event -> ((TableEvent.Opened) event).codes().get(0).port())
                .findFirst()
                .orElseThrow();
        quietly(() -> program().commands().run(Command.NEW_GAME));
        quietly(() -> node("#online", ToggleButton.class).fire());
        quietly(() -> {
            node("#tableName", TextField.class).setText("  Ann ");
            node("#tableCode", TextField.class).setText(new TableCode("127.0.0.1", port).text());
        });
        quietly(() -> node("#joinTable", Button.class).fire());
        await("more is offered", () -> reads("#title", "Join this table.*"));
        quietly(() -> node("#agree", Button.class).fire());
        await("joined", () -> match().playersProperty().get().haveRemote());
    }

    private void play() {
        int before = heard(TableEvent.Moved.class);
        quietly(() -> match().play(match().positionProperty().get().legalMoves().get(0)));
        waitUntil(() -> heard(TableEvent.Moved.class) > before
                && !match().userToMoveProperty().get());
    }

    private void friendPlays() {
        int before = match().turns().size();
        friend.play(match().positionProperty().get().legalMoves().get(0));
        await(
                "a move here and there",
                () -> match().turns().size() > before
                        && match().userToMoveProperty().get());
    }

    private void draws() {
        play();
        friendPlays();
        click("#draw");
        click("#draw");
        click("#draw");
        play();
        await("a draw is offered", () -> heard(TableEvent.Asked.class) == 1);
        friendPlays();
        click("#takeBack");
        await("the friend is asked", () -> heard(TableEvent.Asked.class) == 2);
        friend.answer(true);
        await(
                "two moves are taken back",
                () -> match().turns().size() == 2
                        && match().userToMoveProperty().get());
        item("#say", 0);
        waitUntil(() -> heard(TableEvent.Said.class) == 1);
        play();
        quietly(() -> friend.ask(Wish.TAKEBACK, match().turns().size()));
        await("#answers");
        tabs("while a question waits");
        int turns = match().turns().size();
        int before = heard(TableEvent.TakenBack.class);
        click(
                "#agree",
                () -> match().turns().size() < turns
                        && !match().userToMoveProperty().get());
        waitUntil(() -> heard(TableEvent.TakenBack.class) > before);
        friendPlays();
    }

    /** While the line is broken, how long it waits is counted: only that it waits is noted. */
    private void broken() throws Exception {
        Killing.kill(friend);
        waitUntil(() -> reads("#said", "Connection lost.*"));
        quietly(() -> match().play(match().positionProperty().get().legalMoves().get(0)));
        read("the line is broken, moves " + match().turns().size(), ".headline-text", "#takeBack", "#resignTable");
        friend = Table.resume(bob(), Runnable::run, heard::add).orElseThrow();
        await("the friend is back", () -> !reads("#said", "Connection lost.*"));
    }

    private void agreed() {
        if (match().userToMoveProperty().get()) {
            play();
        }
        click("#resignTable");
        click("#goOnButton", () -> match().resultProperty().get() != null);
        command("playAgain");
        await("the friend is asked", () -> heard.contains(new TableEvent.Asked(Wish.REMATCH)));
        friend.answer(false);
        await("the friend says no", () -> !reads("#said", "Waiting.*"));
    }

    private void leaving() {
        command("goHome");
        begin(new Players(Player.HUMAN, Player.HUMAN), 2);
        tell("another game");
    }
}
