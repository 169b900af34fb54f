package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.TacticalState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Proofs of forced wins: their table, their limits, and those that are stored. */
class ProofsTest {
    private static final Game JUMP61 = Games.byId("jump61").orElseThrow();
    private static final String WIN_IN_7 = "1r 3r 2b 2b / 2r 3r 2b 3b / 3r 3r 1- 2b / 1r 3r 2b 1b";
    private static final Position START_3X4 =
            JUMP61.start(BoardSize.parse("3x4").orElseThrow());
    private static final long HASH = 0x1234_5678_9ABC_DEF0L;

    @Test
    void aWinIsOneWithinMorePliesTooAndNotWithinFewer() {
        ProofTable table = new ProofTable(4);
        table.put(HASH, 0, 5, true);
        int known = table.get(HASH);
        assertTrue(ProofTable.winsWithin(known, 5) && ProofTable.winsWithin(known, 7));
        assertFalse(ProofTable.winsWithin(known, 3));
        assertFalse(ProofTable.holdsFor(known, 1));
    }

    @Test
    void whoHoldsForSomePliesHoldsForFewerToo() {
        ProofTable table = new ProofTable(4);
        table.put(HASH, 0, 5, false);
        int known = table.get(HASH);
        assertTrue(ProofTable.holdsFor(known, 5) && ProofTable.holdsFor(known, 3));
        assertFalse(ProofTable.holdsFor(known, 7));
        assertFalse(ProofTable.winsWithin(known, 31));
    }

    @Test
    void bothFactsAboutAPositionAreKept() {
        ProofTable table = new ProofTable(4);
        table.put(HASH, 0, 5, false);
        table.put(HASH, table.get(HASH), 7, true);
        assertTrue(ProofTable.holdsFor(table.get(HASH), 5) && ProofTable.winsWithin(table.get(HASH), 7));
        table.put(HASH, table.get(HASH), 3, true);
        table.put(HASH, table.get(HASH), 1, false);
        assertTrue(ProofTable.winsWithin(table.get(HASH), 3), "the nearer win");
        assertFalse(ProofTable.holdsFor(table.get(HASH), 3), "the later fact about the same");
    }

    @Test
    void anotherPositionInTheSameSlotIsNotFound() {
        ProofTable table = new ProofTable(4);
        table.put(HASH, 0, 5, true);
        assertEquals(0, table.get(HASH + 1));
        assertEquals(0, table.get(0x7000_0000_0000_0000L));
        table.put(HASH + 1, 0, 3, true);
        assertEquals(0, table.get(HASH), "the later one stays");
    }

    @Test
    void aTableOf16BitsComparesWholeHashes() {
        ProofTable table = new ProofTable(16);
        table.put(HASH, 0, 31, true);
        for (int bit = 0; bit < Long.SIZE; bit++) {
            assertEquals(0, table.get(HASH ^ 1L << bit), "bit " + bit);
        }
        assertTrue(ProofTable.winsWithin(table.get(HASH), 31));
    }

    @Test
    void everyPlaceOfATableIsUsed() {
        ProofTable table = new ProofTable(4);
        for (long place = 0; place < 16; place++) {
            table.put(place << 60 | 1, 0, 1 + (int) place, true);
        }
        for (long place = 0; place < 16; place++) {
            assertTrue(ProofTable.winsWithin(table.get(place << 60 | 1), 1 + (int) place));
        }
    }

    @Test
    void aProofWithinItsLimitIsExact() {
        WinProver prover = new WinProver(state(JUMP61.parsePosition(WIN_IN_7)), 1_000_000);
        assertEquals(0, prover.distance(5));
        assertEquals(7, prover.distance(7));
        assertEquals(7, prover.line(7).length);
        assertEquals(7, prover.winAfter(encoded("1:2"), 7));
        assertEquals(0, prover.winAfter(encoded("1:2"), 6));
        assertEquals(0, prover.winAfter(encoded("1:1"), 7));
    }

    @Test
    void aProofBeyondItsLimitIsAbandonedAndTheNextStartsFresh() {
        WinProver prover = new WinProver(state(JUMP61.parsePosition(WIN_IN_7)), 3);
        assertEquals(WinProver.UNKNOWN, prover.distance(7));
        assertEquals(WinProver.UNKNOWN, prover.winAfter(encoded("1:2"), 7));
        assertEquals(0, prover.distance(1), "an answer that costs nothing");
    }

