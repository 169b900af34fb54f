package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProofFileTest {
    private static final String PROOF =
            "Jump61 proof 2\nGame: jump61\nStart: 1- 1- / 1- 1-\nWinner: blue\nLongest: 4\n";

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

    private Path write(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("x.proof"), bytes);
    }

    @Test
    void everyPositionIsLookedUpAsItWasWritten() throws IOException {
        FoundStrategy strategy = strategy();
        ProofFile file = ProofFile.open(write(ProofFileWriter.bytes(strategy)));
        assertEquals(strategy.start(), file.start());
        assertEquals(strategy.winner(), file.winner());
        assertEquals(strategy.longest(), file.longest());
        assertEquals(strategy.leftOut(), file.leftOut());
        assertEquals(strategy.size(), file.size());
        strategy.wins().forEach((position, win) -> assertEquals(Optional.of(win), file.find(position)));
        assertEquals(Optional.empty(), ProofChecker.fault(file));
    }

    @Test
    void anImageOfAPositionIsAnsweredByTheImageOfTheMove() throws IOException {
        FoundStrategy strategy = strategy();
        ProofFile file = ProofFile.of(ByteBuffer.wrap(ProofFileWriter.bytes(strategy)));
        for (Position position : strategy.wins().keySet()) {
            Position image = turned(position);
            Position after = image.play(file.find(image).orElseThrow().move()).after();
            Position expected =
                    position.play(strategy.wins().get(position).move()).after();
            assertEquals(expected.canonical(), after.canonical());
        }
    }

    /** The board read from its last row to its first. */
    private static Position turned(Position position) {
        String[] rows = position.notation().split(" / ");
        return CubesGame.INSTANCE.parsePosition(rows[2] + " / " + rows[1] + " / " + rows[0]);
    }

    @Test
    void otherPositionsAreNotFound() throws IOException {
        ProofFile file = ProofFile.of(ByteBuffer.wrap(ProofFileWriter.bytes(strategy())));
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
        assertRefused(ProofFileWriter.bytes(new FoundStrategy(OPENED, Side.SECOND, 11, 32, Map.of())));
        assertRefused(ProofFileWriter.bytes(new FoundStrategy(OPENED, Side.SECOND, Integer.MIN_VALUE, 7, Map.of())));
        byte[] possible = ProofFileWriter.bytes(new FoundStrategy(OPENED, Side.SECOND, 11, 7, Map.of()));
        assertEquals(11, ProofFile.of(ByteBuffer.wrap(possible)).longest());
    }

    @Test
    void aFileIsRefusedThatIsCutOrHasAnyByteChanged() throws IOException {
        byte[] whole = ProofFileWriter.bytes(strategy());
        for (int length = 0; length < whole.length; length += 7) {
            assertRefused(Arrays.copyOf(whole, length));
        }
        assertRefused(Arrays.copyOf(whole, whole.length + 1));
        int records = whole.length - 60;
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
