package jump61.games.sim;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import jump61.console.ConsoleInput;
import jump61.console.ConsoleLoop;
import jump61.console.ConsoleStart;
import jump61.console.Dialogue;
import jump61.console.Output;
import jump61.console.Typist;
import jump61.game.Player;
import jump61.game.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Complete dialogues. The longer ones are in this test's resources, as input and expected output. */
class SimConsoleTest {
    private static final Player HUMAN = Player.HUMAN;
    private static final Player PERFECT = new Player.Computer(8);

    @ParameterizedTest
    @CsvSource({
        "you-lose, human, ai",
        "two-people-red-loses, human, human",
        "two-people-blue-loses, human, human",
        "end-of-input, human, human",
    })
    void theDialogueIsAsRecorded(String name, String red, String blue) throws IOException {
        assertEquals(resource(name + ".out"), answer(resource(name + ".in"), player(red), player(blue)));
    }

    @Test
    void byDefaultAPersonPlaysRedAgainstTheProgram() throws IOException {
        assertEquals(resource("you-lose.out"), answer(resource("you-lose.in"), Dialogue.console("sim"), false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "1", "1 2", "11", "17", "70", "123", "1-2", "line 12", "quit", "１２", "12 x", "\0"})
    void anythingButAMoveIsReportedAndAskedForAgain(String line) {
        String told = answer(line + "\n12\n", HUMAN, HUMAN);
        assertTrue(told.startsWith("Error: A move is two different points from 1 to 6, like 34, not \""), told);
        assertEquals(answer("12\n", HUMAN, HUMAN), withoutErrors(told));
    }

    @Test
    void aLineAlreadyDrawnIsRefusedAndAnotherOneAskedFor() {
        String told = answer("12\n21\n34\n", HUMAN, HUMAN);
        assertTrue(told.contains("\nError: Line 12 is already drawn.\n"), told);
        assertEquals(answer("12\n34\n", HUMAN, HUMAN), withoutErrors(told));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void anAnswerEndsWithTheVerdictAloneOnItsLine(long seed) {
        assertEquals("You lose!", last(answer(allLines(seed), HUMAN, PERFECT)));
        assertTrue(last(answer(allLines(seed), HUMAN, new Player.Computer(1))).matches("You (lose|win)!"));
        assertEquals("The game was not finished.", last(answer("12\n", HUMAN, PERFECT)));
    }

    @Test
    void youAreBlueWhenOnlyBlueIsAPerson() {
        for (long seed = 0; seed < 10; seed++) {
            String told = answer(allLines(seed), new Player.Computer(1), HUMAN);
            boolean redLost = told.contains("\nRed loses by the triangle ");
            assertEquals(redLost ? "You win!" : "You lose!", last(told));
        }
    }

    @Test
    void theProgramPrintsItsMovesOnALineOfTheirOwn() {
        List<String> moves = answer("12\n13\n", HUMAN, PERFECT)
                .lines()
                .filter(line -> line.contains("moves"))
                .toList();
        assertEquals(2, moves.size());
        assertTrue(moves.stream().allMatch(line -> line.matches("Blue moves [1-5][2-6]\\.")), moves::toString);
    }

    @Test
    void theProgramCanPlayAgainstItselfWithoutAnyInput() {
        String told = answer("", new Player.Computer(3), PERFECT);
        assertTrue(told.startsWith("Red moves "));
        assertTrue(last(told).matches("You (lose|win)!"));
    }

    @Test
    void aTerminalIsGreetedWithTheEmptyDrawingAndPromptedForEachMove() {
        String told = answer("12\n", new SimConsole.Start(new Players(HUMAN, HUMAN)), true);
        assertTrue(told.startsWith("Sim: name two points"), told);
        assertTrue(told.contains("\n  6 . . . . . 6\n\nRed> "), told);
        assertTrue(told.contains("\n\nBlue> \n"), told);
    }

    /** All lines in some order: those already drawn are refused, the others played. */
    private static String allLines(long seed) {
        List<String> lines = new ArrayList<>();
        IntStream.rangeClosed(1, 6)
                .forEach(from -> IntStream.rangeClosed(from + 1, 6).forEach(to -> lines.add("" + to + from + "\n")));
        Collections.shuffle(lines, new Random(seed));
        return String.join("", lines);
    }

    private static Player player(String who) {
        return who.equals("ai") ? PERFECT : HUMAN;
    }

    private static String withoutErrors(String told) {
        return told.lines().filter(line -> !line.startsWith("Error: ")).reduce("", (a, b) -> a + b + "\n");
    }

    private static String last(String told) {
        List<String> lines = told.lines().toList();
        return lines.get(lines.size() - 1);
    }

    private static String answer(String input, Player red, Player blue) {
        return answer(input, new SimConsole.Start(new Players(red, blue)), false);
    }

    private static String answer(String input, ConsoleStart console, boolean terminal) {
        var bytes = new ByteArrayOutputStream();
        var stream = new PrintStream(bytes, true, UTF_8);
        var output = new Output(stream, stream);
        var lines = new ConsoleInput(new Typist(input, line -> {}), terminal);
        new ConsoleLoop(lines, output).run(console.start(lines, output));
        return bytes.toString(UTF_8);
    }

    private static String resource(String name) throws IOException {
        try (var stream = SimConsoleTest.class.getResourceAsStream("dialogues/sim/" + name)) {
            return new String(stream.readAllBytes(), UTF_8);
        }
    }
}
