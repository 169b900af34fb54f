package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.library.ui.LibraryFeature;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;
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
import jump61.window.FxWait;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Games at a table in the window, as played by a user; the friend has no window. */
class TableWindowTest extends WindowTest {
    private static final String NAME = "Bob " + ProcessHandle.current().pid();

    private final Queue<TableEvent> heard = new ConcurrentLinkedQueue<>();
    private Table friend;

    @AfterEach
    void leave() {
        if (friend != null) {
            friend.leave();
        }
    }

    private TableSettings friendly() {
        TableSettings usual = TableSettings.of(NAME, true);
        return new TableSettings(home.resolve("friend"), NAME, true, usual.patience());
    }

    private boolean hasHeard(Class<?> kind) {
        return heard.stream().anyMatch(kind::isInstance);
    }

    private int movesHeard() {
        return heard(TableEvent.Moved.class);
    }

    private int heard(Class<?> kind) {
        return (int) heard.stream().filter(kind::isInstance).count();
    }

    private void fire(String query) {
        robot.interact(() -> ((ButtonBase) robot.lookup(query).query()).fire());
        FxWait.settle();
    }

    private void goOnline() {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        fire(".sheet #online");
        robot.interact(
                () -> robot.lookup(".sheet #tableName").queryAs(TextField.class).setText("Ann"));
    }

    /** The window opens a table on a board of four rows, and the friend joins it. */
    private void playAsHost() {
        goOnline();
        robot.interact(() -> {
            choose("#tableSize", BoardSize.square(4));
            choose("#tableSide", Optional.of(Side.FIRST));
        });
        fire(".sheet #openTable");
        waitUntil(() ->
                !robot.lookup(".sheet #code").queryAs(TextField.class).getText().isEmpty());
        int port = TableCode.read(
                        robot.lookup(".sheet #code").queryAs(TextField.class).getText())
                .orElseThrow()
                .port();
        friend = Table.join(friendly(), new TableCode("127.0.0.1", port), Extras.NONE, Runnable::run, heard::add);
        waitUntil(() -> match().playersProperty().get().haveRemote());
    }

    @SuppressWarnings("unchecked")
    private <T> void choose(String query, T value) {
        ((ChoiceBox<T>) robot.lookup(".sheet " + query).query()).setValue(value);
    }

    private Position position() {
        return match().positionProperty().get();
    }

    private void playHere() {
        robot.interact(() -> match().play(position().legalMoves().get(0)));
        waitUntil(() -> !match().animatingProperty().get());
    }

    private void playThere() {
        int before = match().turns().size();
        waitUntil(() -> movesHeard() == before);
        Move move = position().legalMoves().get(0);
        friend.play(move);
        waitUntil(() -> match().turns().size() == before + 1
                && !match().animatingProperty().get());
    }

    @Test
    void howToBeginStaysInItsCardInAHighAndNarrowWindow() {
        playAsHost();
        robot.interact(() -> {
            stage.setWidth(690);
            stage.setHeight(870);
        });
        FxWait.settle();
        FxWait.settle();
        VBox begin = robot.lookup("#noMoves").queryAs(VBox.class);
        Bounds card = FxWait.ask(
                () -> begin.getParent().localToScene(begin.getParent().getLayoutBounds()));
        for (Node line : FxWait.ask(() -> List.copyOf(begin.getChildren()))) {
            Bounds place = FxWait.ask(() -> line.localToScene(line.getLayoutBounds()));
            assertTrue(card.contains(place), () -> line + " at " + place + " is not in " + card);
        }
        assertEquals("Take over the whole board.", text("#aim"));
    }

