package jump61.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Side;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Who judges whose time. The host moves first, and its clock is looked at. */
class TableClockTest {
    private final AtomicLong nanos = new AtomicLong(1);
    private final TableLoop loop = new TableLoop();
    private final CountDownLatch ownOut = new CountDownLatch(1);
    private final CountDownLatch otherOut = new CountDownLatch(1);
    private final TableClock clock = new TableClock(loop, nanos::get, ownOut::countDown, otherOut::countDown);
    private Conversation now = Conversation.begin(
            new Terms(
                    Games.usual(),
                    BoardSize.square(5),
                    Side.FIRST,
                    Pace.read("total:300+0").orElseThrow(),
                    Extras.NONE),
            true);

    @AfterEach
    void close() {
        loop.closeNow();
    }

    private void pass(int seconds) {
        nanos.addAndGet(Duration.ofSeconds(seconds).toNanos());
    }

    private void think() {
        clock.follow(now);
        clock.think(now, nanos.get());
    }

    private void play(int seconds) throws ProtocolException {
        now = now.sent(now.move(now.position().legalMoves().get(0), Duration.ofSeconds(seconds))
                        .orElseThrow())
                .then();
        clock.follow(now);
    }

    /** The other makes a move, and says how long it has taken. */
    private void hear(int seconds) throws ProtocolException {
        var move = now.position().legalMoves().get(0);
        String hash = Conversation.hash(now.position().play(move).after());
        now = now.received(new TableMessage.Moved(1, now.play().ply(), seconds * 1_000L, hash, move.notation()))
                .then();
        clock.heard(Duration.ofSeconds(seconds));
        clock.follow(now);
    }

    @Test
    void onlyTheTimeWithThePositionOnTheBoardIsUsed() {
        clock.follow(now);
        pass(7);
        think();
        pass(3);
        clock.think(now, nanos.get());
        assertEquals(Duration.ofSeconds(3), clock.used());
    }

    @Test
    void noTimePassesWhileTheLineIsBroken() {
        think();
        pass(2);
        clock.pause();
        pass(100);
        think();
        pass(4);
        assertEquals(Duration.ofSeconds(6), clock.used());
    }

    @Test
    void noTimePassesWhileAQuestionIsOpen() throws ProtocolException {
        think();
        play(0);
        hear(0);
        think();
        pass(5);
        now = now.sent(now.ask(Wish.TAKEBACK).orElseThrow()).then();
        clock.follow(now);
        pass(100);
        now = now.received(new TableMessage.Answered(Wish.TAKEBACK, false, 1, 2))
                .then();
        think();
        assertEquals(Duration.ofSeconds(5), clock.used());
    }

    @Test
    void thisProgramSaysWhenItsPlayersTimeIsUp() throws InterruptedException {
        long since = nanos.get();
        pass(301);
        clock.think(now, since);
        assertTrue(ownOut.await(40, TimeUnit.SECONDS));
    }

    @Test
    void aProgramThatSaysTooLittleGainsTwentySecondsAMoveAndNoMore() throws Exception {
        for (int i = 0; i < 20; i++) {
            think();
            play(0);
            pass(20);
            hear(0);
        }
        assertFalse(otherOut.await(0, TimeUnit.SECONDS));
        think();
        play(0);
        pass(345);
        hear(0);
        think();
        play(0);
        assertTrue(otherOut.await(40, TimeUnit.SECONDS));
    }

    @Test
    void nobodyIsOutOfTimeWhoHasJustHadTheTurnOrHasNotHadIt() throws ProtocolException {
        clock.follow(now);
        pass(299);
        assertEquals(TableMessage.Why.LEFT, clock.believed(TableMessage.Why.TIME, now));
        assertEquals(TableMessage.Why.UNKNOWN, clock.believed(TableMessage.Why.UNKNOWN, now));
        pass(1);
        assertEquals(TableMessage.Why.TIME, clock.believed(TableMessage.Why.TIME, now));
        play(1);
        pass(1_000);
        assertEquals(TableMessage.Why.LEFT, clock.believed(TableMessage.Why.TIME, now));
    }

    @Test
    void aMoveAfterTheEndOfTheTimeIsNeitherSentNorTaken() throws ProtocolException {
        Optional<TableMessage.Kept> late = now.move(now.position().legalMoves().get(0), Duration.ofSeconds(301));
        assertEquals(Optional.of(new TableMessage.TimeUp(1, 0)), late);
        play(300);
        assertEquals(Duration.ZERO, now.left(Side.FIRST));
        assertThrows(ProtocolException.class, () -> hear(301));
    }
}
