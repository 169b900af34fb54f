package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import jump61.console.Options;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.record.GameRecord;
import jump61.record.RecordCollection;
import jump61.record.RecordException;
import jump61.record.RecordReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningsTest {
    private static GameRecord game(String size, String... moves) throws Exception {
        return RecordReader.read(
                "Jump61 record 1\nGame: jump61\nSize: " + size + "\n\n" + String.join("\n", moves) + "\n");
    }

    @Test
    void aBookHasThePositionsOfGamesOnceTheMostFrequentFirst() throws Exception {
        Game game = Games.usual();
        List<GameRecord> played = List.of(
                game("3", "1:1", "3:3", "2:2", "3:1"),
                game("3", "1:2", "3:3", "1:1"),
                game("3", "1:2", "3:3"),
                game("3", "2:2"),
                game("4", "1:1", "4:4"));
        assertEquals(
                List.of("1- 2r 1- / 1- 1- 1- / 1- 1- 2b", "2r 1- 1- / 1- 1- 1- / 1- 1- 2b"),
                Openings.reached(played, game, BoardSize.square(3), 2).stream()
                        .map(Position::notation)
                        .toList());
        assertEquals(List.of(), Openings.reached(played, game, BoardSize.square(3), 9));
    }

    @Test
    void aMatchBeginsWithTheOpeningsOfAFileOfGames(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("mine.jump61s");
        RecordCollection.save(List.of(game("3", "1:1", "3:3", "2:2"), game("3", "1:2", "3:3", "1:1")), file);
        var out = new ByteArrayOutputStream();
        List<String> words = List.of(
                ("--first level:1 --second level:1 --games 1 --size 3 --opening-plies 3 --json --openings " + file)
                        .split(" "));
        int code = new MatchTool().run(Options.parse(words), new PrintStream(out, true, StandardCharsets.UTF_8));
        assertEquals(0, code);
        String told = out.toString(StandardCharsets.UTF_8);
        assertTrue(told.contains("\"start\": \"2r 1- 1- / 1- 2r 1- / 1- 1- 2b\""), told);
    }

    @Test
    void aFileForTheWindowHasGamesOrPositions(@TempDir Path folder) throws Exception {
        Game game = Games.usual();
        Path games = folder.resolve("mine.jump61s");
        RecordCollection.save(
                List.of(
                        game("3", "1:1", "3:3", "1:2", "3:2", "2:2"),
                        game("3", "1:1", "3:3", "2:2"),
                        game("4", "1:1", "4:4", "1:2", "4:3")),
                games);
        List<String> afterFour = List.of("2r 2r 1- / 1- 1- 1- / 1- 2b 2b");
        assertEquals(afterFour, Openings.load(games, game, BoardSize.square(3)));
        assertEquals(List.of(), Openings.load(games, game, BoardSize.square(5)));
        Path positions = Files.writeString(folder.resolve("mine.txt"), "# own\n\n " + afterFour.get(0) + " \n");
        assertEquals(afterFour, Openings.load(positions, game, BoardSize.square(3)));
        Path wrong = Files.writeString(folder.resolve("wrong.txt"), afterFour.get(0) + "\nno opening\n");
        var refused = assertThrows(TournamentException.class, () -> Openings.load(wrong, game, BoardSize.square(3)));
        assertEquals("no opening", refused.detail());
        Path broken = Files.writeString(folder.resolve("x.jump61"), "Jump61 record 1\nGame: jump61\n\n9:9\n");
        assertThrows(RecordException.class, () -> Openings.load(broken, game, BoardSize.square(3)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"jump61", "sim", "checkers"})
    void everyGameHasOpeningsWithoutAnEndInSightAndNoTwoAlike(String name) {
        Game game = Games.byId(name).orElseThrow();
        List<Position> openings = Openings.random(game, game.sizes().usualSize(), 4, 20, 1);
        assertEquals(20, new HashSet<>(openings).size());
        for (Position opening : openings) {
            var score = new Engine()
                    .search(opening, Limits.depth(4), SearchMonitor.NONE)
                    .score();
            assertTrue(!score.isWin() && !score.isLoss() || score.distance() > 4, opening::notation);
        }
    }
}
