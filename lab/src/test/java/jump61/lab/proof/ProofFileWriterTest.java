package jump61.lab.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.solver.ProofChecker;
import jump61.solver.ProofFile;
import jump61.solver.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the lab writes, the program reads and plays by. */
class ProofFileWriterTest {
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

    private ProofFile written(FoundStrategy strategy) throws IOException {
        return ProofFile.open(Files.write(folder.resolve("x.proof"), ProofFileWriter.bytes(strategy)));
    }

    @Test
    void everyPositionIsLookedUpAsItWasWritten() throws IOException {
        FoundStrategy strategy = strategy();
        ProofFile file = written(strategy);
        assertEquals(strategy.start(), file.start());
        assertEquals(strategy.winner(), file.winner());
        assertEquals(strategy.longest(), file.longest());
        assertEquals(strategy.leftOut(), file.leftOut());
        assertEquals(strategy.size(), file.size());
        strategy.wins().forEach((position, win) -> assertEquals(Optional.of(win), file.find(position)));
        assertEquals(Optional.empty(), ProofChecker.fault(file));
    }

    @Test
    void aStrategyWithImpossibleNumbersIsRefusedWhenItIsRead() throws IOException {
        assertThrows(IOException.class, () -> written(new FoundStrategy(OPENED, Side.SECOND, 11, 32, Map.of())));
        assertThrows(
                IOException.class,
                () -> written(new FoundStrategy(OPENED, Side.SECOND, Integer.MIN_VALUE, 7, Map.of())));
        assertEquals(
                11,
                written(new FoundStrategy(OPENED, Side.SECOND, 11, 7, Map.of())).longest());
    }
}
