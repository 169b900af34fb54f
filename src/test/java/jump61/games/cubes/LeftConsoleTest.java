package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jump61.console.ConsoleSession;
import jump61.network.TestNetwork;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How a game of the computer in the console of 2021 is left. */
@Timeout(180)
class LeftConsoleTest {
    private static ConsoleSession session() throws Exception {
        return new ConsoleSession("2021", TestNetwork.settings(), false);
    }

    @Test
    void quitIsObeyedWhileTheComputerThinksForAnHour() throws Exception {
        ConsoleSession console = session().type("think 3600000", "auto red");
        assertEquals("", console.typeUntilEnd("quit"));
    }

    @Test
    void aScriptThatEndsWithQuitIsPlayedToTheEnd() throws Exception {
        String said = session().type("size 3", "auto red", "auto blue", "quit").awaitEnd();
        assertTrue(said.endsWith(" wins.\n"), said);
    }
}
