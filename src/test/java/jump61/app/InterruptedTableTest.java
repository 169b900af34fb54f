package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import javafx.scene.control.Label;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.library.ui.LibraryFeature;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;
import jump61.table.Extras;
import jump61.table.Killing;
import jump61.table.Pace;
import jump61.table.Table;
import jump61.table.TableEvent;
import jump61.table.TableSettings;
import jump61.table.Terms;
import jump61.table.Wish;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Test;

/** Games at a table whose line broke, or that a crash interrupted. */
class InterruptedTableTest extends FriendAtTable {
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
    private void beginAgainAfterACrash() throws Exception {
        beginAgainAfterACrash(1);
    }

    private void beginAgainAfterACrash(int moves) throws Exception {
        beginAgainAfterACrash(moves, Pace.NONE);
    }

    private void beginAgainAfterACrash(int moves, Pace pace) throws Exception {
        Terms terms = new Terms(Games.usual(), BoardSize.square(4), Side.FIRST, pace, Extras.NONE);
        friend = Table.open(friendly(), terms, Runnable::run, heard::add);
        waitUntil(() -> hasHeard(TableEvent.Opened.class));
        end();
        TableSettings own =
                new TableSettings(home.resolve("table"), "Ann", true, friendly().patience());
        Queue<TableEvent> here = new ConcurrentLinkedQueue<>();
        Table before = Table.join(own, codes().get(0), Extras.NONE, Runnable::run, here::add);
        waitUntil(() -> hasHeard(TableEvent.Started.class));
        Match left = new Match(terms.start(), new Players(new Player.Remote(NAME), Player.HUMAN));
        for (int played = 0; played < moves; played++) {
            Move move = left.position().legalMoves().get(0);
            (played == 0 ? friend : before).play(move);
            left.play(move);
            int now = played + 1;
            waitUntil(() -> movesHeard() == now
                    && here.stream().filter(TableEvent.Moved.class::isInstance).count() == now);
        }
        waitUntil(() -> before.otherName().equals(NAME));
        Killing.kill(before);
        waitUntil(() -> hasHeard(TableEvent.Lost.class));
        RecordFiles.save(GameRecord.of(left, Map.of()), home.resolve("last.jump61"));

        start(Optional.empty());
        waitUntil(() -> match().turns().size() == moves);
        robot.interact(() -> program().commands().run(Command.GO_HOME));
        waitUntil(() -> isShown("Continue the unfinished game"));
    }

    @Test
    void theGameAtTheTableIsStillKnownAtTheNextStartButOne() throws Exception {
        beginAgainAfterACrash();
        end();
        start(Optional.empty());
        waitUntil(() -> match().turns().size() == 1);
        robot.interact(() -> program().commands().run(Command.GO_HOME));
        waitUntil(() -> isShown("Continue the unfinished game"));
        assertEquals("Your move against " + NAME, text("#firstTitle"));
    }

    @Test
    void afterACrashTheRailDoesNotSayThatItIsYourTurnIfItIsYourFriends() throws Exception {
        beginAgainAfterACrash(2);
        FxWait.settle();
        assertFalse(isShown(".rail-dot"));
    }

    @Test
    void theRailSaysThatAGameWaitsHereIfItsTableCannotGoOn() throws Exception {
        end();
        Match left =
                new Match(Games.usual().start(BoardSize.square(4)), new Players(Player.HUMAN, new Player.Remote(NAME)));
        left.play(left.position().legalMoves().get(0));
        RecordFiles.save(GameRecord.of(left, Map.of()), home.resolve("last.jump61"));
        start(Optional.empty());
        waitUntil(() -> match().turns().size() == 1);
        robot.interact(() -> program().commands().run(Command.GO_HOME));
        waitUntil(() -> isShown("Continue"));
        assertTrue(isShown(".rail-dot"), "two people here play it to the end");
    }

    @Test
    void afterACrashPlayLeadsBackToTheTable() throws Exception {
        beginAgainAfterACrash();
        robot.interact(() -> program().commands().run(Command.GO_PLAY));
        waitUntil(() -> match().playersProperty().get().haveRemote()
                && match().userToMoveProperty().get());
    }

    @Test
    void whoStopsLookingForTheTableIsNotOfferedItAgain() throws Exception {
        beginAgainAfterACrash();
        friend.leave();
        robot.interact(() -> {
            robot.lookup("#primary").queryButton().fire();
            robot.lookup(".sheet #stop").queryButton().fire();
        });
        FxWait.settle();
        waitUntil(() -> isShown("Continue") && !isShown("Continue the unfinished game"));
        BackgroundRest.await(program().background());
        assertFalse(isShown("Continue the unfinished game"));
    }

