package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which move a search tries first. Moves are written as numbers; the lists begin behind one that is not theirs. */
class MoveOrderTest {
    private static final int NONE = -1;

    private final MoveOrder order = new MoveOrder(6);
    /** The move that led to the positions in question. */
    private int before = MoveOrder.NO_MOVE;

    @Test
    void atFirstMovesAreTriedInTheGamesOwnOrder() {
        assertEquals("5 3 8 1", tried(NONE, 0, 5, 3, 8, 1));
    }

    @Test
    void theMoveOfTheTableComesFirst() {
        assertEquals("8 5 3 1", tried(8, 0, 5, 3, 8, 1));
    }

    @Test
    void aMoveThatCausedACutoffComesFirstAtItsPly() {
        learn(2, 4, 8, 1);
        assertEquals("1 5 3 8", tried(NONE, 2, 5, 3, 8, 1));
    }

    @Test
    void theLastTwoSuchMovesAreRememberedTheLatestFirst() {
        learn(2, 4, 9, 1);
        learn(2, 4, 9, 3);
        assertEquals("3 1 5 8", tried(NONE, 2, 5, 3, 8, 1));
        learn(2, 4, 9, 3);
        assertEquals("3 1 5 8", tried(NONE, 2, 5, 3, 8, 1), "the same once more forgets none");
        learn(2, 4, 9, 8);
        assertEquals("8 3 1 5", tried(NONE, 2, 5, 3, 8, 1));
    }

    @Test
    void theTableComesBeforeWhatCausedCutoffs() {
        learn(2, 4, 9, 1);
        learn(2, 4, 9, 3);
        assertEquals("8 3 1 5", tried(8, 2, 5, 3, 8, 1));
    }

    @Test
    void whatCausedCutoffsForASideComesEarlierAtItsOtherPliesOnly() {
        learn(2, 4, 9, 1);
        assertEquals("1 5 3 8", tried(NONE, 4, 5, 3, 8, 1));
        assertEquals("5 3 8 1", tried(NONE, 3, 5, 3, 8, 1));
        learn(3, 4, 9, 8);
        assertEquals("8 5 3 1", tried(NONE, 5, 5, 3, 8, 1));
    }

    @Test
    void movesTriedInVainComeLater() {
        learn(2, 4, 5, 3, 1);
        assertEquals("1 8 5 3", tried(NONE, 4, 5, 3, 8, 1));
    }

    @Test
    void cutoffsAtGreaterDepthCountMore() {
        learn(2, 2, 9, 8);
        learn(4, 5, 9, 3);
        assertEquals("3 8 5 1", tried(NONE, 0, 5, 3, 8, 1));
        learn(2, 5, 9, 8);
        assertEquals("8 3 5 1", tried(NONE, 0, 5, 3, 8, 1));
    }

    @Test
    void howeverOftenAMoveCutsOffItStaysBehindTheTableAndItsPly() {
        for (int i = 0; i < 10_000; i++) {
            learn(0, 30, 9, 8);
        }
        learn(2, 1, 9, 3);
        assertEquals("1 3 8 5", tried(1, 2, 5, 3, 8, 1));
    }

    @Test
    void aMoveThatCutOffOftenLongAgoIsOvertaken() {
        for (int i = 0; i < 1_000; i++) {
            learn(0, 10, 9, 8);
        }
        for (int i = 0; i < 1_000; i++) {
            learn(0, 10, 8, 3);
        }
        assertEquals("3 5 1 8", tried(NONE, 2, 5, 3, 8, 1));
    }

    @ParameterizedTest
    @CsvSource({"5, true, 5 3 8", "8, true, 8 5 3", "3, true, 3 5 8", "9, false, 5 3 8", "7, false, 5 3 8"})
    void aMoveIsBroughtToTheFrontIfItIsAmongThem(int move, boolean there, String after) {
        int[] buffer = {9, 5, 3, 8, 7};
        assertEquals(there, MoveOrder.bringFirst(move, buffer, 1, 4));
        assertEquals("9 " + after + " 7", words(buffer));
    }