    @Test
    void aTableIsOpenedAndPlayedAtWithOffersPhrasesAndAnotherGame() {
        playAsHost();
        assertEquals(Side.FIRST, match().playersProperty().get().onlyPerson().orElseThrow());
        playHere();
        assertEquals(NAME + "’s turn", text(".headline-text"));
        playThere();
        playHere();
        waitUntil(() -> match().turns().size() == 3);
        assertFalse(match().givesAdvice());
        fire("#takeBack");
        waitUntil(() -> hasHeard(TableEvent.Asked.class));
        assertEquals("Waiting for an answer.", text("#said"));
        friend.answer(true);
        waitUntil(() -> match().turns().size() == 2);
        assertTrue(match().userToMoveProperty().get());
        friend.say(4);
        waitUntil(() -> isShown(NAME + ": Nice move!"));
        friend.resign();
        waitUntil(() -> match().resultProperty().get() != null);
        assertTrue(match().resultProperty().get().wonBy(Side.FIRST));
        friend.ask(Wish.REMATCH, 0);
        waitUntil(() -> robot.lookup("#agree").tryQuery().isPresent());
        assertEquals(NAME + " wants to play again.", text("#said"));
        fire("#agree");
        waitUntil(() -> match().resultProperty().get() == null);
        assertEquals(Side.SECOND, match().playersProperty().get().onlyPerson().orElseThrow());
        assertTrue(robot.lookup("#evening").queryAll().stream()
                .anyMatch(
                        label -> label instanceof Label score && score.getText().equals("1 – 0")));
    }

    @Test
    void inItsOwnTurnASideOffersADrawWithItsMoveAndAsksForAMoveBackBeforeIt() {
        goOnline();
        Game checkers = Games.all().stream()
                .filter(game -> new Terms(game, game.sizes().usualSize(), Side.FIRST, Pace.NONE).canBeDrawn())
                .findFirst()
                .orElseThrow();
        friend = Table.open(
                friendly(),
                new Terms(checkers, checkers.sizes().usualSize(), Side.SECOND, Pace.NONE),
                Runnable::run,
                heard::add);
        waitUntil(() -> friendsTable().isPresent());
        robot.interact(() -> friendsTable().orElseThrow().fire());
        waitUntil(() -> match().playersProperty().get().haveRemote());
        playHere();
        playThere();
        assertFalse(hasHeard(TableEvent.Asked.class), "a move alone offers nothing");
        fire("#draw");
        assertEquals("Your offer goes with your next move.", text("#said"));
        assertFalse(hasHeard(TableEvent.Asked.class));
        playHere();
        waitUntil(() -> hasHeard(TableEvent.Asked.class));
        assertEquals("Waiting for an answer.", text("#said"));
        playThere();
        waitUntil(() -> match().userToMoveProperty().get());
        fire("#takeBack");
        assertFalse(match().userToMoveProperty().get());
        friend.answer(false);
        waitUntil(() -> match().userToMoveProperty().get());
        fire("#draw");
        playHere();
        waitUntil(() -> heard(TableEvent.Asked.class) == 3);
        friend.answer(true);
        waitUntil(() -> match().resultProperty().get() != null);
        assertTrue(match().resultProperty().get().winner().isEmpty());
    }

    @Test
    void hintsThatBothWantAreSeenBeforeJoiningAndCanBeUsed() {
        goOnline();
        Terms terms = new Terms(Games.usual(), BoardSize.square(4), Side.SECOND, Pace.NONE, new Extras(true, false));
        friend = Table.open(friendly(), terms, Runnable::run, heard::add);
        waitUntil(() -> friendsTable().isPresent());
        assertTrue(friendsTable().orElseThrow().getAccessibleText().endsWith(" · Hints allowed · Join"));
        TableCode code = codes().get(0);
        robot.interact(
                () -> robot.lookup(".sheet #tableCode").queryAs(TextField.class).setText(code.text()));
        fire(".sheet #joinTable");
        waitUntil(() -> text("#title").equals("Join this table?"));
        fire(".sheet #agree");
        waitUntil(() -> match().playersProperty().get().haveRemote());
        assertTrue(match().givesAdvice());
        assertTrue(match().canHintProperty().get());
        assertFalse(match().matchProperty().get().allowsStudy());
    }

