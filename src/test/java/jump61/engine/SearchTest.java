package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import jump61.game.SearchState;
import org.junit.jupiter.api.Test;

/**
 * The search on random trees against trying everything. At most two moves in each position, because later ones are
 * searched less deeply, which may miss something.
 */
class SearchTest {
    private static final int DEPTH = 5;
    private static final int TREES = 150;

    @Test
    void aFullWindowGivesTheValueThatTryingEverythingGives() {
        forAllTrees((tree, text) -> {
            Search search = search(tree, Limits.NONE);
            for (int move : moves(tree)) {
                assertEquals(plainAfter(tree, move), search.rootMove(move, DEPTH, -WIDE, WIDE), text);
            }
        });
    }

    @Test
    void aNarrowWindowTellsWhetherTheValueIsAboveIt() {
        forAllTrees((tree, text) -> {
            Search search = search(tree, Limits.NONE);
            for (int move : moves(tree)) {
                int value = plainAfter(tree, move);
                for (int alpha : new int[] {value - 40, value - 1, value, value + 40, 0}) {
                    int found = search.rootMove(move, DEPTH, alpha, alpha + 1);
                    assertEquals(value > alpha, found > alpha, () -> text + " " + move + " above " + alpha);
                }
            }
        });
    }

    @Test
    void theLineLeadsToWhereTheValueIsFrom() {
        forAllTrees((tree, text) -> {
            Search search = search(tree, Limits.NONE);
            for (int move : moves(tree)) {
                int score = search.rootMove(move, DEPTH, -WIDE, WIDE);
                int[] line = search.lineAfter(move);
                SearchState at = tree.copy();
                for (int each : line) {
                    at.play(each);
                }
                int sign = line.length % 2 == 0 ? 1 : -1;
                int there = at.outcome() == SearchState.OPEN ? at.evaluate() : at.outcome() * (Score.WIN - line.length);
                assertEquals(score, sign * there, text);
            }
        });
    }

    @Test
    void aShallowerSearchLooksAtEarlierEstimates() {
        forAllTrees((tree, text) -> {
            for (int depth = 1; depth < DEPTH; depth++) {
                Search search = search(tree, Limits.NONE);
                for (int move : moves(tree)) {
                    SearchState after = tree.copy();
                    after.play(move);
                    assertEquals(-plain(after, depth - 1, 1), search.rootMove(move, depth, -WIDE, WIDE), text);
                }
            }
        });
    }

    @Test
    void aSearchThatWasStoppedCanBeginAgain() {
        forAllTrees((tree, text) -> {
            Budget budget = new Budget(Limits.nodes(3), SearchMonitor.NONE);
            Search search = new Search(tree, Team.alone(table()), budget);
            int move = moves(tree)[0];
            boolean large = plies(tree, move) > 3;
            if (large) {
                assertThrows(Search.Stopped.class, () -> search.rootMove(move, DEPTH, -WIDE, WIDE), text);
            }
            budget.renew(100_000, Limits.NONE.time().toNanos());
            assertEquals(plainAfter(tree, move), search.rootMove(move, DEPTH, -WIDE, WIDE), text);
        });
    }

    @Test
    void whatTheTableKnowsSavesNodesAndChangesNothing() {
        int saved = 0;
        for (int seed = 0; seed < TREES; seed++) {
            WrittenTree tree = new WrittenTree(text(new SplittableRandom(seed), DEPTH));
            Budget budget = new Budget(Limits.NONE, SearchMonitor.NONE);
            Search search = new Search(tree, Team.alone(table()), budget);
            int move = moves(tree)[0];
            int value = search.rootMove(move, DEPTH, -WIDE, WIDE);
            long first = budget.nodes();
            int again = search.rootMove(move, DEPTH, value - 1, value);
            assertTrue(again >= value, "no longer above the window");
            saved += first > budget.nodes() - first ? 1 : 0;
        }
        assertTrue(saved > TREES / 2, saved + " searches were quicker");
    }

    private static final int WIDE = Search.INFINITE;

    /** What to do with a tree. */
    private interface Check {
        void of(WrittenTree tree, String text);
    }

    private static void forAllTrees(Check check) {
        for (int seed = 0; seed < TREES; seed++) {
            String text = text(new SplittableRandom(seed), DEPTH);
            check.of(new WrittenTree(text), text);
        }
    }

    /** {@return a tree of this depth in which some games end early} */
    private static String text(SplittableRandom random, int depth) {
        if (depth < DEPTH && random.nextInt(12) == 0) {
            return List.of("W", "L", "D").get(random.nextInt(3));
        }
        String estimate = String.valueOf(random.nextInt(-300, 300));
        if (depth == 0) {
            return estimate;
        }
        String one = text(random, depth - 1);
        return estimate + "[" + one + (random.nextInt(5) == 0 ? "" : " " + text(random, depth - 1)) + "]";
    }

    private static int plainAfter(WrittenTree tree, int move) {
        SearchState after = tree.copy();
        after.play(move);
        return -plain(after, DEPTH - 1, 1);
    }

    /** The value by trying everything. */
    private static int plain(SearchState at, int depth, int ply) {
        if (at.outcome() != SearchState.OPEN) {
            return at.outcome() * (Score.WIN - ply);
        }
        if (depth == 0) {
            return at.evaluate();
        }
        int best = -WIDE;
        for (int move : moves(at)) {
            at.play(move);
            best = Math.max(best, -plain(at, depth - 1, ply + 1));
            at.undo();
        }
        return best;
    }

    /** {@return how deep the first line after a move goes; on its way, a search visits as many positions} */
    private static int plies(WrittenTree tree, int move) {
        SearchState at = tree.copy();
        at.play(move);
        int plies = 0;
        while (at.outcome() == SearchState.OPEN && plies < DEPTH) {
            at.play(0);
            plies++;
        }
        return plies;
    }

    private static int[] moves(SearchState state) {
        int[] buffer = new int[state.maxMoves()];
        int count = state.legalMoves(buffer, 0);
        return Arrays.copyOf(buffer, count);
    }

    private static Search search(WrittenTree tree, Limits limits) {
        return new Search(tree, Team.alone(table()), new Budget(limits, SearchMonitor.NONE));
    }

    private static TranspositionTable table() {
        TranspositionTable table = new TranspositionTable();
        table.prepare(TranspositionTable.SMALLEST_BITS, true);
        return table;
    }
}
