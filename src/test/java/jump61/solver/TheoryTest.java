package jump61.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import jump61.cubes.CubesGame;
import jump61.engine.Engine;
import jump61.engine.Level;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.BoardSize;
import jump61.game.Position;
import jump61.game.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of solved boards in docs/theory.md. */
class TheoryTest {
    @ParameterizedTest
    @CsvSource({
        "2x3, FIRST, 7",
        "2x4, SECOND, 10",
        "2x5, FIRST, 13",
        "2x6, FIRST, 19",
        "2x7, FIRST, 21",
        "3x4, FIRST, 19"
    })
    void theProofsThatComeWithTheProgramHoldAndAreWhatItPlaysBy(String size, Side winner, int plies) {
        Position start = CubesGame.INSTANCE.start(BoardSize.parse(size).orElseThrow());
        ProofFile proof = new ProofLibrary()
                .builtIn().stream()
                        .filter(known -> known.start().equals(start))
                        .findFirst()
                        .orElseThrow();
        assertEquals(winner, proof.winner());
        assertEquals(Optional.empty(), ProofChecker.fault(proof));
        SearchResult result = new Engine().play(start, Level.FULL, 1, SearchMonitor.NONE);
        assertEquals(winner == Side.FIRST, result.score().isWin());
        assertEquals(plies, result.score().distance());
    }
}
