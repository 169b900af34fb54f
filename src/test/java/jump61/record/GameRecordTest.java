package jump61.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class GameRecordTest {
    private static final Players PLAYERS = new Players(Player.HUMAN, new Player.Computer(5));

    static List<Game> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsWrittenIsReadBackForEveryGameAndLength(Game game) throws RecordException {
        var random = new Random(61);
        Match match = new Match(game.start(game.sizes().smallest()), PLAYERS);
        while (true) {
            GameRecord record = GameRecord.of(match, Map.of("Date", "2026-11-20"));
            assertEquals(record, RecordReader.read(RecordWriter.write(record)));
            List<Move> moves = match.position().legalMoves();
            if (match.isOver()) {
                break;
            }
            match.play(moves.get(random.nextInt(moves.size())));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theNamesOfTwoPeopleAreInTheirOwnTags(Game game) throws RecordException {
        Players named = new Players(new Player.Human("Anna B."), new Player.Human("安娜"));
        GameRecord record = GameRecord.of(new Match(game.start(game.sizes().usual()), named), Map.of());
        String text = RecordWriter.write(record);
        assertTrue(text.contains("Red: human\nRedName: Anna B.\n"), text);
        assertEquals(named, RecordReader.read(text).players());
        assertFalse(text.contains("Name: \n"), text);
    }

    @Test
    void aNameWithTheLineSeparatorsOfUnicodeIsReadBack() throws RecordException {
        Players named = new Players(new Player.Human("Anna\u2028B."), new Player.Program("x\u0085=:\"\u2029y"));
        Game game = games().get(0);
        GameRecord record =
                GameRecord.of(new Match(game.start(game.sizes().usualSize()), named), Map.of("Event", "a\u2028b"));
        GameRecord read = RecordReader.read(RecordWriter.write(record));
        assertEquals(named, read.players());
        assertEquals("a\u2028b", read.tags().get("Event"));
    }

    @Test
    void aNameIsKeptToOneLineAndNotTooLong() {
        assertEquals("Anna B.", new Player.Human("  Anna\nB.\t").name());
        assertEquals(24, new Player.Human("🙂".repeat(30)).name().codePoints().count());
    }

    @ParameterizedTest
    @MethodSource("games")
    void randomGamesWithCommentsAndTagsAndAnyLineEndsAreReadBack(Game game) throws RecordException {
        for (int seed = 0; seed < 40; seed++) {
            GameRecord record = randomRecord(game, new Random(seed));
            String text = RecordWriter.write(record);
            assertEquals(record, RecordReader.read(text));
            assertEquals(record, RecordReader.read("\uFEFF" + text.replace("\n", "\r\n")));
            assertEquals(text, RecordWriter.write(RecordReader.read(text)));
        }
    }

    private static GameRecord randomRecord(Game game, Random random) {
        Match match = new Match(game.start(game.sizes().usual()), PLAYERS);
        int length = random.nextInt(40);
        Map<Integer, List<String>> comments = new HashMap<>();
        for (int ply = 0; ply <= length && !match.isOver(); ply++) {
            if (random.nextInt(5) == 0) {
                comments.put(match.played().size(), List.of("Größe: 好", "2. 1:1"));
            }
            List<Move> moves = match.position().legalMoves();
            match.play(moves.get(random.nextInt(moves.size())));
        }
        if (!match.isOver() && random.nextBoolean()) {
            match.end(new Result(Optional.of(Side.FIRST), Result.Reason.TIME));
        }
        GameRecord plain = GameRecord.of(match, Map.of("Event", "Vereinsabend № 3"));
        return new GameRecord(plain.start(), plain.players(), plain.moves(), plain.declared(), plain.tags(), comments);
    }

    @Test
    void commentsStayAtTheMovesTheyWereWrittenAt() throws RecordException {
        String text = "Jump61 record 1\nGame: jump61\nSize: 3\n# before\n1:1\n# first\n2:2\n# second\n";
        GameRecord record = RecordReader.read(text);
        Match match = record.toMatch();
        match.undo();
        match.play(match.game().parseMove("3:3"));
        GameRecord other = GameRecord.of(match, Map.of()).withCommentsOf(record);
        assertEquals(Map.of(0, List.of("before"), 1, List.of("first")), other.comments());
    }

    @Test
    void aRecordIsPlainToRead() {
        Game game = Games.byId("jump61").orElseThrow();
        Match match = new Match(game.start(2), PLAYERS);
        match.play(game.parseMove("1:1"));
        match.play(game.parseMove("2:2"));
        match.end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
        assertEquals("""
            Jump61 record 1
            Game: jump61
            Size: 2
            Red: human
            Blue: computer 5
            Result: Blue wins by resignation

            1. 1:1
            2. 2:2
            """, RecordWriter.write(GameRecord.of(match, Map.of())));
    }

    @Test
    void aCustomStartingPositionIsPreserved() throws RecordException {
        Position start = Games.byId("jump61").orElseThrow().parsePosition("2r 1- / 1- 1-");
        GameRecord record = GameRecord.of(new Match(start, PLAYERS), Map.of());
        assertEquals(start, RecordReader.read(RecordWriter.write(record)).start());
    }

    @Test
    void aPersonMayLeaveOutNumbersAndAddCommentsAndSpace() throws RecordException {
        GameRecord record = RecordReader.read("Jump61 record 1\n# mine\nGame: jump61\nSize: 3\n\n  2:2 \r\n2.3:3\n\n");
        assertEquals(
                List.of("2:2", "3:3"),
                record.moves().stream().map(Move::notation).toList());
    }

    @Test
    void theMatchOfARecordCanBeContinued() throws RecordException {
        Match match = RecordReader.read("Jump61 record 1\nGame: jump61\nSize: 2\n1:1\n2:2")
                .toMatch();
        match.undo();
        assertEquals(1, match.played().size());
        assertTrue(match.redo().isPresent());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        hello                                                    | line 1
        Jump61 record 1;Game: chess                              | line 2
        Jump61 record 1;Game: jump61;Size: eleven                | line 3
        Jump61 record 1;Game: jump61;Size: 16                    | line 3
        Jump61 record 1;Game: jump61;Size: 99999999999           | line 3
        Jump61 record 1;Game: jump61;Red: computer 9             | line 3
        Jump61 record 1;Game: jump61;Start: 1- 1-                | line 3
        Jump61 record 1;Game: jump61;Game: jump61                | line 3
        Jump61 record 1;Game: jump61;;1. 1:1;2. 1:1              | line 5
        Jump61 record 1;Game: jump61;;1. 1:1;3. 2:2              | line 5
        Jump61 record 1;Game: jump61;;1. castles                 | line 4
        Jump61 record 1;Game: jump61;Result: Red wins;1:1        | line 3
        Jump61 record 1;Game: jump61;Result: nobody wins;1:1     | line 3
        Jump61 record 1;;1. 1:1                                  | line 3
        """)
    void anErrorNamesItsLine(String text, String line) {
        var thrown = assertThrows(RecordException.class, () -> RecordReader.read(text.replace(';', '\n')));
        assertTrue(thrown.getMessage().startsWith(line + ": "), thrown.getMessage());
        assertEquals(1, thrown.getMessage().lines().count());
    }

    @Test
    void aTagCannotSmuggleLinesIn() throws RecordException {
        Match match = new Match(Games.byId("jump61").orElseThrow().start(2), PLAYERS);
        GameRecord record = GameRecord.of(match, Map.of("Event", "club\n1. 9:9"));
        assertEquals(
                "club 1. 9:9",
                RecordReader.read(RecordWriter.write(record)).tags().get("Event"));
    }

    @Test
    void aRecordContinuesAnotherIfItBeginsWithTheSameGame() {
        GameRecord earlier = game(3, Player.HUMAN, 4, 0);
        assertTrue(earlier.continues(earlier));
        assertTrue(game(3, Player.HUMAN, 4, 0, 1).continues(earlier));
        assertFalse(game(3, Player.HUMAN, 4).continues(earlier), "it has fewer moves");
        assertFalse(game(3, Player.HUMAN, 4, 1, 1).continues(earlier), "it goes another way");
        assertFalse(game(4, Player.HUMAN, 5, 0, 1).continues(earlier), "the same moves on another board");
        assertFalse(game(3, new Player.Computer(1), 4, 0, 1).continues(earlier), "somebody else plays");
    }

    @Test
    void recordsAreOfTheSameGameWhateverIsWrittenBesideIt() {
        GameRecord one = game(3, Player.HUMAN, 4, 0);
        Match match = one.toMatch();
        assertTrue(one.isSameGame(game(3, Player.HUMAN, 4, 0)));
        assertTrue(one.isSameGame(GameRecord.of(match, Map.of("Event", "club"))), "only a tag differs");
        assertFalse(one.isSameGame(game(3, Player.HUMAN, 4, 0, 1)), "it has another move");
        assertFalse(one.isSameGame(game(3, Player.HUMAN, 4, 1)), "it goes another way");
        assertFalse(one.isSameGame(game(4, Player.HUMAN, 5, 0)), "it has another board");
        assertFalse(one.isSameGame(game(3, new Player.Computer(1), 4, 0)), "somebody else plays");
        match.end(Result.win(Side.FIRST));
        assertFalse(one.isSameGame(GameRecord.of(match, Map.of())), "it was resigned");
    }

    @Test
    void anErrorIsAlsoToldWithoutItsLineForWhoeverShowsItInAnotherLanguage() {
        var thrown = assertThrows(
                RecordException.class, () -> RecordReader.read("Jump61 record 1\nGame: jump61\n\n1. 1:1\n2. 1:1\n"));
        assertEquals(5, thrown.line());
        assertEquals("line 5: " + thrown.reason().text(), thrown.getMessage());
    }

    private static GameRecord game(int size, Player first, int... moves) {
        Match match = new Match(Games.byId("jump61").orElseThrow().start(size), new Players(first, Player.HUMAN));
        for (int move : moves) {
            match.play(match.position().legalMoves().get(move));
        }
        return GameRecord.of(match, Map.of());
    }
}
