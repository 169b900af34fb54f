package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.SearchState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The guarantees about forced wins and losses, of the guard alone, without the search. */
class GuardTest {
    private static final Game JUMP61 = Games.byId("jump61").orElseThrow();
    private static final String WIN_IN_3 = "2r 2b 3r 1- / 2r 4r 1r 3r / 2b 4b 3b 3b / 1b 2b 3b 1b";
    private static final String WIN_IN_7 = "1r 3r 2b 2b / 2r 3r 2b 3b / 3r 3r 1- 2b / 1r 3r 2b 1b";
    /** The win is in 9 plies, which is more than is guaranteed on a board of this size. */
    private static final String WIN_IN_9 =
            "2b 2b 2r 1r 2r / 3b 3b 3b 4r 2r / 2b 1- 3r 3r 2r / 1- 3r 2r 3r 2r / 2r 2b 3r 2r 2r";
    /** Six moves lose within 8 plies; 1:1 and 1:2 do not. */
    private static final String SIX_LOSE = "1- 3r 1- 2b / 2r 3r 2b 1b / 1- 4b 3b 2b / 2r 1- 2b 2b";

    /** A win in 5 that takes a proof of five nodes. */
    private static final String LARGE = "1b 2r 3b 1r 3r 3r 1b / 3b 4r 2r 2r 2b 4b 3r / 2r 1b 2r 4b 2r 4b 3r / "
            + "3b 3b 1b 4r 4r 4b 3b / 3b 4r 4r 4b 4r 4r 1b / 1b 4b 1b 3b 1b 4b 2b / 2r 2b 3b 3r 2r 3b 2r";

    private static final SearchMonitor CANCELLED = new SearchMonitor() {
        @Override
        public boolean cancelled() {
            return true;
        }
    };

    @ParameterizedTest
    @CsvSource({"2, 16", "3, 16", "2x5, 9", "4, 9", "3x6, 7", "5, 7", "6, 7", "10, 7"})
    void theSmallerTheBoardTheLongerTheWinsThatFullStrengthFinds(String size, int plies) {
        Position start = JUMP61.start(BoardSize.parse(size).orElseThrow());
        assertEquals(plies, ProofRange.ofFullStrength(JUMP61.searchState(start)));
        assertEquals(plies, Engine.findsWinsWithin(start));
    }

    @Test
    void ofAGameWithoutSuddenWinsNothingIsPromisedButTheLastMove() {
        assertEquals(
                1, Engine.findsWinsWithin(Games.byId("checkers").orElseThrow().start(8)));
    }

    @ParameterizedTest
    @CsvSource({
        "3, true, 1000, 16, 17, 15",
        "4, true, 1000, 9, 10, 15",
        "4, false, 1000, 7, 8, 15",
        "4, false, 1, 7, 8, 15",
        "5, true, 1000, 7, 8, 15",
        "5, true, 20, 7, 8, 15",
        "5, true, 19, 5, 6, 10",
        "6, false, 1, 5, 6, 10",
        "7, true, 20, 7, 8, 15",
    })
    void withLittleTimeProofsLookTwoPliesLessFarExceptOnTheSmallestBoards(
            String size, boolean full, long milliseconds, int win, int loss, int tableBits) {
        Position start = JUMP61.start(BoardSize.parse(size).orElseThrow());
        ProofRange range = ProofRange.of(state(start), full, Duration.ofMillis(milliseconds));
        assertEquals(new ProofRange(win, loss, tableBits, 8, 3), range);
    }

    @ParameterizedTest
    @CsvSource({"7, true, 19", "6x7, false, 1", "10, true, 1"})
    void onLargeBoardsWithLittleTimeHalfOfItServesToAvoidLossesWithinFourPlies(
            String size, boolean full, long milliseconds) {
        Position start = JUMP61.start(BoardSize.parse(size).orElseThrow());
        assertEquals(
                new ProofRange(1, 4, 10, 2, 1), ProofRange.of(state(start), full, Duration.ofMillis(milliseconds)));
    }

    @ParameterizedTest
    @CsvSource({WIN_IN_3 + ", 3", WIN_IN_7 + ", 7", WIN_IN_9 + ", 0", SIX_LOSE + ", 0"})
    void aWinWithinSevenPliesIsFound(String position, int plies) {
        assertEquals(plies, guard(position).win());
    }