    @Test
    void theBestRatedIsExchangedWithTheFirst() {
        int[] moves = {9, 5, 3, 8, 7};
        int[] ratings = {90, 10, 30, 20, 99};
        MoveOrder.bringBest(moves, ratings, 1, 4);
        assertArrayEquals(new int[] {9, 3, 5, 8, 7}, moves);
        assertArrayEquals(new int[] {90, 30, 10, 20, 99}, ratings);
    }

    @Test
    void ofEquallyRatedMovesTheFirstStaysFirst() {
        int[] moves = {5, 3, 8};
        MoveOrder.bringBest(moves, new int[] {10, 10, 10}, 0, 3);
        assertEquals("5 3 8", words(moves));
    }

    @Test
    void aGoodReplyComesEarlierAfterTheSameMove() {
        before = 4;
        learn(2, 5, 9, 3);
        before = 6;
        learn(2, 5, 9, 8);
        assertEquals("8 3 5", tried(NONE, 0, 5, 3, 8));
        before = 4;
        assertEquals("3 8 5", tried(NONE, 0, 5, 3, 8));
        before = 7;
        assertEquals("3 8 5", tried(NONE, 0, 5, 3, 8), "both are as good on the whole");
    }

    @Test
    void aReplyIsGoodForTheSideThatGaveIt() {
        before = 4;
        learn(2, 4, 9, 3);
        before = MoveOrder.NO_MOVE;
        learn(3, 3, 9, 8);
        learn(3, 3, 3, 8);
        before = 4;
        assertEquals("8 5 3", tried(NONE, 1, 5, 3, 8));
    }

    @Test
    void whatIsGoodAfterANullMoveIsNotMixedWithReplies() {
        before = MoveOrder.PASS;
        learn(2, 5, 9, 3);
        learn(2, 5, 9, 3);
        before = 4;
        learn(2, 5, 9, 8);
        assertEquals("8 3 5", tried(NONE, 0, 5, 3, 8));
        before = MoveOrder.PASS;
        assertEquals("3 8 5", tried(NONE, 0, 5, 3, 8));
    }

    @Test
    void repliesWithLargeNumbersHaveAPlaceToo() {
        before = 5_000;
        learn(2, 5, 9_000, 1_003);
        assertEquals("1003 5 8", tried(NONE, 0, 5, 1_003, 8));
    }

    @Test
    void aMoveThatCausedACutoffIsTrustedAndOneTriedInVainIsDoubted() {
        assertEquals(List.of(0, 0, 0), doubts(7, 8, 9));
        learn(0, 5, 7, 8);
        assertEquals(List.of(0, -1, 0), doubts(7, 8, 9));
        for (int i = 0; i < 20; i++) {
            learn(2, 5, 7, 9);
        }
        assertEquals(List.of(1, -1, -1), doubts(7, 8, 9));
    }

    private List<Integer> doubts(int... moves) {
        int[] ratings = new int[moves.length];
        order.rate(moves, ratings, 0, moves.length, -1, 0, before);
        return Arrays.stream(ratings).map(MoveOrder::doubt).boxed().toList();
    }

    @Test
    void whatAnotherThreadHasLearnedCountsAsMuchAsWhatOneKnowsOneself() {
        MoveOrder other = new MoveOrder(6);
        before = 4;
        other.learn(new int[] {9, 8}, 0, 1, 2, 5, before);
        learn(2, 4, 9, 3);
        assertEquals("3 5 8", tried(NONE, 0, 5, 3, 8));
        order.meet(other);
        assertEquals("8 3 5", tried(NONE, 0, 5, 3, 8));
        before = MoveOrder.NO_MOVE;
        assertEquals("8 3 5", tried(NONE, 0, 5, 3, 8));
    }

