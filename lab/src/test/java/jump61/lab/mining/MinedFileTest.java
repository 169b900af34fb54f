package jump61.lab.mining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleFile;
import jump61.puzzle.ShippedPuzzles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MinedFileTest {
    private static final Game GAME = Games.byId("jump61").orElseThrow();

    @TempDir
    Path folder;

    private void mine(Path file, int games) throws IOException {
        try (MinedFile mined = MinedFile.open(file, new Miner.Plan(GAME, 7, List.of(3, 4), 50, false))) {
            mined.mine(games, number -> {});
        }
    }

    @Test
    void theSameSeedFindsTheSamePuzzles() throws IOException {
        mine(folder.resolve("a"), 6);
        mine(folder.resolve("b"), 6);
        String text = Files.readString(folder.resolve("a"));
        assertEquals(text, Files.readString(folder.resolve("b")));
        assertTrue(PuzzleFile.read(text.lines().toList()).size() > 2, text);
    }

    @Test
    void whereverItIsCutOffTheFileIsFilledUpToTheSame() throws IOException {
        Path file = folder.resolve("a");
        mine(file, 6);
        String whole = Files.readString(file);
        for (int cut : List.of(0, whole.length() / 3, whole.length() / 2, whole.length() - 1)) {
            int beginning = whole.indexOf("wanted 50\n") + "wanted 50\n".length();
            Files.writeString(file, whole.substring(0, cut == 0 ? beginning : Math.max(cut, beginning)));
            mine(file, 6);
            assertEquals(whole, Files.readString(file));
        }
    }

    @Test
    void aFileMinedOtherwiseIsLeftAlone() throws IOException {
        Path file = folder.resolve("a");
        mine(file, 2);
        String before = Files.readString(file);
        assertThrows(
                IllegalArgumentException.class,
                () -> MinedFile.open(file, new Miner.Plan(GAME, 8, List.of(3, 4), 50, false)));
        assertEquals(before, Files.readString(file));
    }

    @Test
    void theProgramComesWithEveryPuzzleOfSim() {
        Game sim = Games.byId("sim").orElseThrow();
        assertEquals(AllTasks.of(sim).size(), ShippedPuzzles.of(sim).size());
    }

    @Test
    void hiddenAnswersAreNeitherTheGreediestNorTheOnlyCaptureAndTheirPuzzlesAreNew() throws IOException {
        Path file = folder.resolve("a");
        try (MinedFile mined = MinedFile.open(file, new Miner.Plan(GAME, 61, List.of(4), 600, true))) {
            mined.mine(20, number -> {});
        }
        List<Puzzle> found = PuzzleFile.read(Files.readAllLines(file));
        assertTrue(found.size() > 2, found::toString);
        Set<Position> shipped = ShippedPuzzles.of(GAME).stream()
                .map(puzzle -> puzzle.position().canonical())
                .collect(Collectors.toSet());
        for (Puzzle puzzle : found) {
            assertFalse(Obvious.is(puzzle.task()), puzzle::toString);
            assertFalse(shipped.contains(puzzle.position().canonical()), puzzle::toString);
        }
    }

    @Test
    void aWinAtOnceIsObviousBecauseItTakesEverySquare() {
        assertTrue(ShippedPuzzles.of(GAME).stream()
                .filter(puzzle -> puzzle.kind().playedOut() && puzzle.moves() == 1)
                .allMatch(puzzle -> Obvious.is(puzzle.task())));
    }

    @Test
    void manyPuzzlesOnSmallBoardsAreNotSolvedByTheMoveThatTakesMost() {
        long hidden = ShippedPuzzles.of(Games.usual()).stream()
                .filter(puzzle -> puzzle.position().size().rows() <= 6)
                .filter(puzzle -> !Obvious.is(puzzle.task()))
                .count();
        assertTrue(hidden >= 1_500, hidden + " puzzles");
    }
}
