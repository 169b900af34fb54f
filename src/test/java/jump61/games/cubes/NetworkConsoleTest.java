package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import jump61.console.Dialogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkConsoleTest {
    private static final String WEAK = "level red 1\nlevel blue 1\n";

    @ParameterizedTest
    @ValueSource(strings = {"2 red", "3 blue", "4 red"})
    void theProgramPlaysItselfToTheEndInTurn(String board) {
        List<String> lines = Dialogue.with("2006", WEAK + "game " + board + "\nauto\nstart\n")
                .said()
                .lines()
                .toList();
        for (int i = 0; i < lines.size() - 1; i++) {
            String mover = i % 2 == 0 ? "Red" : "Blue";
            assertTrue(lines.get(i).matches(mover + " moves \\d+:\\d+\\."), lines.get(i));
        }
        String winner = lines.size() % 2 == 0 ? "Red" : "Blue";
        assertEquals(winner + " wins.", lines.get(lines.size() - 1));
    }

    @Test
    void theSameSeedAndInputGiveTheSamePlay() {
        String input = WEAK + "seed 7\ngame 4 red\nauto\nstart\nstart\nseed 7\nstart\n";
        String said = Dialogue.with("2006", input).said();
        assertEquals(said, Dialogue.with("2006", input).said());
        String[] games = said.split("(?<=wins\\.\n)");
        assertEquals(3, games.length);
        assertEquals(games[0], games[2]);
    }

    @Test
    void player1KeepsTheirColourAndTheSizeOverGames() {
        String said = Dialogue.with("2006", WEAK + "game 3 blue\nstart\nclear\nstart\nclear\ndump\n")
                .said();
        assertTrue(said.matches("(Red moves \\d:\\d\\.\n){2}===\n(-- -- --\n){3}===\n"), said);
    }

    @Test
    void aTerminalShowsTheBoardAndWhoseMoveIsAwaited() {
        Dialogue dialogue = Dialogue.atTerminal("2006", "game 2 red\nstart\n1:1\nfoo\n");
        String said = dialogue.said();
        assertTrue(said.startsWith("Jump61: "), said);
        assertTrue(said.contains("     1  2\n 1   1- 1-\n 2   1- 1-\n\njump61b> start\nred> 1:1\nBlue moves "), said);
        assertTrue(said.endsWith("\n\nred> foo\nred> \n"), said);
    }

    @Test
    void helpListsEveryCommand() {
        String help = Dialogue.with("2006", "help").said();
        for (String command : "clear start quit game auto manual host join R:C help dump load seed".split(" ")) {
            assertTrue(help.contains("\n  " + command + " ") || help.contains("\n  " + command + "\n"), command);
        }
        assertTrue(help.lines().allMatch(line -> line.length() <= 80));
    }

    @Test
    void endOfInputLeaves() {
        assertEquals("", Dialogue.with("2006", "").said());
        assertEquals("", Dialogue.with("2006", "game 3 red\nstart").said());
    }
}
