package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import jump61.game.BoardSize;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProofFileTest {
    private static final String PROOF =
            "Jump61 proof 2\nGame: jump61\nStart: 1- 1- / 1- 1-\nWinner: blue\nLongest: 4\n";

    @TempDir
    Path folder;

    private Path write(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("x.proof"), bytes);
    }

    @Test
    void aFileTellsWhatItProvesAndAnswersItsPosition() throws IOException {
        ProofFile file = ProofFile.open(write(StoredProof.bytes()));
        assertEquals(StoredProof.OPENED, file.start());
        assertEquals(Side.SECOND, file.winner());
        assertEquals(11, file.longest());
        assertEquals(9, file.leftOut());
        assertEquals(Strategy.ALL_PLIES, file.listedPlies());
        assertEquals(1, file.size());
        assertEquals(Optional.of(11), file.find(StoredProof.OPENED).map(ProvenWin::plies));
    }

    /** The proof of 3x4, whose positions are those that its answers and all replies to them lead to. */
    @Test
    void everyPositionIsFoundOnceAndItsImageIsAnsweredByTheImageOfTheMove() {
        Position start = CubesGame.INSTANCE.start(new BoardSize(3, 4));
        ProofFile file = new ProofLibrary()
                .builtIn().stream()
                        .filter(proof -> proof.start().equals(start))
                        .findFirst()
                        .orElseThrow();
        Set<Position> listed = new HashSet<>();
        Deque<Position> waiting = new ArrayDeque<>(List.of(start.canonical()));
        while (!waiting.isEmpty()) {
            Position position = waiting.remove();
            Optional<ProvenWin> win = file.find(position);
            if (win.isPresent() && listed.add(position)) {
                Position after = position.play(win.get().move()).after();
                Position image = turned(position);
                assertEquals(
                        after.canonical(),
                        image.play(file.find(image).orElseThrow().move())
                                .after()
                                .canonical());
                after.legalMoves().stream()
                        .map(reply -> after.play(reply).after())
                        .filter(next -> next.result().isEmpty())
                        .forEach(next -> waiting.add(next.canonical()));
            }
        }
        assertEquals(file.size(), listed.size());
    }

    /** The board read from its last row to its first. */
    private static Position turned(Position position) {
        String[] rows = position.notation().split(" / ");
        return CubesGame.INSTANCE.parsePosition(rows[2] + " / " + rows[1] + " / " + rows[0]);
    }

    @Test
    void otherPositionsAreNotFound() throws IOException {
        ProofFile file = ProofFile.of(ByteBuffer.wrap(StoredProof.bytes()));
        for (String other :
                new String[] {"1- 1- 1- / 1- 1- 1- / 1- 1- 1-", "1- 1- / 1- 2r", "2r 1- 1- / 1- 4b 1- / 1- 1- 2r"}) {
            assertEquals(Optional.empty(), file.find(CubesGame.INSTANCE.parsePosition(other)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Jump61 proof 1\n",
                "\n\n",
                "Jump61 proof 2\nGame: go\n\n",
                "Jump61 proof 2\nGame: jump61\nStart: 1-\n\n",
                PROOF + "\n",
                PROOF + "Left-out: 7\nPositions: many\n\n",
                PROOF + "Left-out: 7\nPositions: 0\n\n",
                PROOF + "Left-out: 7\nPositions: 0\n\n1234",
                PROOF + "Left-out: 7\nPositions: -1\n\n1234",
                PROOF + "Left-out: 7\nPositions: 2000000000\n\n1234"
            })
    void aForeignFileIsRefusedInOneLine(String text) throws IOException {
        assertRefused(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aFileWithImpossibleNumbersIsRefused() throws IOException {
        assertRefused(StoredProof.with("Left-out: 9", "Left-out: 32"));
        assertRefused(StoredProof.with("Longest: 11", "Longest: " + Integer.MIN_VALUE));
        byte[] possible = StoredProof.with("Longest: 11", "Longest: 13");
        assertEquals(13, ProofFile.of(ByteBuffer.wrap(possible)).longest());
    }

    @Test
    void aFileIsRefusedThatIsCutOrHasAnyByteChanged() throws IOException {
        byte[] whole = StoredProof.bytes();
        for (int length = 0; length < whole.length; length += 7) {
            assertRefused(Arrays.copyOf(whole, length));
        }
        assertRefused(Arrays.copyOf(whole, whole.length + 1));
        int records = whole.length - 14;
        for (int at = records; at < whole.length; at++) {
            byte[] changed = whole.clone();
            changed[at] ^= 1;
            assertRefused(changed);
        }
    }

    private void assertRefused(byte[] bytes) throws IOException {
        Path file = write(bytes);
        var thrown = assertThrows(IOException.class, () -> ProofFile.open(file));
        assertEquals(1, thrown.getMessage().lines().count());
    }
}
