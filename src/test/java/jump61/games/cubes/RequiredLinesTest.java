package jump61.games.cubes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Reader;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import jump61.console.Dialogue;
import jump61.console.EndlessLine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that play over the consoles read certain lines; nothing else may look like them. */
class RequiredLinesTest {
    private static final Predicate<String> REQUIRED =
            Pattern.compile("={3,}|(Red|Blue) moves|(Red|Blue) wins|^\\* ").asPredicate();

    @ParameterizedTest
    @ValueSource(strings = {"2014", "2021"})
    void helpIsFreeOfThemAndFitsATerminal(String console) {
        List<String> help = Dialogue.with(console, "help\n").said().lines().toList();
        assertTrue(help.size() > 20);
        help.forEach(line -> assertFalse(REQUIRED.test(line) || line.length() > 80, line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014", "2021"})
    void helpNamesEveryCommandAndSaysWhatCannotBeRepeated(String console) {
        String help = Dialogue.with(console, "help\n").said();
        String own = console.equals("2014") ? "start clear" : "new board verbose quiet";
        for (String command : ("auto manual size set dump seed level think help quit R " + own).split(" ")) {
            assertTrue(help.contains("\n  " + command + " "), command);
        }
        assertTrue(help.contains("cannot be repeated"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014", "2021"})
    void boardsForPeopleAndPromptsAreFreeOfThem(String console) {
        String input = "level blue 1\nsize 3\nboard\nstart\nverbose\n2 2\nmanual blue\nstart\n";
        String said = Dialogue.atTerminal(console, input).said();
        List<String> free = said.lines()
                .filter(line -> !line.matches("(Blue moves|\\*) \\d \\d\\."))
                .toList();
        free.forEach(line -> assertFalse(REQUIRED.test(line), line));
        assertTrue(free.size() < said.lines().count(), said);
    }

    @ParameterizedTest
    @CsvSource({
        "2014, 'level blue 1\nsize 2\nset 1 1 1 r\nset 1 2 1 r\nset 2 1 1 r\nset 2 2 2 b\nstart\n1 1\n'",
        "2021, 'level blue 1\n1 1\n'"
    })
    void noPromptStandsBeforeThemWhenTheInputIsAFile(String console, String input) {
        assertTrue(Dialogue.with(console, input).said().matches("((Blue|\\*) [a-z0-9 ]+\\.\n)+"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014", "2021"})
    void anErrorIsOneLineAndRepeatsNothingThatATerminalWouldObey(String console) {
        for (String line : List.of(
                "\0",
                "dump\0",
                "\u001b[2J",
                "x".repeat(1_000_000),
                "\u202edump",
                "size \u0663",
                "1 \u0663",
                "\ud800")) {
            Dialogue dialogue = Dialogue.with(console, line + "\n");
            assertEquals("", dialogue.said(), line);
            assertTrue(dialogue.errors().matches("Error: [^\\p{Cntrl}\u202e\ud800]{5,120}\n"), dialogue.errors());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014", "2021"})
    void lineEndsOfAllSystemsAreUnderstood(String console) {
        String board = Dialogue.with(console, "size 2\ndump\n").said();
        assertEquals(4, board.lines().count());
        assertEquals(board, Dialogue.with(console, "size 2\r\ndump\r\n").said());
        assertEquals(board, Dialogue.with(console, "size 2\rdump\r").said());
        assertEquals(board, Dialogue.with(console, "\ufeffsize 2\ndump").said());
    }

    /** The course's driver of 2014 refuses any other line that has one of these words in it. */
    @ParameterizedTest
    @ValueSource(strings = {"2014", "2021", "2006"})
    void helpAndErrorsHaveNoneOfTheWordsThatTheCourseLooksFor(String console) {
        Dialogue dialogue = Dialogue.with(console, "help\nfoo\n9 9\nset 1 1 9 x\nauto green\n1 1 1\nsize\n");
        for (String line : (dialogue.said() + dialogue.errors()).split("\n")) {
            assertFalse(line.contains("wins") || line.contains("moves") || line.contains("==="), line);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014", "2021"})
    void theyBeginALineEvenIfManyLinesArePasted(String console) {
        String input = "level blue 1\nsize 3\nstart\ndump\n2 2\ndump\n";
        List<String> required = Dialogue.pastedAtTerminal(console, input)
                .said()
                .lines()
                .filter(line -> line.contains("===") || line.matches(".*(Blue moves|\\*) \\d.*"))
                .toList();
        assertEquals(5, required.size());
        required.forEach(line -> assertTrue(REQUIRED.test(line), line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014", "2021", "2006", "sim", "checkers"})
    void aLineWithoutAnEndIsOneErrorAndTheNextLineIsRead(String console) {
        Reader endless = new EndlessLine(20_000_000L, console.equals("checkers") ? "-1 -1 -1 -1\n" : "12\nquit\n");
        Dialogue dialogue = Dialogue.with(console, endless);
        assertTrue(
                dialogue.errors().startsWith("Error: A line can have at most 10000 characters; this one is longer.\n"),
                dialogue.errors());
        assertTrue(dialogue.errors().lines().count() <= 2, dialogue.errors());
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014", "2021", "2006", "sim", "checkers"})
    void aByteOrderMarkIsNotSeen(String console) {
        String first = console.equals("sim") ? "12\n" : console.equals("checkers") ? "2 0 3 1\n" : "help\n";
        assertEquals(Dialogue.with(console, first), Dialogue.with(console, "\ufeff" + first));
    }
}