    @Test
    void aLossIsCountedFromTheMoveThatAllowsIt() {
        Position position = JUMP61.parsePosition("1- 3r 1- 2b / 2r 3r 2b 1b / 1- 4b 3b 2b / 2r 1- 2b 2b");
        WinProver prover = new WinProver(state(position), 1_000_000);
        for (String move : new String[] {"1:3", "2:1", "2:2", "3:1", "4:1", "4:2"}) {
            int plies = prover.lossAfter(state(position).encode(JUMP61.parseMove(move)), 8);
            Position after = position.play(JUMP61.parseMove(move)).after();
            assertEquals(1 + new ForcedWins(state(after)).distance(7), plies, move);
        }
        assertEquals(0, prover.lossAfter(state(position).encode(JUMP61.parseMove("1:1")), 8));
    }

    @Test
    void aMoveThatWinsAtOnceIsNoLossAndAWinInOne() {
        Position position = JUMP61.parsePosition("2r 3b 2r / 3r 4b 3r / 2b 3b 2b");
        ForcedWins proofs = new ForcedWins(state(position));
        int winning = state(position).winningMove();
        assertEquals(0, proofs.lossAfter(winning, 8));
        assertEquals(1, proofs.distanceAfter(winning, 7));
        assertEquals(1, proofs.distance(7));
        assertEquals(winning, proofs.winner());
    }

    @Test
    void theWinnersMoveIsTheFirstOfItsLine() {
        ForcedWins proofs = new ForcedWins(state(JUMP61.parsePosition(WIN_IN_7)));
        assertEquals(7, proofs.distance(31));
        assertTrue(proofs.winner() == encoded("1:2") || proofs.winner() == encoded("4:2"));
        assertThrows(IllegalStateException.class, () -> proofs.line(5));
    }

    @Test
    void theWinnersMoveIsToldAlsoWhereAnEarlierProofLeftItsResult() {
        ForcedWins proofs = new ForcedWins(state(JUMP61.parsePosition(WIN_IN_7)));
        proofs.distance(7);
        int winner = proofs.winner();
        assertEquals(7, proofs.distance(7));
        assertEquals(winner, proofs.winner());
    }

    /** Changes whenever moves are tried in another order; fewer nodes are better. */
    @ParameterizedTest
    @CsvSource({
        WIN_IN_7 + ", 7, 65",
        "2b 2b 2r 1r 2r / 3b 3b 3b 4r 2r / 2b 1- 3r 3r 2r / 1- 3r 2r 3r 2r / 2r 2b 3r 2r 2r, 9, 2109",
        "1- 3r 1- 2b / 2r 3r 2b 1b / 1- 4b 3b 2b / 2r 1- 2b 2b, 9, 503",
    })
    void aProofTakesThisManyNodes(String position, int plies, long nodes) {
        Budget budget = new Budget(Limits.NONE, SearchMonitor.NONE);
        new ForcedWins(state(JUMP61.parsePosition(position)), budget, ForcedWins.USUAL_TABLE_BITS).distance(plies);
        assertEquals(nodes, budget.nodes());
    }

    @Test
    void aProofNeedNotSearchWhatAnotherHasLearned() {
        ProofTable table = new ProofTable(ForcedWins.USUAL_TABLE_BITS);
        long[] nodes = {65, 10};
        for (long expected : nodes) {
            Budget budget = new Budget(Limits.NONE, SearchMonitor.NONE);
            assertEquals(7, new ForcedWins(state(JUMP61.parsePosition(WIN_IN_7)), budget, table).distance(7));
            assertEquals(expected, budget.nodes());
        }
    }

    /** Whatever else the loser plays, the win is at least as near. */
    @ParameterizedTest
    @CsvSource({
        "2r 2b 3r 1- / 2r 4r 1r 3r / 2b 4b 3b 3b / 1b 2b 3b 1b, 3",
        WIN_IN_7 + ", 7",
        "2b 2b 2b 2r / 1- 3r 2b 3b / 2b 2r 3r 3r / 2r 1r 3r 1r, 7",
    })
    void theWinnersLineIsTheNearestAndTheLosersTheLongest(String position, int plies) {
        int[] line = new ForcedWins(state(JUMP61.parsePosition(position))).line(plies);
        Position at = JUMP61.parsePosition(position);
        for (int ply = 0; ply < plies; ply += 2) {
            assertEquals(plies - ply, new ForcedWins(state(at)).distance(plies), at.notation());
            at = at.play(state(at).decode(line[ply])).after();
            if (ply + 1 < plies) {
                at = at.play(state(at).decode(line[ply + 1])).after();
            }
        }
        assertTrue(at.result().isPresent());
    }

