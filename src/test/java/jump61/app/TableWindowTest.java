package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Player;
import jump61.game.Result;
import jump61.game.Side;
import jump61.library.ui.LibraryFeature;
import jump61.table.Extras;
import jump61.table.Pace;
import jump61.table.Table;
import jump61.table.TableCode;
import jump61.table.TableEvent;
import jump61.table.TableSettings;
import jump61.table.Terms;
import jump61.table.Wish;
import jump61.window.Command;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;

/** Games at a table in the window, as played by a user; the friend has no window. */
class TableWindowTest extends FriendAtTable {
    @Test
    void aGuestWithoutANameIsSomebody() {
        playAsHostWith(called(""));
        waitUntil(() -> hasHeard(TableEvent.Joined.class));
        TableEvent.Joined there = (TableEvent.Joined) heard.stream()
                .filter(TableEvent.Joined.class::isInstance)
                .findFirst()
                .orElseThrow();
        String codes = "Their security code is " + there.own() + "; yours is " + there.key() + ".";
        waitUntil(() -> text("#note").equals("Somebody is here. " + codes));
        playHere();
        assertEquals("Somebody’s turn", text(".headline-text"));
    }

    @Test
    void anOfferMovesNothingAndItsAnswerLeadsBackToTheBoard() {
        playAsHost();
        playHere();
        playThere();
        assertOfferMovesNothing();
        resize(640, 480);
        assertOfferMovesNothing();
    }

    @Test
    void theListStaysWhereItIsUntilThePointerHasLeftTheAnswerToAnOffer() {
        playAsHost();
        playHere();
        playThere();
        friend.ask(Wish.TAKEBACK, 2);
        waitUntil(() -> isVisible("#decline"));
        FxWait.settle();
        Bounds listed = place("#listed");
        robot.clickOn("#decline");
        waitUntil(() -> hasHeard(TableEvent.Refused.class));
        FxWait.settle();
        assertFalse(isVisible("#decline"));
        assertEquals(listed, place("#listed"));
        robot.moveTo("#board");
        waitUntil(() -> place("#listed").getMinY() < listed.getMinY());
    }

    @Test
    void whoAsksForAMoveBackGoesOnAtTheBoard() {
        playAsHost();
        playHere();
        robot.interact(() -> robot.lookup("#takeBack").query().requestFocus());
        fire("#takeBack");
        assertEquals("board", FxWait.ask(() -> stage.getScene().getFocusOwner().getId()));
    }

    @Test
    void whoAsksForAMoveBackAsSoonAsItIsMadeIsShownThatTheFriendIsAsked() {
        playAsHost();
        playHere();
        playThere();
        robot.interact(() -> {
            match().play(position().legalMoves().get(0));
            ((ButtonBase) robot.lookup("#takeBack").query()).fire();
        });
        waitUntil(() -> hasHeard(TableEvent.Asked.class));
        BackgroundRest.await(program().background());
        assertEquals("Waiting for an answer.", text("#said"));
    }

    private void assertOfferMovesNothing() {
        FxWait.settle();
        FxWait.settle();
        assertFalse(isVisible("#agree"));
        List<Bounds> before = places();
        friend.ask(Wish.TAKEBACK, 2);
        waitUntil(() -> isVisible("#agree"));
        FxWait.settle();
        assertEquals(before, places());
        robot.interact(() -> robot.lookup("#decline").query().requestFocus());
        fire("#decline");
        assertEquals("board", FxWait.ask(() -> stage.getScene().getFocusOwner().getId()));
        waitUntil(() -> hasHeard(TableEvent.Refused.class));
    }

    private List<Bounds> places() {
        return Stream.of("#say", "#takeBack", "#resignTable", "#previous", "#more")
                .map(this::place)
                .toList();
    }

    @Test
    void inALowPanelTheListGivesWayToAnOffer() {
        playAsHost();
        playHere();
        playThere();
        resize(480, 740);
        waitUntil(() -> isVisible("#moves"));
        playHere();
        playThere();
        waitUntil(() -> seesCurrentMove());
        friend.ask(Wish.TAKEBACK, 4);
        waitUntil(() -> isVisible("#agree") && !isVisible("#moves"));
        FxWait.settle();
        Bounds listed = place("#listed");
        assertTrue(listed.getMinY() >= place("#offer").getMaxY());
        for (Node part : robot.lookup("#listed").queryAs(VBox.class).getChildren()) {
            assertTrue(listed.contains(FxWait.ask(() -> part.localToScene(part.getLayoutBounds()))), part::toString);
        }
    }

