package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the search writes into the table and takes from it, and the order in which it tries moves. */
class SearchTableTest {
    private static final int WIDE = Search.INFINITE;
    private static final int LOWER = TranspositionTable.LOWER;
    private static final int UPPER = TranspositionTable.UPPER;
    private static final int EXACT = TranspositionTable.EXACT;

    private final TranspositionTable table = new TranspositionTable();
    private Budget budget;

    SearchTableTest() {
        table.prepare(TranspositionTable.SMALLEST_BITS, true);
    }

    /** After the first move, the other side loses 3 with its second move, and 7 with its first. */
    private static TacticalTree tree() {
        return new TacticalTree("0[5[7 3]]", 0);
    }

    @ParameterizedTest
    @CsvSource({
        "-32001, 32001, -3, 3", // exact
        "6, 7, -3, 1", // at least
        "3, 4, -3, 1",
        "1, 2, -3, 2", // at most
        "2, 3, -3, 2",
    })
    void aSearchedPositionIsWrittenDown(int alpha, int beta, int score, int kind) {
        TacticalTree tree = tree();
        search(tree).rootMove(0, 2, Math.max(alpha, -WIDE), Math.min(beta, WIDE));
        long known = table.get(first(tree));
        assertEquals(
                List.of(score, 1, 1, List.of(LOWER, UPPER, EXACT).get(kind - 1)),
                List.of(
                        TranspositionTable.score(known),
                        TranspositionTable.move(known),
                        TranspositionTable.depth(known),
                        TranspositionTable.bound(known)));
    }

    @ParameterizedTest
    @CsvSource({"0[5[7 L]], 1", "0[5[W]], -1"})
    void aResultIsWrittenDownAsSeenFromItsOwnPosition(String text, int sign) {
        WrittenTree tree = new WrittenTree(text);
        new Search(tree, Team.alone(table), new Budget(Limits.NONE, SearchMonitor.NONE)).rootMove(0, 2, -WIDE, WIDE);
        tree.play(0);
        assertEquals(sign * (Score.WIN - 1), TranspositionTable.score(table.get(tree.hash())));
    }

    /** In a window of one, from 50 to 51; without help, the first answer, which gives 7, is enough. */
    @ParameterizedTest
    @CsvSource({
        "LOWER, 40, 1, -40",
        "LOWER, -50, 1, 50",
        "LOWER, -51, 1, 7",
        "LOWER, 40, 0, 7",
        "LOWER, -60, 1, 7",
        "UPPER, 40, 1, 7",
        "UPPER, -51, 1, 51",
        "UPPER, -50, 1, 7",
        "UPPER, -60, 0, 7",
        "EXACT, 40, 1, -40",
        "EXACT, -60, 2, 60",
        "LOWER, 20000, 0, 7",
        "UPPER, -20000, 0, 7",
    })
    void anEntryIsBelievedIfItIsDeepEnoughAndDecides(String kind, int score, int depth, int expected) {
        TacticalTree tree = tree();
        know(tree, kind, score, depth);
        assertEquals(expected, search(tree).rootMove(0, 2, 50, 51));
    }

    @Test
    void aProvenResultIsBelievedHoweverShallow() {
        TacticalTree tree = tree();
        know(tree, "LOWER", Score.WIN - 3, 0);
        assertEquals(4 - Score.WIN, search(tree).rootMove(0, 2, 50, 51));
        know(tree, "UPPER", 3 - Score.WIN, 0);
        assertEquals(Score.WIN - 4, search(tree).rootMove(0, 2, 50, 51));
    }

    @Test
    void inAnOpenWindowNoEntryReplacesTheSearch() {
        TacticalTree tree = tree();
        know(tree, "EXACT", 40, 9);
        assertEquals(3, search(tree).rootMove(0, 2, -WIDE, WIDE));
        know(tree, "EXACT", 40, 9);
        assertEquals(7, search(tree).rootMove(0, 2, 50, 52));
    }

    @Test
    void whereNoNearerEndIsPossibleNothingIsSearched() {
        assertEquals(Score.WIN - 1, search(tree()).rootMove(0, 2, Score.WIN - 1, Score.WIN));
        assertEquals(1, budget.nodes());
        assertEquals(2 - Score.WIN, search(tree()).rootMove(0, 2, -WIDE, 2 - Score.WIN));
        assertEquals(1, budget.nodes());
        search(tree()).rootMove(0, 2, -WIDE, 3 - Score.WIN);
        assertEquals(3, budget.nodes());
    }

    @Test
    void theMoveInTheTableIsTriedFirst() {
        TacticalTree tree = new TacticalTree("0[5[7 3 9]]", 0);
        table.put(first(tree), 2, 0, 0, UPPER);
        search(tree).rootMove(0, 2, -WIDE, WIDE);
        assertEquals(List.of("0", "0 2", "0 0", "0 1"), tree.visited);
    }

    @Test
    void theMoveThatRefutedOneMoveIsTriedFirstAgainstTheNext() {
        TacticalTree tree = new TacticalTree("0[0[0[1 2 -50] 0[1 2 -60] 0[1 2 -70]]]", 0);
        search(tree).rootMove(0, 3, -WIDE, WIDE);
        List<String> answers =
                tree.visited.stream().filter(path -> path.startsWith("0 2 ")).toList();
        assertEquals(List.of("0 2 2"), answers);
    }

    /** The third of three moves is first searched one ply less deeply; there it seems to gain 100. */
    @Test
    void aLateMoveThatSeemsGoodIsSearchedAgainAtFullDepth() {
        assertEquals(-20, thirdMove("0[0[-100[20]]]"));
    }

    @Test
    void aLateMoveThatSeemsBadIsNot() {
        assertEquals(-10, thirdMove("0[0[100[20]]]"));
        assertEquals(-10, thirdMove("0[0[-10[20]]]"), "it must seem better, not as good");
    }

    @Test
    void inANarrowWindowLateMovesAreTreatedAlike() {
        assertEquals(-20, thirdMove("0[0[-100[20]]]", -16, -15));
        assertEquals(-10, thirdMove("0[0[100[20]]]", -16, -15));
    }

    private int thirdMove(String third) {
        return thirdMove(third, -WIDE, WIDE);
    }

    private int thirdMove(String third, int alpha, int beta) {
        table.prepare(TranspositionTable.SMALLEST_BITS, true);
        WrittenTree tree = new WrittenTree("0[0[0[0[0[10]]] 0[0[0[10]]] " + third + "]]");
        return new Search(tree, Team.alone(table), new Budget(Limits.NONE, SearchMonitor.NONE))
                .rootMove(0, 5, alpha, beta);
    }

    private void know(TacticalTree tree, String kind, int score, int depth) {
        table.prepare(TranspositionTable.SMALLEST_BITS, true);
        int bound = kind.equals("LOWER") ? LOWER : kind.equals("UPPER") ? UPPER : EXACT;
        table.put(first(tree), 0, score, depth, bound);
    }

    /** {@return the hash of the position after the first move} */
    private static long first(TacticalTree tree) {
        TacticalTree after = tree.copy();
        after.play(0);
        after.visited.clear();
        return after.hash();
    }

    private Search search(TacticalTree tree) {
        budget = new Budget(Limits.NONE, SearchMonitor.NONE);
        return new Search(tree, Team.alone(table), budget);
    }
}