    private List<TableCode> codes() {
        return heard.stream()
                .filter(TableEvent.Opened.class::isInstance)
                .map(event -> ((TableEvent.Opened) event).codes())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aGameOfOthersIsWatchedUntilTheLastMoveAndLeft() {
        Terms terms = new Terms(Games.usual(), BoardSize.square(4), Side.FIRST, Pace.NONE, new Extras(true, true));
        friend = Table.open(friendly(), terms, Runnable::run, heard::add);
        waitUntil(() -> hasHeard(TableEvent.Opened.class));
        TableSettings others =
                new TableSettings(home.resolve("other"), "Eve", true, friendly().patience());
        Table other = Table.join(others, codes().get(0), Extras.ALL, Runnable::run, event -> {});
        waitUntil(() -> hasHeard(TableEvent.Started.class));
        friend.play(terms.start().legalMoves().get(0));
        goOnline();
        waitUntil(() -> friendsTable().isPresent());
        assertTrue(friendsTable().orElseThrow().getAccessibleText().startsWith(NAME + " – Eve"));
        robot.interact(() -> friendsTable().orElseThrow().fire());
        waitUntil(() -> match().turns().size() == 1);
        assertFalse(match().userToMoveProperty().get());
        assertFalse(match().givesAdvice());
        assertFalse(match().matchProperty().get().allowsStudy());
        assertEquals("You’re watching.", text("#said"));
        other.play(position().legalMoves().get(0));
        waitUntil(() -> match().turns().size() == 2);
        fire("#stopWatching");
        waitUntil(() -> match().resultProperty().get() != null);
        assertEquals("New game", text("#playAgain"));
        friend.play(position().legalMoves().get(0));
        waitUntil(() -> movesHeard() == 3);
        other.leave();
    }

    /** After a crash, one's own game may be in the list of those that can be watched. */
    @Test
    void whoWantsToWatchTheOwnGameGoesOnWithIt() throws Exception {
        Terms terms = new Terms(Games.usual(), BoardSize.square(4), Side.FIRST, Pace.NONE, Extras.ALL);
        friend = Table.open(friendly(), terms, Runnable::run, heard::add);
        waitUntil(() -> hasHeard(TableEvent.Opened.class));
        TableSettings own =
                new TableSettings(home.resolve("table"), "Ann", true, friendly().patience());
        Table before = Table.join(own, codes().get(0), Extras.ALL, Runnable::run, event -> {});
        waitUntil(() -> hasHeard(TableEvent.Started.class));
        friend.play(terms.start().legalMoves().get(0));
        waitUntil(() -> before.otherName().equals(NAME));
        Killing.kill(before);
        waitUntil(() -> hasHeard(TableEvent.Lost.class));
        goOnline();
        waitUntil(() -> friendsTable().isPresent());
        robot.interact(() -> friendsTable().orElseThrow().fire());
        waitUntil(() -> match().playersProperty().get().haveRemote()
                && match().turns().size() == 1
                && match().userToMoveProperty().get());
        playHere();
        waitUntil(() -> movesHeard() == 2);
    }

    /** The game stands on the board as if two people played it here, but it waits at the table. */
    @Test
    void afterACrashHomeLeadsBackToTheTableAndTheGameIsNotKeptTwice() throws Exception {
        Terms terms = new Terms(Games.usual(), BoardSize.square(4), Side.FIRST, Pace.NONE, Extras.NONE);
        friend = Table.open(friendly(), terms, Runnable::run, heard::add);
        waitUntil(() -> hasHeard(TableEvent.Opened.class));
        end();
        TableSettings own =
                new TableSettings(home.resolve("table"), "Ann", true, friendly().patience());
        Table before = Table.join(own, codes().get(0), Extras.NONE, Runnable::run, event -> {});
        waitUntil(() -> hasHeard(TableEvent.Started.class));
        Move move = terms.start().legalMoves().get(0);
        friend.play(move);
        waitUntil(() -> before.otherName().equals(NAME) && movesHeard() == 1);
        Killing.kill(before);
        waitUntil(() -> hasHeard(TableEvent.Lost.class));
        Match left = new Match(terms.start(), new Players(new Player.Remote(NAME), Player.HUMAN));
        left.play(move);
        RecordFiles.save(GameRecord.of(left, Map.of()), home.resolve("last.jump61"));

        start(Optional.empty());
        waitUntil(() -> match().turns().size() == 1);
        robot.interact(() -> program().commands().run(Command.GO_HOME));
        waitUntil(() -> isShown("Continue the unfinished game"));
        assertEquals("Your move against " + NAME, text("#firstTitle"));
        robot.clickOn("#primary");
        waitUntil(() -> match().playersProperty().get().haveRemote()
                && match().userToMoveProperty().get());
        playHere();
        waitUntil(() -> movesHeard() == 2);
        Queue<Integer> kept = new ConcurrentLinkedQueue<>();
        program()
                .background()
                .run(() -> feature(LibraryFeature.class).library().list().size(), kept::add, problem -> kept.add(-1));
        waitUntil(() -> !kept.isEmpty());
        assertEquals(0, kept.remove());
    }

    @Test
    void anOpenTableIsSeenAndJoinedWithOneClick() {
        goOnline();
        Game game = Games.all().get(1);
        Consumer<TableEvent> listener = heard::add;
        friend = Table.open(
                friendly(), new Terms(game, game.sizes().usualSize(), Side.SECOND, Pace.NONE), Runnable::run, listener);
        // There may be others on this network.
        waitUntil(() -> friendsTable().isPresent());
        robot.interact(() -> friendsTable().orElseThrow().fire());
        waitUntil(() -> match().playersProperty().get().haveRemote());
        assertEquals(game, position().game());
        playHere();
        playThere();
        friend.leave();
        waitUntil(() -> match().resultProperty().get() != null);
        assertEquals(Result.Reason.RESIGNATION, match().resultProperty().get().reason());
        waitUntil(() -> isShown(NAME + " has left the game."));
    }

    @Test
    void aBrokenLineIsShownUntilTheFriendIsBack() throws Exception {
        playAsHost();
        playHere();
        waitUntil(() -> movesHeard() == 1);
        Killing.kill(friend);
        waitUntil(() -> robot.lookup("#said").tryQuery().isPresent()
                && text("#said").startsWith("Connection lost. Waiting… 1:5"));
        friend = Table.resume(friendly(), Runnable::run, heard::add).orElseThrow();
        waitUntil(() -> robot.lookup("#said").tryQuery().isEmpty());
        playThere();
        assertEquals(2, match().turns().size());
    }

    private Optional<ButtonBase> friendsTable() {
        return robot.lookup(".sheet .table-row").queryAll().stream()
                .map(ButtonBase.class::cast)
                .filter(table -> table.getAccessibleText().startsWith(NAME))
                .findFirst();
    }

    @Test
    void whatIsNoCodeIsReported() {
        goOnline();
        robot.interact(
                () -> robot.lookup(".sheet #tableCode").queryAs(TextField.class).setText("no code"));
        fire(".sheet #joinTable");
        assertEquals("This is neither a code nor an address.", text(".sheet #mistake"));
        robot.interact(
                () -> robot.lookup(".sheet #tableCode").queryAs(TextField.class).setText("127.0.0.1:1"));
        fire(".sheet #joinTable");
        waitUntil(() -> text("#title").equals("Couldn’t join"));
        fire("#stop");
    }

    @Test
    void aCodeThatLedToNoTableCanBeCorrected() {
        goOnline();
        robot.interact(
                () -> robot.lookup(".sheet #tableCode").queryAs(TextField.class).setText("127.0.0.1:1"));
        fire(".sheet #joinTable");
        waitUntil(() -> text("#title").equals("Couldn’t join"));
        fire("#stop");
        goOnline();
        assertEquals(
                "127.0.0.1:1",
                robot.lookup(".sheet #tableCode").queryAs(TextField.class).getText());
    }
}