    private boolean seesCurrentMove() {
        return robot.lookup(".move:current")
                .tryQuery()
                .filter(move -> place("#moves").contains(move.localToScene(move.getLayoutBounds())))
                .isPresent();
    }

    @Test
    void howToBeginStaysInItsCardInAHighAndNarrowWindow() {
        playAsHost();
        resize(690, 870);
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
        MenuButton say = robot.lookup("#say").query();
        robot.interact(say.getItems().get(6)::fire);
        waitUntil(() -> heard.contains(new TableEvent.Said(7)) && isShown("You: Thank you!"));
        fire("#resignTable");
        waitUntil(() -> isVisible("#questionLabel"));
        friend.resign();
        waitUntil(() -> match().resultProperty().get() != null);
        waitUntil(() -> robot.lookup("#questionLabel").queryAll().isEmpty());
        assertTrue(match().resultProperty().get().wonBy(Side.FIRST));
        friend.ask(Wish.REMATCH, 0);
        waitUntil(() -> isVisible("#agree"));
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
                .filter(game ->
                        new Terms(game, game.sizes().usualSize(), Side.FIRST, Pace.NONE, Extras.NONE).canBeDrawn())
                .findFirst()
                .orElseThrow();
        friend = Table.open(
                friendly(),
                new Terms(checkers, checkers.sizes().usualSize(), Side.SECOND, Pace.NONE, Extras.NONE),
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
        waitUntil(() -> heard(TableEvent.Asked.class) == 2);
        friend.answer(false);
        waitUntil(() -> match().userToMoveProperty().get());
        fire("#draw");
        playHere();
        waitUntil(() -> heard(TableEvent.Asked.class) == 3);
        friend.answer(true);
        waitUntil(() -> match().resultProperty().get() != null);
        assertTrue(match().resultProperty().get().winner().isEmpty());
        assertEquals("A draw", text(".headline-text"));
        assertEquals(List.of(Optional.of(match().resultProperty().get())), resultsInTheLibrary());
    }

    private List<Optional<Result>> resultsInTheLibrary() {
        Queue<Optional<Result>> results = new ConcurrentLinkedQueue<>();
        BackgroundRest.await(program().background());
        program()
                .background()
                .run(
                        () -> feature(LibraryFeature.class).library().list(),
                        entries -> entries.forEach(entry -> results.add(entry.result())),
                        problem -> {});
        BackgroundRest.await(program().background());
        return List.copyOf(results);
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

    @Test
    void anotherTableIsListedBelowAndNeitherTheFocusNorAnythingElseMoves() {
        goOnline();
        Terms terms = new Terms(Games.usual(), BoardSize.square(4), Side.FIRST, Pace.NONE, Extras.NONE);
        friend = Table.open(friendly(), terms, Runnable::run, heard::add);
        waitUntil(() -> friendsTable().isPresent());
        ButtonBase row = friendsTable().orElseThrow();
        robot.interact(row::requestFocus);
        Bounds below = place(".sheet #tableName");
        String earlier = "Ada " + ProcessHandle.current().pid();
        TableSettings others = new TableSettings(
                home.resolve("other"), earlier, true, friendly().patience());
        Table other = Table.open(others, terms, Runnable::run, event -> {});
        try {
            waitUntil(() -> tableOf(earlier).isPresent());
            FxWait.settle();
            assertTrue(row.isFocused());
            assertTrue(FxWait.ask(
                    () -> row.getLayoutY() < tableOf(earlier).orElseThrow().getLayoutY()));
            assertEquals(below, place(".sheet #tableName"));
        } finally {
            other.leave();
        }
    }

    @Test
    void aGameOfOthersIsWatchedUntilTheLastMoveAndLeft() {
        Terms terms = new Terms(Games.usual(), BoardSize.square(4), Side.FIRST, Pace.NONE, new Extras(true, true));
        friend = Table.open(friendly(), terms, Runnable::run, heard::add);
        waitUntil(() -> hasHeard(TableEvent.Opened.class));
        TableSettings others =
                new TableSettings(home.resolve("other"), "Eve", true, friendly().patience());
        Queue<TableEvent> there = new ConcurrentLinkedQueue<>();
        Table other = Table.join(others, codes().get(0), Extras.ALL, Runnable::run, there::add);
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
        waitUntil(() -> there.stream().anyMatch(TableEvent.Moved.class::isInstance));
        other.play(position().legalMoves().get(0));
        waitUntil(() -> match().turns().size() == 2);
        fire("#stopWatching");
        waitUntil(() -> match().resultProperty().get() != null);
        assertEquals("New game", text("#playAgain"));
        friend.play(position().legalMoves().get(0));
        waitUntil(() -> movesHeard() == 3);
        other.leave();
    }

    @Test
    void twoPeopleWithoutNamesAreWatchedByTheirColours() {
        Terms terms = new Terms(Games.usual(), BoardSize.square(4), Side.SECOND, Pace.NONE, new Extras(false, true));
        friend = Table.open(called(""), terms, Runnable::run, heard::add);
        waitUntil(() -> hasHeard(TableEvent.Opened.class));
        TableSettings others =
                new TableSettings(home.resolve("other"), "", true, friendly().patience());
        Table other = Table.join(others, codes().get(0), new Extras(false, true), Runnable::run, event -> {});
        waitUntil(() -> hasHeard(TableEvent.Started.class));
        goOnline();
        waitUntil(() -> tableOf("Blue – Red · ").isPresent());
        robot.interact(() -> tableOf("Blue – Red · ").orElseThrow().fire());
        waitUntil(() -> match().playersProperty().get().haveRemote());
        assertEquals("Red’s turn", text(".headline-text"));
        assertEquals(
                List.of("Red", "Blue"),
                Stream.of(Side.values())
                        .map(match().playersProperty().get()::of)
                        .map(player -> ((Player.Remote) player).address())
                        .toList());
        other.leave();
    }

    @Test
    void anOpenTableIsSeenAndJoinedWithOneClick() {
        goOnline();
        Game game = Games.all().get(1);
        Consumer<TableEvent> listener = heard::add;
        friend = Table.open(
                friendly(),
                new Terms(game, game.sizes().usualSize(), Side.SECOND, Pace.NONE, Extras.NONE),
                Runnable::run,
                listener);
        // There may be others on this network.
        waitUntil(() -> friendsTable().isPresent() && !isShown(".sheet #none"));
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
    void afterAFriendHasLeftAnotherGameIsLookedForOnline() throws Exception {
        playAsHost();
        playHere();
        playThere();
        friend.leave();
        waitUntil(() -> match().resultProperty().get() != null && isVisible("#playAgain"));
        waitUntil(() -> text("#playAgain").equals("New game"));
        robot.lookup("#playAgain").queryAll().forEach(button -> {
            assertEquals("New game", FxWait.ask(button::getAccessibleText));
            robot.interact(() -> button.getOnMouseEntered().handle(null));
            assertEquals("New game  (F2)", FxWait.ask(((ButtonBase) button).getTooltip()::getText));
        });
        fire("#playAgain");
        waitUntil(() -> isShown(".sheet #tableCode"));
        robot.push(KeyCode.ESCAPE);
        waitUntil(() -> !isShown(".sheet #tableCode"));
        robot.interact(() -> program().commands().run(Command.GO_HOME));
        waitUntil(() -> text("#primary").equals("New game"));
        end();
        start(Optional.empty());
        robot.interact(() -> program().commands().run(Command.GO_HOME));
        waitUntil(() -> text("#primary").equals("New game"));
        fire("#primary");
        waitUntil(() -> isShown(".sheet #tableCode"));
    }

    @Test
    void whatIsNoCodeIsReported() {
        goOnline();
        robot.interact(
                () -> robot.lookup(".sheet #tableCode").queryAs(TextField.class).setText("no code"));
        fire(".sheet #joinTable");
        assertEquals("This is neither a code nor an address.", text(".sheet #mistake"));
        robot.interact(
                () -> robot.lookup(".sheet #tableCode").queryAs(TextField.class).setText("no.such.computer.invalid"));
        fire(".sheet #joinTable");
        waitUntil(() -> isShown("No computer found at this address: no.such.computer.invalid"));
        fire("#stop");
        goOnline();
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
