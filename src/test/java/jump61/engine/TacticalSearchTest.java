package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What the search does in games that tell what threatens: wins at once, forcing moves, and passing. */
class TacticalSearchTest {
    private static final int WIDE = Search.INFINITE;
    /** A cost at which passing never seems good enough. */
    private static final int HOPELESS = 15_000;

    private static final int FORCING_MOVES = 6;

    @Test
    void aWinAtOnceIsSeenWithoutPlayingIt() {
        for (int depth : new int[] {1, 2, 5}) {
            TacticalTree tree = new TacticalTree("0[0[7 L]]", 0);
            Search search = search(tree);
            assertEquals(2 - Score.WIN, search.rootMove(0, depth, -WIDE, WIDE));
            assertArrayEquals(new int[] {0, 1}, search.lineAfter(0));
            assertEquals(List.of("0"), tree.visited);
        }
    }

    @Test
    void aForcingMoveIsTriedBeforeALeafIsEvaluated() {
        assertEquals(10, leaf("0[-10[30! 5]]"), "it may be left alone");
        assertEquals(-30, leaf("0[-10[-30! 5]]"));
        assertEquals(10, leaf("0[-10[-30 5]]"), "no move is forcing");
    }

    @Test
    void aForcingMoveIsNotTriedIfThePositionIsGoodEnoughWithoutIt() {
        TacticalTree tree = new TacticalTree("0[-10[30! 5]]", 0);
        search(tree).rootMove(0, 1, 10, 11);
        assertEquals(List.of("0"), tree.visited);
        search(tree).rootMove(0, 1, 9, 10);
        assertEquals(List.of("0", "0", "0 0"), tree.visited);
    }

    /** Each side gains by going on: 100, 10, 90, 20, 80, 30 – and 70, which is too far. */
    @Test
    void atMostSixForcingMovesAreTried() {
        assertEquals(-30, leaf("0[0[-100![10![-90![20![-80![30![-70![40!]]]]]]]]]"));
    }

    /** As there, but after the deepest search that there is, and with a win at the end. */
    @Test
    void theDeepestLineMayStillEndWithForcingMoves() {
        String quiet = "0[".repeat(Search.DEEPEST);
        TacticalTree tree =
                new TacticalTree(quiet + "0[-100![10![-90![20![-80![30![L]]]]]]]" + "]".repeat(Search.DEEPEST), 0);
        assertEquals(80, search(tree).rootMove(0, Search.DEEPEST, -WIDE, WIDE));
    }

    @Test
    void aFullWindowGivesTheValueThatTryingEverythingGives() {
        for (int seed = 0; seed < 150; seed++) {
            String text = text(new SplittableRandom(seed), 4, false);
            TacticalTree tree = new TacticalTree(text, HOPELESS);
            int value = -plain((TacticalTree) after(tree), 3, 1);
            assertEquals(value, search(tree).rootMove(0, 4, -WIDE, WIDE), text);
            for (int alpha : new int[] {value - 1, value}) {
                int found = search(tree).rootMove(0, 4, alpha, alpha + 1);
                assertEquals(value > alpha, found > alpha, () -> text + " above " + alpha);
            }
        }
    }

    @Test
    void whereEvenPassingIsGoodEnoughNoMoveIsTried() {
        TacticalTree tree = new TacticalTree("0[100[0[0[7]]]]", 0);
        assertEquals(-80, search(tree).rootMove(0, 4, -80, -79));
        assertEquals(List.of("0", "0 -"), tree.visited);
    }

    @Test
    void whatPassingShowsIsRemembered() {
        TacticalTree tree = new TacticalTree("0[100[0[0[7]]]]", 0);
        Search search = search(tree);
        search.rootMove(0, 4, -80, -79);
        tree.visited.clear();
        assertEquals(-80, search.rootMove(0, 4, -80, -79));
        assertEquals(List.of("0"), tree.visited);
    }

    @Test
    void whereAPassIsAnsweredTheMovesAreTried() {
        TacticalTree tree = new TacticalTree("0[100[0[0[7]]]]", 21);
        Search search = search(tree);
        assertEquals(7, search.rootMove(0, 4, -80, -79));
        assertEquals(List.of("0", "0 -", "0 0", "0 0 0", "0 0 0 0"), tree.visited);
        assertArrayEquals(new int[] {0}, search.lineAfter(0), "a pass is no part of a line");
    }