    @Test
    void oneWhoKnowsNoRepliesLearnsThemFromAnotherThread() {
        MoveOrder other = new MoveOrder(6);
        before = 4;
        other.learn(new int[] {9, 8}, 0, 1, 2, 5, before);
        before = MoveOrder.NO_MOVE;
        learn(2, 5, 9, 3);
        order.meet(other);
        assertEquals("3 8 5", tried(NONE, 0, 5, 3, 8));
        before = 4;
        assertEquals("8 3 5", tried(NONE, 0, 5, 3, 8));
        before = MoveOrder.NO_MOVE;
        order.meet(new MoveOrder(6));
        assertEquals("3 8 5", tried(NONE, 0, 5, 3, 8), "nobody unlearns from one who knows nothing");
    }

    @Test
    void lateMovesAreSearchedLessDeeplyButNeverToNothing() {
        assertEquals(0, Search.Reductions.of(8, 0, 0));
        assertEquals(0, Search.Reductions.of(1, 50, 0));
        assertEquals(0, Search.Reductions.of(2, 1, 0));
        assertEquals(1, Search.Reductions.of(2, 99, 0));
        assertTrue(Search.Reductions.of(8, 20, 0) > Search.Reductions.of(8, 2, 0));
        assertTrue(Search.Reductions.of(20, 20, 0) > Search.Reductions.of(4, 20, 0));
        assertEquals(Search.Reductions.of(9, 99, 0), Search.Reductions.of(9, 5_000, 0));
        for (int depth = 1; depth <= Search.DEEPEST; depth++) {
            for (int tried = 0; tried < 200; tried++) {
                for (int doubt = -1; doubt <= 1; doubt++) {
                    int plies = Search.Reductions.of(depth, tried, doubt);
                    assertTrue(plies >= 0 && plies < Math.max(depth, 1), depth + " " + tried + " " + doubt);
                }
            }
        }
    }

    @Test
    void doubtLeavesOutAPlyMoreAndTrustOneLess() {
        int usual = Search.Reductions.of(8, 10, 0);
        assertEquals(usual + 1, Search.Reductions.of(8, 10, 1));
        assertEquals(usual - 1, Search.Reductions.of(8, 10, -1));
        assertEquals(0, Search.Reductions.of(3, 1, 0));
        assertEquals(0, Search.Reductions.of(3, 1, -1), "nothing can be added to a full search");
    }

    @Test
    void whereLittleIsLeftDoubtChangesNothing() {
        for (int tried = 1; tried < 30; tried++) {
            assertEquals(Search.Reductions.of(2, tried, 0), Search.Reductions.of(2, tried, 1));
        }
        assertEquals(2, 4 - Search.Reductions.of(4, 4, 0), "two plies are left");
        assertEquals(Search.Reductions.of(4, 4, 0), Search.Reductions.of(4, 4, 1));
        assertEquals(3, 4 - Search.Reductions.of(4, 3, 0), "three plies are left");
        assertEquals(Search.Reductions.of(4, 3, 0) + 1, Search.Reductions.of(4, 3, 1));
    }

    /** Plays all of {@code moves} at a ply, of which the last one causes a cutoff. */
    private void learn(int ply, int depth, int... moves) {
        int[] buffer = new int[moves.length + 1];
        buffer[0] = 11;
        System.arraycopy(moves, 0, buffer, 1, moves.length);
        order.learn(buffer, 1, moves.length, ply, depth, before);
    }

    private String tried(int tableMove, int ply, int... moves) {
        int[] buffer = new int[moves.length + 2];
        int[] ratings = new int[buffer.length];
        System.arraycopy(moves, 0, buffer, 1, moves.length);
        order.rate(buffer, ratings, 1, moves.length + 1, tableMove, ply, before);
        for (int i = 1; i <= moves.length; i++) {
            MoveOrder.bringBest(buffer, ratings, i, moves.length + 1);
        }
        return words(Arrays.copyOfRange(buffer, 1, moves.length + 1));
    }

    private static String words(int[] moves) {
        return String.join(" ", Arrays.stream(moves).mapToObj(String::valueOf).toList());
    }
}