    @ParameterizedTest
    @CsvSource({WIN_IN_3 + ", 3", WIN_IN_7 + ", 7"})
    void itsLineEndsTheGame(String position, int plies) {
        Guard guard = guard(position);
        guard.win();
        assertWins(position, guard.line(plies), plies);
    }

    @Test
    void aWinTheSearchHasFoundIsMadeShorter() {
        Guard guard = guard(WIN_IN_9);
        assertEquals(9, guard.shorterWin(11));
        assertWins(WIN_IN_9, guard.line(9), 9);
    }

    @ParameterizedTest
    @CsvSource({
        "9, no win in 7 was found before",
        "8, nor in 6",
        "33, such a long proof would take too long",
        "32, likewise"
    })
    void noShorterWinIsLookedForWhereThereIsNoneOrNotWithReason(int known, String why) {
        assertEquals(0, guard(WIN_IN_9).shorterWin(known), why);
    }

    @Test
    void theLongestProofsAreTriedToo() {
        assertEquals(9, guard(WIN_IN_9).shorterWin(31));
    }

    @Test
    void fullStrengthUsesStoredProofs() {
        Position start = JUMP61.start(BoardSize.parse("3x4").orElseThrow());
        TablebaseProbe proofs = new TablebaseProbe(start);
        Guard guard = new Guard(state(start), Optional.of(proofs), Limits.NONE, SearchMonitor.NONE);
        assertEquals(19, guard.win());
        assertArrayEquals(proofs.line().stream().mapToInt(state(start)::encode).toArray(), guard.line(19));
    }

    @Test
    void aMoveIsExaminedByStoredProofsFirst() {
        Position start = JUMP61.start(BoardSize.parse("3x4").orElseThrow());
        Position lost = start.play(new TablebaseProbe(start).line().get(0)).after();
        TablebaseProbe proofs = new TablebaseProbe(lost);
        Guard guard = new Guard(state(lost), Optional.of(proofs), Limits.NONE, SearchMonitor.NONE);
        RootMove move = new RootMove(state(lost).encode(lost.legalMoves().get(0)));
        guard.examine(move);
        assertTrue(move.proven && move.examined);
        assertEquals(proofs.lossAfter(lost.legalMoves().get(0)) - Score.WIN, move.score);
        assertTrue(move.score > Guard.LOSS - Score.WIN, "proven without the stored proofs");
    }

    @Test
    void theStoredWinOfAMoveIsKnownToo() {
        Position start = JUMP61.start(BoardSize.parse("3x4").orElseThrow());
        TablebaseProbe proofs = new TablebaseProbe(start);
        Guard guard = new Guard(state(start), Optional.of(proofs), Limits.NONE, SearchMonitor.NONE);
        RootMove best = new RootMove(state(start).encode(proofs.line().get(0)));
        guard.examineWhole(best);
        assertEquals(Score.WIN - proofs.win(), best.score);
    }

    @Test
    void losingMovesAreProvenWithTheirDistanceAndSafeOnesAreNot() {
        Guard guard = guard(SIX_LOSE);
        ForcedWins exact = new ForcedWins((jump61.game.TacticalState) state(JUMP61.parsePosition(SIX_LOSE)));
        int losing = 0;
        for (RootMove move : moves(SIX_LOSE)) {
            guard.examine(move);
            int distance = exact.lossAfter(move.move, Guard.LOSS);
            assertTrue(move.examined);
            assertEquals(distance > 0, move.proven);
            assertEquals(distance > 0 ? distance - Score.WIN : 0, move.score);
            losing += move.proven ? 1 : 0;
        }
        assertEquals(6, losing);
    }

    @Test
    void aMoveIsExaminedOnce() {
        RootMove move = moves(SIX_LOSE)[moves(SIX_LOSE).length - 1];
        move.examined = true;
        guard(SIX_LOSE).examine(move);
        assertFalse(move.proven);
    }

