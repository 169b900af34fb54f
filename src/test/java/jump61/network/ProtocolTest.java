package jump61.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import jump61.game.RefusedException;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The protocol, without any network: what each side says and hears. On a 2 by 2 board 1:1 2:2 1:1 2:2 wins for Blue.
 */
class ProtocolTest implements Protocol.Outlet {
    private static final String[] BLUE_WINS = {"1:1", "2:2", "1:1", "2:2"};

    private final List<String> posted = new ArrayList<>();
    private final List<RemoteEvent> told = new ArrayList<>();

    @Override
    public void post(String text) {
        posted.add(text);
    }

    @Override
    public void tell(RemoteEvent event) {
        told.add(event);
    }

    @Test
    void theHostAnnouncesEachSetUp() {
        Protocol host = joinedHost(6, Side.FIRST);
        assertEquals(List.of(), posted, "nothing before the host does something");
        host.setUp(3, Side.FIRST);
        host.setUp(4, Side.SECOND);
        host.setUpMove(CubesGame.INSTANCE.parseMove("1:1"));
        host.start();
        assertEquals(List.of("game 3 blue", "game 4 red", "1:1", "start"), posted);
    }

    @Test
    void aHostWhoChangesNothingAnnouncesTheBoardBeforeTheStart() {
        joinedHost(5, Side.SECOND).start();
        assertEquals(List.of("game 5 red", "start"), posted);
    }

    @Test
    void theJoinerGreetsOnceAndReceivesTheSetUp() {
        Protocol joiner = Protocol.asJoiner(this);
        joiner.connected("there");
        hear(joiner, "game 4 red", "game 3 blue", "1:1", "2:2", "1:1", "start");
        assertEquals(List.of("clear"), posted);
        assertEquals("2r 1- 1- / 1- 2b 1- / 1- 1- 1-", after(told.get(4)));
        assertEquals(new RemoteEvent.Started(joiner.position(), Side.SECOND), told.get(6));
        assertFalse(joiner.awaitsPeer(), "three moves have been made, so Blue is to move");
    }

    @Test
    void theLoserSaysQuitAndTheWinnerWaitsForIt() {
        Protocol host = joinedHost(2, Side.SECOND);
        host.start();
        Protocol joiner = Protocol.asJoiner(this);
        joiner.connected("there");
        hear(joiner, "game 2 red", "start");
        posted.clear();
        for (int i = 0; i < BLUE_WINS.length; i++) {
            var move = CubesGame.INSTANCE.parseMove(BLUE_WINS[i]);
            if (i % 2 == 1) {
                host.play(move);
                joiner.receive(BLUE_WINS[i], "");
            } else {
                joiner.play(move);
                host.receive(BLUE_WINS[i], "");
            }
        }
        assertEquals(List.of("1:1", "2:2", "1:1", "2:2", "quit"), posted);
        assertTrue(joiner.isOver());
        assertFalse(host.isOver());
        host.receive("quit", "");
        assertEquals(RemoteEnding.FINISHED, ending());
        host.leave();
        assertEquals(5, posted.size(), "nothing is said after the end");
    }

    @Test
    void aSetUpThatHasWonMakesTheStartTheWinningMove() {
        Protocol host = joinedHost(2, Side.SECOND);
        for (String move : BLUE_WINS) {
            host.setUpMove(CubesGame.INSTANCE.parseMove(move));
        }
        host.start();
        assertTrue(host.awaitsPeer());
        host.receive("quit", "");
        assertEquals(RemoteEnding.FINISHED, ending());

        Protocol joiner = Protocol.asJoiner(this);
        joiner.connected("there");
        posted.clear();
        hear(joiner, "game 2 red");
        hear(joiner, BLUE_WINS);
        hear(joiner, "start");
        assertEquals(List.of("quit"), posted);
        assertEquals(RemoteEnding.FINISHED, ending());
    }

    @Test
    void leavingSaysQuitToWhoeverIsThere() {
        Protocol alone = Protocol.asHost(6, Side.FIRST, this);
        alone.leave();
        assertEquals(List.of(), posted);
        joinedHost(6, Side.FIRST).leave();
        assertEquals(List.of("quit"), posted);
        assertEquals(RemoteEnding.LEFT, ending());
    }

