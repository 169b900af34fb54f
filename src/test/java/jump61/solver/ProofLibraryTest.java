package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import jump61.engine.Engine;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.BoardSize;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;
import jump61.game.Tablebase;
import jump61.game.Tablebases;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProofLibraryTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    Path data;

    private Path folder;

    @BeforeEach
    void aFolderForProofs() throws IOException {
        folder = Files.createDirectory(data.resolve("proofs"));
    }

    /** {@return a new library, once it has checked a proof} */
    private ProofLibrary checked(String name) throws IOException {
        ProofLibrary library = new ProofLibrary(data);
        library.checked(folder.resolve(name));
        return new ProofLibrary(data);
    }

    @Test
    void aProofOfTheUserIsUsedAsSoonAsItIsCheckedAndCheckedOnce() throws IOException {
        Files.write(folder.resolve("a.proof"), StoredProof.bytes());
        ProofLibrary library = new ProofLibrary(data);
        assertTimeoutPreemptively(PATIENCE, () -> {
            while (library.find(StoredProof.OPENED).isEmpty()) {
                Thread.onSpinWait();
            }
        });
        assertTrue(Files.size(folder.resolve("checked")) > 0);
        assertTrue(new ProofLibrary(data).find(StoredProof.OPENED).isPresent(), "at once, because it is remembered");
    }

    @Test
    void aForgedProofIsNeverUsed() throws IOException {
        Path forged = Files.write(folder.resolve("forged.proof"), StoredProof.forged());
        ProofLibrary library = new ProofLibrary(data);
        Position start = CubesGame.INSTANCE.start(3);
        assertEquals(Optional.empty(), library.find(start));
        String reason =
                assertThrows(IOException.class, () -> library.checked(forged)).getMessage();
        assertTrue(reason.startsWith("it is no proof: "), reason);
        assertEquals(Optional.empty(), library.find(start));
        assertEquals(Optional.empty(), new ProofLibrary(data).find(start));
        assertFalse(library.covers(CubesGame.INSTANCE, start.size()));
    }

    @Test
    void thatAProofWasCheckedIsNotBelievedFromAnotherMachine(@TempDir Path elsewhere) throws IOException {
        Path forged = Files.write(folder.resolve("forged.proof"), StoredProof.forged());
        String hash = ProofFile.open(forged).hash();
        byte[] theirs = Seal.in(elsewhere).of("checked " + hash);
        Files.writeString(folder.resolve("checked"), hash + " " + HexFormat.of().formatHex(theirs) + "\n");
        assertEquals(Optional.empty(), new ProofLibrary(data).find(CubesGame.INSTANCE.start(3)));
        byte[] ours = Seal.in(data).of("checked " + hash);
        Files.writeString(folder.resolve("checked"), hash + " " + HexFormat.of().formatHex(ours) + "\n");
        assertTrue(new ProofLibrary(data).find(CubesGame.INSTANCE.start(3)).isPresent(), "the same line, sealed here");
    }

    @Test
    void storedProofsAreFoundAndForeignFilesAreSkipped() throws IOException {
        Files.writeString(folder.resolve("a.proof"), "no proof at all");
        Files.writeString(folder.resolve("b.txt"), "something else");
        Files.write(folder.resolve(ProofLibrary.name(StoredProof.OPENED)), StoredProof.bytes());
        ProofLibrary library = checked(ProofLibrary.name(StoredProof.OPENED));
        Optional<ProvenWin> win = library.find(StoredProof.OPENED);
        assertEquals(Optional.of(11), win.map(ProvenWin::plies));
        assertEquals(Optional.empty(), library.find(CubesGame.INSTANCE.start(3)));
        assertEquals(2, ProofLibrary.files(folder).size());
    }

    @Test
    void aFolderThatDoesNotExistKeepsNothing() {
        assertEquals(Optional.empty(), new ProofLibrary(data.resolve("none")).find(StoredProof.OPENED));
        assertEquals(List.of(), ProofLibrary.files(folder.resolve("none")));
    }

    @Test
    void aProofIsNamedByWhatItProves() {
        assertEquals("jump61-4.proof", ProofLibrary.name(CubesGame.INSTANCE.start(4)));
        assertTrue(ProofLibrary.name(StoredProof.OPENED).matches("jump61-3-[0-9a-f]+\\.proof"));
    }

    @Test
    void aBoardIsPlayedByTheProofOfTheTurnedOne() {
        ProofLibrary library = new ProofLibrary(data);
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
        assertEquals(OptionalInt.empty(), new ProofLibrary(data).longest(StoredProof.OPENED));
        Files.write(folder.resolve("a.proof"), StoredProof.with("Longest: 11", "Longest: 13"));
        assertEquals(OptionalInt.of(13), checked("a.proof").longest(StoredProof.OPENED));
        Files.write(folder.resolve("b.proof"), StoredProof.bytes());
        assertEquals(OptionalInt.of(11), checked("b.proof").longest(StoredProof.OPENED));
    }

    @ParameterizedTest
    @CsvSource({
        "2x3, FIRST, 7",
        "2x4, SECOND, 10",
        "2x5, FIRST, 13",
        "2x6, FIRST, 19",
        "2x7, FIRST, 21",
        "3x4, FIRST, 19"
    })
    void theProgramPlaysByTheProofsThatComeWithIt(String size, Side winner, int plies) {
        Position start = CubesGame.INSTANCE.start(BoardSize.parse(size).orElseThrow());
        SearchResult result = new Engine().play(start, Level.FULL, 1, SearchMonitor.NONE);
        assertEquals(winner == Side.FIRST, result.score().isWin());
        assertEquals(plies, result.score().distance());
    }

    @Test
    void whoseProofDecidesAPositionIsKnown() throws IOException {
        Files.write(folder.resolve("a.proof"), StoredProof.bytes());
        ProofLibrary library = checked("a.proof");
        assertEquals(Optional.of(Tablebase.Source.USER), library.source(StoredProof.OPENED));
        assertEquals(Optional.empty(), library.source(CubesGame.INSTANCE.start(6)));
        for (String won : List.of("2x6", "6x2")) {
            Position start = CubesGame.INSTANCE.start(BoardSize.parse(won).orElseThrow());
            assertEquals(Optional.of(Tablebase.Source.PROGRAM), library.source(start), won);
        }
        Position lost = CubesGame.INSTANCE.start(4);
        assertEquals(Optional.empty(), Tablebases.sourceOfWin(lost), "Red loses");
        assertEquals(Optional.of(Tablebase.Source.PROGRAM), Tablebases.sourceOfLoss(lost), "whatever Red does");
        assertEquals(Optional.empty(), Tablebases.sourceOfLoss(CubesGame.INSTANCE.start(5)));
    }

    /** Nothing may be left to a search where the program plays by a proof. */
    @Test
    void theProofsThatComeWithTheProgramAreWhole() {
        List<ProofFile> all = new ProofLibrary().builtIn();
        assertTrue(all.size() > 5, all.size() + " proofs");
        all.forEach(proof -> assertEquals(Strategy.ALL_PLIES, proof.listedPlies(), proof.start()::notation));
    }
}
