package jump61.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordCollectionTest {
    @TempDir
    Path folder;

    private static GameRecord game(Game game, int seed) {
        var random = new Random(seed);
        Match match = new Match(game.start(game.sizes().smallest()), new Players(Player.HUMAN, new Player.Computer(2)));
        for (int i = 0; i < seed && !match.isOver(); i++) {
            List<Move> moves = match.position().legalMoves();
            match.play(moves.get(random.nextInt(moves.size())));
        }
        return GameRecord.of(match, Map.of("Date", "2026-11-2" + seed))
                .withComments(seed == 0 ? Map.of() : Map.of(1, List.of("comment " + seed)));
    }

    private static List<GameRecord> games() {
        List<GameRecord> games = new ArrayList<>();
        for (Game game : Games.all()) {
            for (int seed = 0; seed < 4; seed++) {
                games.add(game(game, seed));
            }
        }
        return games;
    }

    @Test
    void gamesOfAllKindsAreReadFromOneFileAsTheyWereWritten() throws Exception {
        Path file = folder.resolve("all.jump61s");
        RecordCollection.save(games(), file);
        assertEquals(games(), RecordCollection.load(file));
        Files.writeString(file, "\uFEFF" + Files.readString(file).replace("\n", "\r\n"));
        assertEquals(games(), RecordCollection.load(file));
    }

    @Test
    void filesOfGamesCanBeJoinedAndOneMayHaveASingleGame() throws Exception {
        Path one = folder.resolve("one.jump61");
        RecordFiles.save(game(Games.usual(), 3), one);
        assertEquals(List.of(game(Games.usual(), 3)), RecordCollection.load(one));
        String joined = Files.readString(one) + RecordCollection.write(games());
        assertEquals(games().size() + 1, RecordCollection.read(joined).size());
    }

    @Test
    void gamesAreAddedAtTheEndAfterABlankLine() throws Exception {
        Path file = folder.resolve("match.jump61s");
        for (GameRecord game : games()) {
            RecordCollection.append(game, file);
        }
        assertEquals(RecordCollection.write(games()), Files.readString(file));
        String withoutEnd = Files.readString(file).strip();
        Files.writeString(file, withoutEnd);
        RecordCollection.append(game(Games.usual(), 1), file);
        assertEquals(games().size() + 1, RecordCollection.load(file).size());
    }

    @Test
    void nothingIsAddedToAFileThatIsNotOneOfGames() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.jump61s"), "my notes");
        var thrown = assertThrows(IOException.class, () -> RecordCollection.append(game(Games.usual(), 1), file));
        assertEquals(file + ": it exists, and is not a file of games", thrown.getMessage());
        assertEquals("my notes", Files.readString(file));
    }

    @Test
    void aWrongLineIsNamedByItsNumberInTheWholeFile() {
        String text = "Jump61 record 1\nGame: sim\n\n1. 12\n\nJump61 record 1\nGame: sim\n12\n12\n";
        var thrown = assertThrows(RecordException.class, () -> RecordCollection.read(text));
        assertEquals(9, thrown.line(), thrown.getMessage());
        var header = assertThrows(RecordException.class, () -> RecordCollection.read("\n" + text));
        assertEquals(1, header.line());
        assertThrows(RecordException.class, () -> RecordCollection.read(""));
    }

    @Test
    void whereOneGameIsExpectedASecondOneIsReported() {
        String text = RecordCollection.write(List.of(game(Games.usual(), 1), game(Games.usual(), 2)));
        var thrown = assertThrows(RecordException.class, () -> RecordReader.read(text));
        assertEquals(
                "Another game begins here; this file has more than one.",
                thrown.reason().text());
    }

    @Test
    void aFileOfGamesIsKnownByItsNameAndItsBeginning() throws Exception {
        assertTrue(RecordCollection.isNamed(Path.of("a.jump61s")));
        assertTrue(RecordCollection.isNamed(Path.of("A.JUMP61S")));
        assertFalse(RecordCollection.isNamed(Path.of("a.jump61")));
        assertTrue(RecordCollection.isIn("\n Jump61 record 1"));
        assertFalse(RecordCollection.isIn("A Jump61 record 1"));
        Path file = folder.resolve("file");
        RecordCollection.requireGames(file);
        RecordCollection.requireGames(Files.writeString(file, ""));
        RecordCollection.requireGames(Files.writeString(file, "Jump61 record 1\n"));
        for (String other : List.of("x", "Jump61 record", "Jump62 record 1", " Jump61 record 1")) {
            Files.writeString(file, other);
            String told = assertThrows(IOException.class, () -> RecordCollection.append(games().get(0), file))
                    .getMessage();
            assertEquals(file + ": it exists, and is not a file of games", told);
            assertEquals(other, Files.readString(file));
        }
        assertThrows(IOException.class, () -> RecordCollection.requireGames(folder));
    }
}
