package jump61.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import jump61.game.Game;
import jump61.game.Games;
import org.junit.jupiter.api.Test;

class PuzzleFileTest {
    private static final Game GAME = Games.byId("jump61").orElseThrow();

    @Test
    void aLineIsReadAsItWasWritten() {
        String line = "f2\t1234\t2:2\t2r 2r / 1- 2b";
        Puzzle puzzle = PuzzleFile.read(GAME, "x", line).orElseThrow();
        assertEquals(PuzzleKind.FASTEST, puzzle.kind());
        assertEquals(line, PuzzleFile.write(puzzle.task(), puzzle.rating()));
        for (String wrong : List.of("", "f2\t1234\t1:1", "x2\t1\t1:1\t2r 2r / 1- 2b", "f2\t1\t9:9\t2r 2r / 1- 2b")) {
            assertTrue(PuzzleFile.read(GAME, "x", wrong).isEmpty(), wrong);
        }
    }
}
