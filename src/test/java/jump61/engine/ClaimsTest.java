package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the threads of a search keep out of each other's way. */
class ClaimsTest {
    private static final int WIDE = Search.INFINITE;
    private static final long HASH = 0x1234_5678_9ABC_DEF0L;
    /** Another position whose claims have the same places. */
    private static final long NEIGHBOUR = HASH + 1;

    private static final String THREE_REPLIES = "0[0[1[0[3]] 2[0[4]] 3[0[5]]]]";
    private static final String DEEP_REPLIES = "0[0[-9[9[-9]] 3[-3[3]] 4[-4[4]] 5[-5[5]]]]";

    private final Claims claims = new Claims();
    private final Team team = new Team(table(), claims, RootResults.NONE);

    @Test
    void aMoveIsClaimedUntilItHasBeenSearched() {
        long claim = claims.claim(HASH, 7, 3);
        assertTrue(claims.contain(HASH, 7));
        assertFalse(claims.contain(HASH, 8));
        assertFalse(claims.contain(~HASH, 7));
        claims.end(claim);
        assertFalse(claims.contain(HASH, 7));
    }

    @Test
    void aMoveNearTheLeavesIsNotWorthAClaim() {
        assertEquals(Claims.NO_CLAIM, claims.claim(HASH, 7, 2));
        assertFalse(claims.contain(HASH, 7));
        claims.end(Claims.NO_CLAIM);
    }

    @Test
    void aThreadOnItsOwnClaimsNothing() {
        assertEquals(Claims.NO_CLAIM, Claims.NONE.claim(HASH, 7, 9));
        assertFalse(Claims.NONE.contain(HASH, 7));
        assertFalse(Claims.NONE.matterAt(9));
    }

    @Test
    void aLostClaimIsNotEndedTwice() {
        long lost = claims.claim(HASH, 7, 3);
        claims.claim(NEIGHBOUR, 7, 3);
        assertFalse(claims.contain(HASH, 7));
        claims.end(lost);
        assertTrue(claims.contain(NEIGHBOUR, 7));
    }

    @Test
    void aMoveThatAnotherThreadIsSearchingComesLast() {
        assertEquals(List.of(0, 1, 2), replies());
        assertEquals(List.of(0, 2, 1), replies(1));
        assertEquals(List.of(0, 1, 2), replies(2));
        assertEquals(List.of(0, 1, 2), replies(1, 2), "one after the other if there is nothing else to do");
    }

