package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import jump61.cubes.CubesGame;
import jump61.game.Position;
import jump61.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProofFileTest {
    private static final String PROOF =
            "Jump61 proof 1\nGame: jump61\nStart: 1- 1- / 1- 1-\nWinner: blue\nLongest: 4\n";

    @TempDir
    Path folder;

    @Test
    void aStrategyIsReadBackAsItWasWritten() throws IOException {
        Position start = CubesGame.INSTANCE.start(2);
        Solver solver = new Solver(1 << 20, () -> false);
        Strategy strategy = new StrategyFinder(solver, (plies, moves) -> {})
                .find(start, Side.BLUE)
                .orElseThrow();
        Path file = folder.resolve("proof.gz");
        ProofFile.write(strategy, file);
        assertEquals(strategy, ProofFile.read(file));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Jump61 proof 1\n",
                "Jump61 proof 1\nGame: go\n",
                "Jump61 proof 1\nGame: jump61\nStart: 1-\n",
                PROOF + "1- 1- / 1- 2r",
                PROOF + "1- 1- / 1- 2r\tpass",
                PROOF + "1- 1- / 1- 9q\t1:1"
            })
    void aDamagedFileIsToldInOneLine(String text) throws IOException {
        Path file = folder.resolve("damaged.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        var thrown = assertThrows(IOException.class, () -> ProofFile.read(file));
        assertEquals(1, thrown.getMessage().lines().count());
    }
}
