package jump61.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import jump61.game.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that are nothing but their moves, as typed at the consoles. */
class TypedGameTest {
    private static String moves(GameRecord record) {
        return record.moves().stream().map(Move::notation).collect(Collectors.joining(", "));
    }

    private static GameRecord read(String lines) throws RecordException {
        return RecordReader.read(lines.replace(";", "\n"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1 1;6 6;1 1       | jump61   | 6 | 1:1, 6:6, 1:1
        1:1;6:6           | jump61   | 6 | 1:1, 6:6
        size 3;;# ours;3 3 | jump61  | 3 | 3:3
        size 9x6;9 6      | jump61   | 9x6 | 9:6
        1. 1 1;2. 2 2     | jump61   | 6 | 1:1, 2:2
        12;34             | sim      | 6 | 12, 34
        2 2 3 3           | checkers | 8 | 2 2 3 3
        """)
    void theFirstMoveTellsTheGame(String lines, String game, String size, String moves) throws RecordException {
        GameRecord record = read(lines);
        assertEquals(game, record.start().game().id());
        assertEquals(size, record.start().size().text());
        assertEquals(moves, moves(record));
        assertTrue(record.players().arePeople());
    }

    @Test
    void aMoveThatIsNotLegalIsNamedWithItsLine() {
        var thrown = assertThrows(RecordException.class, () -> read("size 2;1 1;1 1"));
        assertEquals(3, thrown.line());
    }

    @ParameterizedTest
    @ValueSource(strings = {"size 3", "hello", "1 1 1", "auto red;1 1", "size x;1 1"})
    void whatDoesNotBeginWithAMoveIsNoGame(String lines) {
        var thrown = assertThrows(RecordException.class, () -> read(lines));
        assertTrue(thrown.line() <= 1, thrown.getMessage());
    }

    @Test
    void movesMayBeTypedInAGameFileToo() throws RecordException {
        assertEquals("1:1, 6:6", moves(RecordReader.read("Jump61 record 1\nGame: jump61\n1 1\n2. 6  6\n")));
    }
}
