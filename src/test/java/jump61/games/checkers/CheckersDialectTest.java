package jump61.games.checkers;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import jump61.console.ConsoleLoop;
import jump61.console.Output;
import jump61.console.Typist;
import jump61.game.Player;
import jump61.game.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Complete dialogues. The longer ones are in this test's resources, as input and expected output. */
class CheckersDialectTest {
    private static final Players PERSONS = new Players(Player.HUMAN, Player.HUMAN);

    @ParameterizedTest
    @ValueSource(strings = {"worked-example", "easy-file", "end-of-input", "four-kings", "both-win", "red-wins-stuck"})
    void theDialogueIsTheLabsToTheCharacter(String name) throws IOException {
        assertEquals(resource(name + ".out"), answer(resource(name + ".in"), PERSONS, false));
    }

    @Test
    void valuesMayComeOneOrMoreALine() {
        String easy = answer("2 6 3 7 a move\n5 7 4 6\n", PERSONS, false);
        assertEquals(easy, answer("2\n6\n\n3\n 7 \n5\n7\n4\n+6", PERSONS, false));
        assertEquals(easy, answer("2 6\n3 7\n5 7 4\n6\n", PERSONS, false));
        assertEquals(easy, answer("2 6\n3 7\n5 7 4\n6 0\n", PERSONS, false));
        assertEquals(easy, answer("2\t6\t3\t7\r\n5 7 4 6 0 0 0 0", PERSONS, false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "quit", "2.5", "2,6,3,7", "two 6 3 7", "2 6 three 7", "2 x", "-", "0x2", "٢"})
    void wordsAreRejectedAndTheSameValueIsAskedForAgain(String line) {
        String told = answer("2\n" + line + "\n6\n3\n7\n", PERSONS, false);
        List<String> errors = told.lines().filter(l -> l.startsWith("Error: ")).toList();
        assertEquals(1, errors.size());
        assertTrue(errors.get(0).startsWith("Error: A whole number is expected, not \""));
        assertEquals(
                answer("2 6 3 7\n", PERSONS, false),
                told.lines().filter(l -> !l.startsWith("Error: ")).reduce("", (a, b) -> a + b + "\n"));
    }

    @Test
    void aCompleteMoveOnOneLineReplacesAnUnfinishedOne() {
        String told = answer("5\n2 6 3 7\n", PERSONS, false);
        assertTrue(told.contains("Error: The unfinished move 5 is forgotten, as a whole one follows.\nMoves: 1\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-1 -1 -1 0",
                "-1 6 3 7",
                "2 6 3 -1",
                "8 8 9 9",
                "2 6 99999999999999999999 7",
                "-99999999999999999999 0 0 0",
                "0 1 1 2"
            })
    void anInvalidMoveIsReportedWithoutABoard(String move) {
        String told = answer(move + "\n", PERSONS, false);
        assertEquals(answer("", PERSONS, false).replace("The game", "ERROR invalid move\nThe game"), told);
    }

    @Test
    void cannotMoveIsTakenOnTrust() {
        String told = answer("-1 -1 -1 -1\n", PERSONS, false);
        assertTrue(told.startsWith("Moves: 0\n"));
        assertTrue(told.endsWith("Final Score\nRed player: 12\nWhite player: 12\n\nBoth players win\n"));
    }

    @Test
    void inputAfterTheEndIsNotRead() {
        assertEquals(answer("-1 -1 -1 -1\n", PERSONS, false), answer("-1 -1 -1 -1\n2 6 3 7\nx\n", PERSONS, false));
    }

    @Test
    void theNoticeOfAJumpIsOffUnlessAskedFor() {
        String notice = "There is a forced jump\n";
        assertFalse(answer("2 4 3 5\n5 7 4 6\n", PERSONS, false).contains(notice));
        String told = answer("2 4 3 5\n5 7 4 6\n", PERSONS, true);
        assertEquals(told.indexOf(notice), told.lastIndexOf(notice));
        assertTrue(told.endsWith("     0 1 2 3 4 5 6 7\n" + notice + "The game was not finished.\n"));
    }

    @Test
    void theProgramPrintsItsMovesOnALineOfTheirOwn() {
        String told = answer("2 6 3 7\n", new Players(Player.HUMAN, new Player.Computer(1)), false);
        assertTrue(told.contains("     0 1 2 3 4 5 6 7\nWhite moves 5 "));
        assertTrue(told.lines().anyMatch("Moves: 2"::equals));
    }

    @Test
    void theProgramCanPlayAgainstItselfWithoutAnyInput() {
        var computers = new Players(new Player.Computer(1), new Player.Computer(1));
        String told = answer("", computers, false);
        assertTrue(told.contains("Red moves 2 "));
        assertTrue(told.matches("(?s).*\nFinal Score\n.*\n\n(Red player wins|White player wins|Both players win)\n"));
        assertEquals(told, answer("", computers, false), "the same seed, the same game");
    }

    @Test
    void promptsAskATerminalForEachValue() {
        String told = answer("2\n6\n", PERSONS, false, true);
        assertTrue(told.contains("Red, from row: Red, from column: Red, to row: "));
    }

    private static String answer(String input, Players players, boolean noticesJumps) {
        return answer(input, players, noticesJumps, false);
    }

    private static String answer(String input, Players players, boolean noticesJumps, boolean terminal) {
        var bytes = new ByteArrayOutputStream();
        var stream = new PrintStream(bytes, true, UTF_8);
        var output = new Output(stream, stream);
        new ConsoleLoop(new Typist(input, line -> {}), output, terminal)
                .run(new CheckersDialect(output, players, noticesJumps));
        return bytes.toString(UTF_8);
    }

    private static String resource(String name) throws IOException {
        try (var stream = CheckersDialectTest.class.getResourceAsStream("dialogues/checkers/" + name)) {
            return new String(stream.readAllBytes(), UTF_8);
        }
    }
}
