package jump61.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import jump61.solver.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProofWalkTest {
    private static ProofWalk.Known[] walk(List<Turn> turns, long look) {
        return new ProofWalk(turns, ReviewLimits.of(look), () -> false).walk();
    }

    private static Optional<Side> winner(Position position) {
        return new Solver(4 << 20, () -> false).solve(position).winner();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void whatIsProvenAboutAGameAgreesWithTheSolver(int seed) {
        List<Turn> turns = RandomPlay.from(CubesGame.INSTANCE.start(3), seed);
        ProofWalk.Known[] known = walk(turns, 1_000_000);
        for (int ply = 0; ply < turns.size(); ply++) {
            Position position = turns.get(ply).before();
            assertNotNull(known[ply], "3×3 is small enough");
            Side winner = winner(position).orElseThrow();
            assertEquals(winner == position.toMove(), known[ply].score().isWin());
            if (known[ply].score().isWin()) {
                Position after = position.play(known[ply].best().orElseThrow()).after();
                assertTrue(after.result().isPresent() || winner(after).equals(Optional.of(winner)));
            }
        }
    }

    @Test
    void aLossIsProvenAndAWinIsNot() {
        for (Turn turn : RandomPlay.from(CubesGame.INSTANCE.start(3), 7)) {
            Position position = turn.before();
            assertEquals(
                    winner(position).orElseThrow() != position.toMove(),
                    ProofWalk.loss(position, ReviewLimits.of(1_000_000), 1, () -> false)
                            .isPresent());
        }
    }

    @Test
    void aFewNodesProveTheEndOfALargeGameAndNoMore() {
        List<Turn> turns = RandomPlay.from(CubesGame.INSTANCE.start(6), 1);
        ProofWalk.Known[] known = walk(turns, 50_000);
        assertNotNull(known[turns.size() - 1]);
        assertTrue(Arrays.stream(known, 0, turns.size()).anyMatch(Objects::isNull));
        assertEquals(Arrays.asList(known), Arrays.asList(walk(turns, 50_000)), "the same again");
    }

    @Test
    void aProvenWinOfUnknownLengthHasNoNumberOfMoves() {
        Position start = CubesGame.INSTANCE.start(6);
        assertEquals(Optional.of(new Proof(start.toMove(), 0)), Proof.of(Proof.win(), start.toMove()));
        assertEquals("proof.some", new Proof(start.toMove(), 0).key("proof"));
    }

    @Test
    void aSolvedGameNeedsNoProofs() {
        assertFalse(ProofWalk.suits(SimGame.INSTANCE.start(SimGame.POINTS)));
        assertFalse(ProofWalk.suits(CheckersGame.INSTANCE.start(8)));
        assertTrue(ProofWalk.suits(CubesGame.INSTANCE.start(6)));
    }
}