    @Test
    void afterACrashHomeLeadsBackToTheTableAndTheGameIsNotKeptTwice() throws Exception {
        beginAgainAfterACrash();
        assertEquals("Your move against " + NAME, text("#firstTitle"));
        assertTrue(isShown(".rail-dot"));
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
    void movesOfBeforeACrashAreTakenBackWithTheirTime() throws Exception {
        beginAgainAfterACrash(2, Pace.read("total:300+60").orElseThrow());
        robot.clickOn("#primary");
        waitUntil(() -> match().playersProperty().get().haveRemote());
        assertTrue(secondsLeft(Side.FIRST) > 300 && secondsLeft(Side.SECOND) > 300);
        friend.ask(Wish.TAKEBACK, 2);
        waitUntil(() -> isVisible("#agree"));
        fire("#agree");
        waitUntil(() -> match().turns().isEmpty());
        assertTrue(secondsLeft(Side.FIRST) <= 300 && secondsLeft(Side.SECOND) <= 300);
    }

    private long secondsLeft(Side side) {
        return FxWait.ask(() -> match().clock().leftProperty(side).get().toSeconds());
    }

    @Test
    void aBrokenLineIsShownUntilTheFriendIsBack() throws Exception {
        playAsHost();
        playHere();
        waitUntil(() -> movesHeard() == 1);
        Killing.kill(friend);
        waitUntil(() -> isVisible("#said") && text("#said").startsWith("Connection lost. Waiting… 1:5"));
        friend = Table.resume(friendly(), Runnable::run, heard::add).orElseThrow();
        waitUntil(() -> !isVisible("#said"));
        playThere();
        assertEquals(2, match().turns().size());
    }

    /** {@return the texts that a label will show from now on} */
    private Queue<String> textsOf(String label) {
        Queue<String> texts = new ConcurrentLinkedQueue<>();
        robot.interact(() -> robot.lookup(label)
                .<Label>query()
                .textProperty()
                .addListener((observable, before, now) -> texts.add(now)));
        return texts;
    }

    @Test
    void fromTheFirstMomentABrokenLineIsShownWithTheTimeThatIsLeft() throws Exception {
        playAsHost();
        playHere();
        waitUntil(() -> movesHeard() == 1);
        fire("#takeBack");
        waitUntil(() -> isVisible("#said"));
        Queue<String> said = textsOf("#said");
        Killing.kill(friend);
        waitUntil(() -> said.stream().anyMatch(text -> text.startsWith("Connection lost. Waiting… 1:5")));
        assertFalse(said.stream().anyMatch(text -> text.contains(" 0:")), said::toString);
    }

    private long secondsOfPatience() {
        String[] time = text("#said").replaceFirst("(?s).* (\\d+:\\d+)$", "$1").split(":");
        return 60L * Long.parseLong(time[0]) + Long.parseLong(time[1]);
    }

    @Test
    void theTimeThatIsLeftGoesOnInAnotherLanguage() throws Exception {
        playAsHost();
        playHere();
        waitUntil(() -> movesHeard() == 1);
        Killing.kill(friend);
        waitUntil(() -> isVisible("#said") && text("#said").startsWith("Connection lost."));
        long first = secondsOfPatience();
        waitUntil(() -> secondsOfPatience() < first - 1);
        robot.interact(() -> program().settings().languageProperty().set("de"));
        waitUntil(() -> isVisible("#said") && !text("#said").startsWith("Connection lost."));
        assertTrue(secondsOfPatience() < first, text("#said"));
    }

    @Test
    void whoLeavesATableWhoseLineIsBrokenIsNotToldOfItAnyMore() throws Exception {
        playAsHost();
        playHere();
        waitUntil(() -> movesHeard() == 1);
        Killing.kill(friend);
        waitUntil(() -> isVisible("#said") && text("#said").startsWith("Connection lost."));
        Queue<String> said = textsOf("#said");
        robot.interact(program().leaving().before(() -> program().newGame().beginFirst())::run);
        robot.clickOn("Leave the game");
        waitUntil(() -> !match().playersProperty().get().haveRemote());
        said.clear();
        // The flag of the next game falls after the countdown would have gone on twice.
        robot.interact(() -> match().begin(
                        new Match(Games.usual().start(4), new Players(Player.HUMAN, Player.HUMAN)),
                        TimeControl.perMove(Duration.ofSeconds(2))));
        waitUntil(() -> match().resultProperty().get() != null);
        assertEquals(List.of(), List.copyOf(said));
    }
}
