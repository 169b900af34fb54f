package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import jump61.console.ConsoleSession;
import jump61.network.RemoteSettings;
import jump61.network.TestNetwork;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two consoles of 2006 that play with each other. On 2 by 2, 1:1 2:2 1:1 2:2 wins for Blue. */
@Timeout(180)
class RemoteConsoleTest {
    private static final String WAITING = "^Waiting for a player to join casual@127\\.0\\.0\\.1 from this machine\\.$";
    private static final String WEAK = "level red 1\nlevel blue 1";

    private final RemoteSettings network = TestNetwork.settings();

    @ParameterizedTest
    @ValueSource(strings = {"2 blue", "3 red", "4 blue"})
    void programsPlayWholeGamesFromScriptsThatEndWithQuit(String board) throws Exception {
        ConsoleSession host = session().type(WEAK, "auto", "host casual");
        host.await(WAITING);
        ConsoleSession joiner = session().type(WEAK, "auto", "join casual@localhost", "dump", "quit");
        host.type("game " + board, "start", "dump", "quit");
        String hosts = host.awaitEnd();
        String joiners = joiner.awaitEnd();
        assertTrue(hosts.contains(" wins.\n==="), hosts);
        assertEquals(game(hosts), game(joiners));
        assertFalse(hosts.contains("Error"), hosts);
        assertFalse(joiners.contains("Error"), joiners);
    }

    @Test
    void personsPlayByHand() throws Exception {
        ConsoleSession host = session().type("host casual", "game 2 red", "start");
        host.await(WAITING);
        ConsoleSession joiner = session().type("join casual@localhost");
        joiner.await("^You have joined casual on localhost");
        joiner.await("^The host sets up 2 by 2; you are blue\\.$");
        joiner.await("^The game begins\\.$");
        host.type("3:1", "1:1");
        host.await("^Error: There is no square 3:1");
        joiner.await("^Red moves 1:1\\.$");
        joiner.type("1:1", "2:2");
        joiner.await("^Error: Square 1:1 belongs to the opponent\\.$");
        host.await("^Blue moves 2:2\\.$");
        host.type("1:1");
        joiner.await("^Red moves 1:1\\.$");
        joiner.type("2:2", "dump", "quit");
        host.await("^Blue moves 2:2\\.\nBlue wins\\.$");
        assertTrue(joiner.awaitEnd().endsWith("Red moves 1:1.\nBlue wins.\n===\n2b 1b\n3b 2b\n===\n"));
        host.type("dump", "clear", "game 2 red", "1:1", "2:2", "1:1", "start", "quit");
        assertTrue(host.awaitEnd().endsWith("2b 1b\n3b 2b\n===\nBlue moves 2:2.\nBlue wins.\n"), "local again");
    }

    @Test
    void aSetUpThatHasWonIsOverAtStart() throws Exception {
        ConsoleSession host = session().type("host casual");
        host.await(WAITING);
        ConsoleSession joiner = session().type("join casual@localhost");
        host.type("game 2 red", "1:1", "2:2", "1:1", "2:2", "start");
        host.await("^Blue wins\\.$");
        joiner.await("^The game begins\\.\nBlue wins\\.$");
        host.type("quit");
        joiner.type("quit");
        assertFalse((host.awaitEnd() + joiner.awaitEnd()).contains("Error"));
    }

    @Test
    void aHostWaitingForAJoinerCanClearAndQuit() throws Exception {
        ConsoleSession host = session().type("host casual");
        host.await(WAITING);
        host.type("clear", "auto", "host casual");
        host.await(WAITING);
        host.type("quit");
        assertFalse(host.awaitEnd().contains("Error"));
        assertFalse(session().type("host casual", "quit").awaitEnd().contains("Error"), "typed before the wait");
        try (ConsoleSession ended = session().type("host casual")) {
            ended.await(WAITING);
            ended.close();
            ended.awaitEnd();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"clear", "quit"})
    void whoWaitsForAMoveCanLeaveAndTheOtherIsLocalAgain(String command) throws Exception {
        ConsoleSession host = session().type("host casual", "game 2 red", "start", "1:1");
        host.await(WAITING);
        ConsoleSession joiner = session().type("join casual@localhost");
        joiner.await("^Red moves 1:1\\.$");
        host.type(command);
        joiner.await("^The other side has left the game\\.$");
        for (ConsoleSession side : command.equals("quit") ? List.of(joiner) : List.of(joiner, host)) {
            side.type("dump", "1:1", "2:2", "1:1", "start");
            side.await("^===\n-- --\n-- --\n===$");
            side.type("quit");
        }
        assertFalse((host.awaitEnd() + joiner.awaitEnd()).contains("Error"));
    }