    @Test
    void theFirstMoveIsNeverPutOff() {
        assertEquals(List.of(0, 1, 2), replies(0));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 400})
    void whatIsKnownOfAMoveAndItsPlaceAreKnownWhenItIsPutOff(int place) {
        for (int rating : new int[] {-1 << 21, -3_001, 0, 3_001, 1 << 28}) {
            int putOff = MoveOrder.putOff(rating, place);
            assertFalse(MoveOrder.isPutOff(rating));
            assertTrue(MoveOrder.isPutOff(putOff));
            assertEquals(MoveOrder.doubt(rating), MoveOrder.doubt(putOff));
            assertEquals(place, MoveOrder.place(putOff));
            assertTrue(putOff > MoveOrder.putOff(1 << 28, place + 1), "the one that came first still does");
        }
    }

    /** The second reply would be searched as deeply as the first, and the others less deeply. */
    @Test
    void puttingAMoveOffDoesNotChangeHowDeeplyTheMovesAreSearched() {
        Set<String> alone = visited();
        assertTrue(alone.contains("0 1 0 0") && !alone.contains("0 2 0 0"), alone.toString());
        assertEquals(alone, visited(1));
        assertEquals(alone, visited(2));
        assertEquals(alone, visited(1, 2));
    }

    @Test
    void atTheRootAMoveThatAnotherThreadIsSearchingComesLastToo() {
        TacticalTree tree = new TacticalTree("0[-10 -4 -3 -2]", 0);
        claims.claim(tree.hash(), 1, 3);
        IterativeDeepening search = new IterativeDeepening(tree, team, unlimited(Limits.depth(1)), null);
        search.findBest(soFar -> {});
        assertEquals(List.of("0", "2", "3", "1"), tree.visited);
        assertEquals(0, search.moves().get(0).move);
    }

    /** Without the scores of the best moves, the others would be searched with an open window. */
    @Test
    void ofSeveralBestMovesTheOnesThatOtherThreadsAreSearchingComeLastButBeforeTheOthers() {
        assertEquals(List.of("0", "1", "2", "3"), scoringTwo(1));
        assertEquals(List.of("1", "0", "2", "3"), scoringTwo(0));
        assertEquals(List.of("0", "1", "3", "2"), scoringTwo(2));
    }

    private List<String> scoringTwo(int claimed) {
        TacticalTree tree = new TacticalTree("0[-10 -9 -3 -2]", 0);
        long claim = claims.claim(tree.hash(), claimed, 3);
        new IterativeDeepening(tree, team, unlimited(Limits.depth(1)), null).scoreBest(2, soFar -> {});
        claims.end(claim);
        return tree.visited;
    }

    @Test
    void aSearchClaimsItsLaterMovesWhileItLooksAtThem() {
        TacticalTree tree = new TacticalTree(THREE_REPLIES, 0);
        Set<String> claimed = new TreeSet<>();
        SearchMonitor watch = SearchMonitor.until(() -> {
            IntStream.range(0, 3)
                    .filter(reply -> claims.contain(afterFirst(tree), reply))
                    .forEach(reply -> claimed.add("reply " + reply));
            if (claims.contain(tree.hash(), 0)) {
                claimed.add("root");
            }
            return false;
        });
        new Search(tree, team, Budget.punctual(Limits.NONE, watch, 1)).rootMove(0, 4, -WIDE, WIDE);
        assertEquals(Set.of("root", "reply 1", "reply 2"), claimed);
        assertFalse(claims.contain(tree.hash(), 0));
        assertFalse(claims.contain(afterFirst(tree), 2));
    }

    @Test
    void aSearchThatIsStoppedClaimsItsRootMoveNoMore() {
        TacticalTree tree = new TacticalTree(THREE_REPLIES, 0);
        Search search = new Search(tree, team, unlimited(Limits.nodes(9)));
        assertThrows(Search.Stopped.class, () -> search.rootMove(0, 4, -WIDE, WIDE));
        assertFalse(claims.contain(tree.hash(), 0));
    }

    /** {@return the replies to the first move in the order in which they are tried while others are claimed} */
    private List<Integer> replies(int... claimed) {
        return search(THREE_REPLIES, claimed).stream()
                .filter(path -> path.matches("0 \\d"))
                .map(path -> Integer.valueOf(path.substring(2)))
                .distinct()
                .toList();
    }

    private Set<String> visited(int... claimed) {
        return new TreeSet<>(search(DEEP_REPLIES, claimed));
    }

    /** {@return the paths that are visited after the first move while replies are claimed} */
    private List<String> search(String text, int... claimed) {
        TacticalTree tree = new TacticalTree(text, 0);
        team.table().prepare(TranspositionTable.SMALLEST_BITS, true);
        List<Long> taken = new ArrayList<>();
        for (int reply : claimed) {
            taken.add(claims.claim(afterFirst(tree), reply, 3));
        }
        new Search(tree, new Team(team.table(), claims, RootResults.NONE), unlimited(Limits.NONE))
                .rootMove(0, 4, -WIDE, WIDE);
        taken.forEach(claims::end);
        return tree.visited;
    }

    private static long afterFirst(TacticalTree tree) {
        TacticalTree after = tree.copy();
        after.play(0);
        after.visited.remove(after.visited.size() - 1);
        return after.hash();
    }

    private static Budget unlimited(Limits limits) {
        return new Budget(limits, SearchMonitor.NONE);
    }

    private static TranspositionTable table() {
        TranspositionTable table = new TranspositionTable();
        table.prepare(TranspositionTable.SMALLEST_BITS, true);
        return table;
    }
}
