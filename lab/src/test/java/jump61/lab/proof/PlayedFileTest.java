package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import jump61.game.BoardSize;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.games.cubes.CubesGame;
import jump61.solver.Seal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayedFileTest {
    private static final Seal SEAL = Seal.withKey(new byte[] {61});
    private static final List<Position> GAME =
            RandomPlay.positions(CubesGame.INSTANCE.start(new BoardSize(4, 5)), 1).stream()
                    .filter(position -> position.result().isEmpty())
                    .toList();

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = folder.resolve("x.checked");
        PlayedPositions played = new PlayedPositions(1 << 20);
        GAME.forEach(played::add);
        PlayedFile.write(file, SEAL, "proof", played);
    }

    private PlayedPositions read(String proof) throws IOException {
        PlayedPositions played = new PlayedPositions(1 << 22);
        assertEquals(GAME.size(), PlayedFile.read(file, SEAL, proof, played));
        return played;
    }

    @Test
    void whatIsWrittenIsThereAgain() throws IOException {
        PlayedPositions played = read("proof");
        GAME.forEach(position -> assertTrue(played.contains(position), position.notation()));
        long[] positions = {0};
        played.forEach((mixed, holdings) -> positions[0]++);
        assertEquals(GAME.size(), positions[0]);
    }

    @Test
    void thePositionsOfAnotherProofAreRefused() {
        assertEquals(
                "these are not the played positions of this proof",
                assertThrows(IOException.class, () -> read("other")).getMessage());
    }

    @Test
    void aFileIsRefusedThatIsCutOrHasAnyByteChanged() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length < whole.length; length++) {
            assertRefused(Arrays.copyOf(whole, length));
        }
        assertRefused(Arrays.copyOf(whole, whole.length + 1));
        for (int at = 0; at < whole.length; at++) {
            byte[] changed = whole.clone();
            changed[at] ^= 1;
            assertRefused(changed);
        }
    }

    private void assertRefused(byte[] bytes) throws IOException {
        Files.write(file, bytes);
        assertThrows(IOException.class, () -> read("proof"));
    }
}