    @Test
    void joiningAGameThatNobodyHostsIsReportedAndTheSetUpContinues() throws Exception {
        String said = session()
                .type("join nothing@localhost", "game 2 red", "dump", "quit")
                .awaitEnd();
        assertEquals("Error: No game is hosted on localhost.\n===\n-- --\n-- --\n===\n", said);
    }

    @Test
    void aScriptThatJoinsAndQuitsLearnsWhetherItCould() throws Exception {
        assertEquals(
                "Error: No game is hosted on localhost.\n",
                session().type("join nothing@localhost", "quit").awaitEnd());
    }

    @Test
    void aPersonAtATerminalIsAnsweredEvenWhileTheOtherIsAwaited() throws Exception {
        ConsoleSession host = new ConsoleSession(network, true).type("host casual");
        host.await(WAITING);
        host.await("^waiting> $");
        host.type("1:1", "seed 4", "dump", "help");
        host.await("Error: Waiting for the other side; use clear to give up, quit to leave\\.$");
        host.await("^===$");
        host.await("clear and quit still work");
        host.type("quit");
        host.awaitEnd();
    }

    @Test
    void linesOfAScriptWaitForTheirTurn() throws Exception {
        ConsoleSession host = session().type("host casual", "game 2 red", "start", "1:1", "1:1");
        host.await(WAITING);
        ConsoleSession joiner = session().type("join casual@localhost", "2:2", "2:2", "dump", "quit");
        host.await("^Blue wins\\.$");
        host.type("dump", "quit");
        String end = "Blue wins.\n===\n2b 1b\n3b 2b\n===\n";
        assertTrue(host.awaitEnd().endsWith("Blue moves 2:2.\nBlue moves 2:2.\n" + end));
        assertTrue(joiner.awaitEnd().endsWith("Red moves 1:1.\nRed moves 1:1.\n" + end));
    }

    @Test
    void commandsValidAtAnyTimeWorkWhileWaitingForTheOtherSide() throws Exception {
        ConsoleSession host = session().type("host casual", "game 2 red", "start", "1:1");
        host.await(WAITING);
        ConsoleSession joiner = session().type("join casual@localhost");
        joiner.await("^Red moves 1:1\\.$");
        host.type("dump", "frob", "seed 4");
        host.await("^===\n2r --\n-- --\n===$");
        host.await("^Error: There is no command \"frob\"; try help\\.$");
        host.type("help", "quit");
        host.await("host ID");
        joiner.await("^The other side has left the game\\.$");
        joiner.type("quit");
        host.awaitEnd();
        joiner.awaitEnd();
    }

