package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProofLibraryTest {
    /** Blue to move wins in 11 plies, too many to be left out. */
    private static final Position OPENED = CubesGame.INSTANCE.parsePosition("1- 1- 1- / 1- 2r 1- / 1- 1- 1-");

    @TempDir
    Path folder;

    private static FoundStrategy strategy() {
        Solver solver = new Solver(1 << 20, () -> false);
        return new StrategyFinder(solver, (plies, moves) -> {})
                .find(OPENED, Side.SECOND, 11)
                .orElseThrow();
    }

    @Test
    void storedProofsAreFoundAndForeignFilesAreSkipped() throws IOException {
        Files.writeString(folder.resolve("a.proof"), "no proof at all");
        Files.writeString(folder.resolve("b.txt"), "something else");
        Files.write(folder.resolve(ProofLibrary.name(OPENED)), ProofFileWriter.bytes(strategy()));
        ProofLibrary library = new ProofLibrary(folder);
        Optional<ProvenWin> win = library.find(OPENED);
        assertEquals(Optional.of(11), win.map(ProvenWin::plies));
        assertEquals(Optional.empty(), library.find(CubesGame.INSTANCE.start(3)));
        assertEquals(2, ProofLibrary.files(folder).size());
    }

    @Test
    void aFolderThatDoesNotExistKeepsNothing() {
        assertEquals(Optional.empty(), new ProofLibrary(folder.resolve("none")).find(OPENED));
        assertEquals(List.of(), ProofLibrary.files(folder.resolve("none")));
    }

    @Test
    void aProofIsNamedByWhatItProves() {
        assertEquals("jump61-4.proof", ProofLibrary.name(CubesGame.INSTANCE.start(4)));
        assertTrue(ProofLibrary.name(OPENED).matches("jump61-3-[0-9a-f]+\\.proof"));
    }

    @Test
    void aBoardIsPlayedByTheProofOfTheTurnedOne() {
        ProofLibrary library = new ProofLibrary(folder);
        Position flat = CubesGame.INSTANCE.start(new BoardSize(2, 5));
        Position tall = CubesGame.INSTANCE.start(new BoardSize(5, 2));
        assertTrue(library.covers(CubesGame.INSTANCE, tall.size()));
        Random random = new Random(1);
        int told = 0;
        while (tall.result().isEmpty()) {
            Optional<ProvenWin> win = library.find(tall);
            assertEquals(library.find(flat).map(ProvenWin::plies), win.map(ProvenWin::plies), tall.notation());
            told += win.isPresent() ? 1 : 0;
            List<Move> moves = tall.legalMoves();
            Move move = win.map(ProvenWin::move).orElse(moves.get(random.nextInt(moves.size())));
            tall = tall.play(move).after();
            flat = tall.turned().orElseThrow();
        }
        assertTrue(told > 1, told + " moves of the proof");
        assertTrue(tall.result().orElseThrow().wonBy(Side.FIRST));
    }

    @Test
    void theLengthOfTheBestProofOfAPositionIsKnown() throws IOException {
        FoundStrategy strategy = strategy();
        FoundStrategy longer = new FoundStrategy(OPENED, Side.SECOND, 13, strategy.leftOut(), strategy.wins());
        assertEquals(OptionalInt.empty(), new ProofLibrary(folder).longest(OPENED));
        Files.write(folder.resolve("a.proof"), ProofFileWriter.bytes(longer));
        assertEquals(OptionalInt.of(13), new ProofLibrary(folder).longest(OPENED));
        Files.write(folder.resolve("b.proof"), ProofFileWriter.bytes(strategy));
        assertEquals(OptionalInt.of(11), new ProofLibrary(folder).longest(OPENED));
    }
}