    @Test
    void aProofEndsWhereItsBudgetDoes() {
        Budget budget = Budget.punctual(Limits.nodes(3), SearchMonitor.NONE, 8);
        ForcedWins proofs = new ForcedWins(state(JUMP61.parsePosition(WIN_IN_7)), budget, 10);
        assertThrows(Search.Stopped.class, () -> proofs.distance(7));
        assertEquals(4, budget.nodes());
    }

    @Test
    void aProofLooksAtTheClockWithinOneNodeToo() {
        AtomicInteger looks = new AtomicInteger();
        Budget budget = Budget.punctual(Limits.NONE, SearchMonitor.until(() -> looks.incrementAndGet() > 2), 8);
        ForcedWins proofs = new ForcedWins(state(JUMP61.parsePosition(WIN_IN_7)), budget, 10);
        assertThrows(Search.Stopped.class, () -> proofs.distance(3));
        assertEquals(1, budget.nodes());
    }

    @Test
    void storedProofsAreTakenForTheRootItsMovesAndTheirImages() {
        TablebaseProbe proofs = new TablebaseProbe(START_3X4);
        assertEquals(19, proofs.win());
        Move best = proofs.line().get(0);
        assertEquals(19, proofs.winAfter(best));
        Position image = START_3X4.play(best).after().canonical();
        for (Move move : START_3X4.legalMoves()) {
            boolean same = START_3X4.play(move).after().canonical().equals(image);
            assertEquals(same ? 19 : 0, proofs.winAfter(move), move.notation());
            assertEquals(0, proofs.lossAfter(move), move.notation());
        }
    }

    @Test
    void everyReplyToAStoredWinIsAStoredLoss() {
        Position lost =
                START_3X4.play(new TablebaseProbe(START_3X4).line().get(0)).after();
        TablebaseProbe proofs = new TablebaseProbe(lost);
        assertEquals(0, proofs.win());
        for (Move reply : lost.legalMoves()) {
            int plies = proofs.lossAfter(reply);
            assertEquals(1 + new TablebaseProbe(lost.play(reply).after()).win(), plies);
            assertTrue(plies > 1 && plies <= 18, plies + " plies");
        }
    }

    @Test
    void theStoredLineTakesTheReplyThatHoldsOutLongest() {
        TablebaseProbe proofs = new TablebaseProbe(START_3X4);
        Position lost = START_3X4.play(proofs.line().get(0)).after();
        TablebaseProbe loser = new TablebaseProbe(lost);
        int longest =
                lost.legalMoves().stream().mapToInt(loser::lossAfter).max().orElseThrow();
        assertEquals(longest, loser.lossAfter(proofs.line().get(1)));
        Position at = START_3X4;
        for (Move move : proofs.line()) {
            at = at.play(move).after();
        }
        assertTrue(proofs.line().size() > 2);
    }

    @Test
    void withoutAStoredProofThereIsNoLine() {
        assertTrue(new TablebaseProbe(JUMP61.start(6)).line().isEmpty());
        assertEquals(0, new TablebaseProbe(JUMP61.start(6)).win());
    }

    @Test
    void theLineIsExtendedByWhatFollows() {
        Search.PrincipalVariation line = new Search.PrincipalVariation(4);
        line.set(3, 30);
        line.extend(2, 20);
        line.extend(1, 10);
        assertArrayEquals(new int[] {5, 10, 20, 30}, line.from(1, 5));
        line.clear(2);
        line.extend(1, 11);
        assertArrayEquals(new int[] {6, 11}, line.from(1, 6));
        line.clear(1);
        assertArrayEquals(new int[] {7}, line.from(1, 7));
    }

    @ParameterizedTest
    @CsvSource({
        "29993, win in 7, true, false",
        "25001, win in 4999, true, false",
        "25000, +250.00, false, false",
        "125, +1.25, false, false",
        "0, +0.00, false, false",
        "-125, -1.25, false, false",
        "-25000, -250.00, false, false",
        "-25001, loss in 4999, false, true",
        "-29992, loss in 8, false, true",
    })
    void aScoreIsAnEstimateOrAResultWithItsDistance(int value, String text, boolean win, boolean loss) {
        Score score = new Score(value);
        assertEquals(text, score.toString());
        assertEquals(win, score.isWin());
        assertEquals(loss, score.isLoss());
        assertEquals(new Score(-value), score.negated());
        assertTrue(score.compareTo(new Score(value - 1)) > 0);
    }

    private static int encoded(String move) {
        return state(JUMP61.parsePosition(WIN_IN_7)).encode(JUMP61.parseMove(move));
    }

    private static TacticalState state(Position position) {
        return (TacticalState) position.game().searchState(position);
    }
}