    @Test
    void aLostConnectionEndsTheGameButNotAWonOne() {
        joinedHost(6, Side.FIRST).lost("");
        assertEquals(RemoteEnding.CONNECTION_LOST, ending());
        Protocol winner = joinedHost(2, Side.FIRST);
        for (String move : BLUE_WINS) {
            winner.setUpMove(CubesGame.INSTANCE.parseMove(move));
        }
        winner.start();
        winner.lost("");
        assertEquals(RemoteEnding.FINISHED, ending());
    }

    /** What the host hears, one after the other; the last of it breaks the protocol. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "quit",
                "start",
                "game 3 red",
                "1:1",
                "hello",
                " clear",
                "clear,clear",
                "clear,start",
                "clear,game 3 red",
                "clear,1:1",
                "clear,quit "
            })
    void aHostHearsOneClearAndThenOnlyQuitBeforeTheStart(String texts) {
        breaksTheProtocolLast(Protocol.asHost(6, Side.FIRST, this), texts);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "clear",
                "start",
                "1:1",
                "dump",
                "game 11 red",
                "game 3 red,clear",
                "game 3 red,4:1",
                "game 3 red,start,1:1",
                "game 3 red,start,game 3 red",
                "game 3 red,start,start",
                "game 3 blue,1:1,2:2,2:2",
                "game 3 blue,start,4:4",
                "game 3 blue,start,1:1,2:2",
                "game 2 red,1:1,2:2,1:1,2:2,1:1"
            })
    void aJoinerHearsASetUpItsMovesAndAStartThenMovesInTurn(String texts) {
        Protocol joiner = Protocol.asJoiner(this);
        joiner.connected("there");
        breaksTheProtocolLast(joiner, texts);
    }

    private void breaksTheProtocolLast(Protocol side, String texts) {
        for (String text : texts.split(",")) {
            assertFalse(side.isOver());
            side.receive(text, "there");
        }
        assertEquals(RemoteEnding.PROTOCOL_BROKEN, ending());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1:1", "clear", "start", "game 3 red", "nonsense"})
    void whileThisSideIsToMoveTheOtherMaySayNothingButQuit(String text) {
        Protocol host = joinedHost(3, Side.FIRST);
        host.start();
        host.receive(text, "there");
        assertEquals(RemoteEnding.PROTOCOL_BROKEN, ending());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1:1", "4:4", "2:2"})
    void theOthersMoveMustBeLegal(String text) {
        Protocol host = joinedHost(3, Side.FIRST);
        host.start();
        host.play(CubesGame.INSTANCE.parseMove("1:1"));
        host.receive(text, "there");
        assertEquals(text.equals("2:2"), !host.isOver());
    }

    @Test
    void theOtherMayLeaveAtAnyTime() {
        Protocol host = joinedHost(3, Side.FIRST);
        host.receive("quit", "there");
        assertEquals(RemoteEnding.OPPONENT_LEFT, ending());
        Protocol joiner = Protocol.asJoiner(this);
        joiner.connected("there");
        joiner.receive("quit", "there");
        assertEquals(RemoteEnding.OPPONENT_LEFT, ending());
    }

    @Test
    void thisSideIsHeldToTheProtocolToo() {
        Protocol host = Protocol.asHost(3, Side.SECOND, this);
        assertThrows(RefusedException.class, host::start, "nobody has joined");
        host.receive("clear", "there");
        var move = CubesGame.INSTANCE.parseMove("1:1");
        assertThrows(RefusedException.class, () -> host.play(move), "not started");
        assertThrows(RefusedException.class, () -> host.setUp(11, Side.FIRST));
        assertThrows(RefusedException.class, () -> host.setUpMove(CubesGame.INSTANCE.parseMove("4:1")));
        host.start();
        assertThrows(RefusedException.class, () -> host.play(move), "Red is the other");
        assertThrows(RefusedException.class, () -> host.setUp(3, Side.FIRST), "started");
        Protocol joiner = Protocol.asJoiner(this);
        joiner.connected("there");
        assertThrows(RefusedException.class, joiner::start);
        assertEquals(List.of("game 3 red", "start", "clear"), posted);
    }

    private Protocol joinedHost(int size, Side own) {
        Protocol host = Protocol.asHost(size, own, this);
        host.receive("clear", "there");
        assertTrue(host.isJoined());
        return host;
    }

    private static void hear(Protocol side, String... texts) {
        for (String text : texts) {
            side.receive(text, "there");
        }
    }

    private static String after(RemoteEvent event) {
        return ((RemoteEvent.SetUpMove) event).turn().after().notation();
    }

    private RemoteEnding ending() {
        return ((RemoteEvent.Ended) told.get(told.size() - 1)).ending();
    }
}