    @Test
    void passingIsNotTriedWhereItPromisesLittle() {
        assertFalse(passes("0[99[0[0[7]]]]", 4, -80, -79), "too little above the window");
        assertFalse(passes("0[1000[0[0[7]]]]", 3, -80, -79), "too near the leaves");
        assertFalse(passes("0[1000[0[0[7]]]]", 4, -80, -78), "an open window");
        assertFalse(passes("0[1000[0[0[7]]]]", 4, 25_000, 25_001), "a window of wins");
        assertTrue(passes("0[1000[0[0[7]]]]", 4, -80, -79));
    }

    @Test
    void afterAPassTheSearchIsShallower() {
        TacticalTree tree = new TacticalTree("0[100[0[0[0[0[0[0[0[0[0]]]]]]]]]]", 0);
        search(tree).rootMove(0, 9, -80, -79);
        List<String> passed =
                tree.visited.stream().filter(path -> path.startsWith("0 -")).toList();
        assertEquals(List.of("0 -", "0 - 0", "0 - 0 0", "0 - 0 0 0"), passed);
    }

    @Test
    void neitherSideAnswersAPassByAPass() {
        TacticalTree tree = new TacticalTree("0[100[0[0[0[0[0[0[0[0[0]]]]]]]]]]", 300);
        search(tree).rootMove(0, 9, -80, -79);
        assertTrue(tree.visited.contains("0 -"), tree.visited.toString());
        assertTrue(tree.visited.stream().noneMatch(path -> path.contains("- -")), tree.visited.toString());
    }

    private static boolean passes(String text, int depth, int alpha, int beta) {
        TacticalTree tree = new TacticalTree(text, 0);
        search(tree).rootMove(0, depth, alpha, beta);
        return tree.visited.contains("0 -");
    }

    private static int leaf(String text) {
        return search(new TacticalTree(text, 0)).rootMove(0, 1, -WIDE, WIDE);
    }

    private static Search search(TacticalTree tree) {
        TranspositionTable table = new TranspositionTable();
        table.prepare(TranspositionTable.SMALLEST_BITS, true);
        return new Search(tree, Team.alone(table), new Budget(Limits.NONE, SearchMonitor.NONE));
    }

    private static TacticalTree after(TacticalTree tree) {
        TacticalTree after = tree.copy();
        after.play(0);
        return after;
    }

    /** {@return a tree with at most two moves in a position, some of them forcing} */
    private static String text(SplittableRandom random, int depth, boolean forcing) {
        String mark = forcing ? "!" : "";
        if (depth < 3 && random.nextInt(12) == 0) {
            return List.of("W", "L", "D").get(random.nextInt(3)) + mark;
        }
        String estimate = random.nextInt(-300, 300) + mark;
        if (depth == -2) {
            return estimate;
        }
        String one = text(random, depth - 1, random.nextInt(3) == 0);
        return estimate + "[" + one + (random.nextBoolean() ? "" : " " + text(random, depth - 1, false)) + "]";
    }

    /** The value by trying every move, and at a leaf every forcing one. */
    private static int plain(TacticalTree at, int depth, int ply) {
        if (at.outcome() != TacticalTree.OPEN) {
            return at.outcome() * (Score.WIN - ply);
        }
        if (depth == 0) {
            return plainLeaf(at, ply, FORCING_MOVES);
        }
        int best = -WIDE;
        int moves = at.legalMoves(new int[at.maxMoves()], 0);
        for (int move = 0; move < moves; move++) {
            at.play(move);
            best = Math.max(best, -plain(at, depth - 1, ply + 1));
            at.undo();
        }
        return best;
    }

    private static int plainLeaf(TacticalTree at, int ply, int left) {
        int move = at.forcingMove();
        if (move < 0 || left == 0 && !at.forcingMoveWins()) {
            return at.evaluate();
        }
        if (at.forcingMoveWins()) {
            return Score.WIN - ply - 1;
        }
        at.play(move);
        int value = at.outcome() == TacticalTree.OPEN
                ? -plainLeaf(at, ply + 1, left - 1)
                : -at.outcome() * (Score.WIN - ply - 1);
        at.undo();
        return Math.max(at.evaluate(), value);
    }
}