    @Test
    void aFullExaminationFindsWinsAndLosses() {
        Guard winner = guard(WIN_IN_3);
        for (RootMove move : moves(WIN_IN_3)) {
            winner.examineWhole(move);
            boolean wins = "1:2 1:4 3:2 3:4".contains(notation(WIN_IN_3, move));
            assertEquals(wins, move.proven && move.score > 0, notation(WIN_IN_3, move));
        }
        Guard loser = guard(SIX_LOSE);
        for (RootMove move : moves(SIX_LOSE)) {
            loser.examineWhole(move);
            boolean safe = "1:1 1:2".contains(notation(SIX_LOSE, move));
            assertEquals(safe, !move.proven, notation(SIX_LOSE, move));
            assertTrue(move.score <= 0);
        }
    }

    @Test
    void aWinOfAMoveIsProvenWithItsDistance() {
        Guard guard = guard(WIN_IN_3);
        int nearest = 0;
        for (RootMove move : moves(WIN_IN_3)) {
            guard.examineWhole(move);
            nearest = Math.max(nearest, move.score);
        }
        assertEquals("win in 3", new Score(nearest).toString());
    }

    @Test
    void aCancelledGuardPromisesNothing() {
        Guard guard = new Guard(state(JUMP61.parsePosition(WIN_IN_7)), Optional.empty(), Limits.NONE, CANCELLED);
        assertEquals(0, guard.win());
        assertEquals(0, guard.shorterWin(15));
        RootMove move = moves(SIX_LOSE)[0];
        guard.examine(move);
        guard.examineWhole(move);
        assertFalse(move.proven || move.examined);
    }

    /** A node of a proof counts as one for each square; each may use a third of what is left of an eighth. */
    @ParameterizedTest
    @CsvSource({"10, 0", "5800, 0", "5880, 5", "1000000, 5"})
    void onLargeBoardsAProofTakesItsShareOfTheNodesAndNoMore(long nodes, int plies) {
        assertEquals(plies, rationed(nodes).win());
    }

    @Test
    void onLargeBoardsTheProofsBeforeLeaveLessForTheNext() {
        Guard guard = rationed(5880);
        assertEquals(5, guard.win());
        RootMove move = moves(LARGE)[0];
        guard.examine(move);
        assertFalse(move.examined, "a proof of more nodes than are left");
        guard.examine(move);
        assertFalse(move.examined);
    }

    private static Guard rationed(long nodes) {
        return new Guard(state(JUMP61.parsePosition(LARGE)), Optional.empty(), Limits.nodes(nodes), SearchMonitor.NONE);
    }

    private static void assertWins(String text, int[] line, int plies) {
        Position position = JUMP61.parsePosition(text);
        Position at = position;
        for (int move : line) {
            at = at.play(state(at).decode(move)).after();
        }
        assertEquals(plies, line.length);
        assertTrue(at.result().orElseThrow().wonBy(position.toMove()), at.notation());
    }

    private static Guard guard(String position) {
        return new Guard(state(JUMP61.parsePosition(position)), Optional.empty(), Limits.NONE, SearchMonitor.NONE);
    }

    private static RootMove[] moves(String position) {
        SearchState state = state(JUMP61.parsePosition(position));
        int[] buffer = new int[state.maxMoves()];
        int count = state.legalMoves(buffer, 0);
        RootMove[] moves = new RootMove[count];
        for (int i = 0; i < count; i++) {
            moves[i] = new RootMove(buffer[i]);
        }
        return moves;
    }

    private static String notation(String position, RootMove move) {
        return state(JUMP61.parsePosition(position)).decode(move.move).notation();
    }

    private static SearchState state(Position position) {
        return position.game().searchState(position);
    }

    /** Counted by how often it looks whether it is cancelled: without a bound, twenty million times and more. */
    @Test
    void onALargeBoardProofsDoNotKeepASearchWithoutLimitsFromItsFirstResults() {
        long[] looks = {0};
        SearchMonitor patient = SearchMonitor.until(() -> ++looks[0] > 3_000_000);
        new Engine()
                .analyze(
                        JUMP61.start(BoardSize.square(15)),
                        1,
                        new Limits(2, Long.MAX_VALUE, Limits.NONE.time()),
                        patient);
        assertTrue(looks[0] < 3_000_000, looks[0] + " looks");
    }
}