    @Test
    void aHostGetsAnswersBeforeAnybodyJoins() throws Exception {
        ConsoleSession host = session().type("host casual", "dump", "frob", "quit");
        assertTrue(host.awaitEnd().contains("===\n"), host::said);
        assertTrue(host.said().contains("Error: There is no command \"frob\"; try help.\n"), host::said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1:1 x        | Nothing may follow "1:1".
        99:99        | There is no square 99:99
        7:1          | There is no square 7:1
        start now    | Nothing may follow "start".
        game 1 red   | The size must be from 2 to 10, not 1.
        game 4 green | There is no side "green"; write game SIZE COLOR.
        join nowhere | A remote game is written ID@HOST
        """)
    void aHostIsToldAtOnceWhatCanNeverBeRight(String line, String why) throws Exception {
        ConsoleSession host = session().type("host casual");
        host.await(WAITING);
        host.type(line);
        host.await("^Error: " + Pattern.quote(why));
        host.type("quit");
        host.awaitEnd();
    }

    @Test
    void aJoinerIsToldAtOnceWhatCanNeverBeRightEvenWhileTheOtherIsToMove() throws Exception {
        ConsoleSession host = session().type("host casual", "game 2 red", "start");
        host.await(WAITING);
        ConsoleSession joiner = session().type("join casual@localhost");
        joiner.await("^The game begins\\.$");
        joiner.type("3:1", "1:1 x", "2:2");
        joiner.await("^Error: There is no square 3:1");
        joiner.await("^Error: Nothing may follow \"1:1\"\\.$");
        host.type("1:1");
        host.await("^Blue moves 2:2\\.$");
        joiner.type("quit");
        host.type("quit");
        joiner.awaitEnd();
        host.awaitEnd();
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit", "clear", ""})
    void aHostToWhomNobodyComesIsNotHeldUpByLinesThatWait(String command) throws Exception {
        ConsoleSession host = session().type("host casual", "1:1", "dump");
        host.await(WAITING);
        if (command.isEmpty()) {
            host.close();
        } else {
            host.type(command);
        }
        if (command.equals("clear")) {
            host.type("dump", "quit");
            assertTrue(host.awaitEnd().contains("===\n-- --"), host::said);
        }
        assertFalse(host.awaitEnd().contains("Error"), host::said);
    }

    @Test
    void aRefusedJoinKeepsTheBoardThatWasSetUp() throws Exception {
        String said = session()
                .type("game 2 red", "1:1", "join nothing@localhost", "dump", "2:2", "dump", "quit")
                .awaitEnd();
        assertEquals("Error: No game is hosted on localhost.\n===\n2r --\n-- --\n===\n===\n2r --\n-- 2b\n===\n", said);
    }

    @ParameterizedTest
    @CsvSource({
        "casual@, '\"\" is not an address of this machine\\.'",
        "casual@192.0.2.1, Cannot listen on 192\\.0\\.2\\.1"
    })
    void aGameThatCannotBeHostedKeepsTheBoardThatWasSetUp(String where, String why) throws Exception {
        ConsoleSession host = session().type("game 2 red", "1:1", "host " + where);
        host.await("^Error: " + why);
        host.type("dump", "2:2", "dump", "quit");
        assertTrue(host.awaitEnd().endsWith("===\n2r --\n-- --\n===\n===\n2r --\n-- 2b\n===\n"), host::said);
    }

    @Test
    void aJoinThatSucceedsEmptiesTheBoardThatWasSetUp() throws Exception {
        ConsoleSession host = session().type("host casual");
        host.await(WAITING);
        ConsoleSession joiner = session().type("game 2 red", "1:1", "join casual@localhost");
        joiner.await("^You have joined casual on localhost");
        joiner.type("dump");
        joiner.await("^===\n-- --\n-- --\n===$");
        host.type("quit");
        host.awaitEnd();
        joiner.type("quit");
        joiner.awaitEnd();
    }

    @Test
    void theEndOfTheInputDoesNotWaitForTheOther() throws Exception {
        ConsoleSession host = session().type("host casual", "game 2 red", "start", "1:1");
        host.await(WAITING);
        ConsoleSession joiner = session().type("join casual@localhost");
        joiner.await("^Red moves 1:1\\.$");
        host.close();
        joiner.await("^The other side has left the game\\.$");
        host.awaitEnd();
        joiner.type("quit");
        joiner.awaitEnd();
    }

    @Test
    void aMoveWaitsAndWhatIsBehindItToo() throws Exception {
        ConsoleSession host = session().type("host casual", "game 2 red", "start", "1:1", "2:1", "dump");
        host.await(WAITING);
        ConsoleSession joiner = session().type("join casual@localhost");
        joiner.await("^Red moves 1:1\\.$");
        joiner.type("2:2");
        host.await("^Blue moves 2:2\\.\n===\n2r --\n2r 2b\n===$");
        host.type("quit");
        joiner.await("^The other side has left the game\\.$");
        joiner.type("quit");
        host.awaitEnd();
        joiner.awaitEnd();
    }

    @ParameterizedTest
    @ValueSource(strings = {"start", "clear"})
    void aCommandThatLeavesARemoteGameInItsMiddleSaysSo(String command) throws Exception {
        ConsoleSession host = session().type("host casual", "game 2 red", "start", "1:1");
        host.await(WAITING);
        ConsoleSession joiner = session().type("join casual@localhost");
        joiner.await("^Red moves 1:1\\.$");
        host.type(command);
        host.await("^You have left the remote game\\.$");
        joiner.await("^The other side has left the game\\.$");
        host.type("quit");
        joiner.type("quit");
        host.awaitEnd();
        joiner.awaitEnd();
    }

    @Test
    void aMoveTypedAfterTheOtherHasGoneSaysThatItSetsUpALocalGame() throws Exception {
        ConsoleSession host = session().type("host casual", "game 2 red", "start", "1:1");
        host.await(WAITING);
        ConsoleSession joiner = session().type("join casual@localhost");
        joiner.await("^Red moves 1:1\\.$");
        host.type("quit");
        joiner.await("^The other side has left the game\\.$");
        joiner.type("2:2", "1:1", "quit");
        String said = joiner.awaitEnd();
        String told = "The remote game is over; this move sets up a game of your own.\n";
        assertTrue(said.contains(told), said);
        assertEquals(said.indexOf(told), said.lastIndexOf(told), "told once");
        host.awaitEnd();
    }

    private ConsoleSession session() throws IOException {
        return new ConsoleSession(network, false);
    }

    /** Returns what is printed about the game itself. */
    private static List<String> game(String said) {
        return said.lines()
                .filter(line -> line.matches("(Red|Blue) (moves \\d+:\\d+|wins)\\.|[1-9][rb]( [1-9][rb])*"))
                .toList();
    }
}
