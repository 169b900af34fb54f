package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import jump61.game.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a level that makes mistakes sees of a game written down as a tree, and what it makes of it. */
class OverlookingTest {
    /** Looks one ply ahead. */
    private static final Level ONE_PLY = Level.of(1);
    /** Looks two plies ahead. */
    private static final Level TWO_PLIES = Level.of(2);

    /** Differences of thousands are so large that a worse move is never chosen instead. */
    @ParameterizedTest
    @CsvSource({
        "the opponent's estimates are turned round,   0[-1000 3000 -5000],                        2 0 1",
        "a win comes before any estimate,             0[-9000 L 9000],                            1 0 2",
        "a loss comes last,                           0[W 9000 -9000],                            2 1 0",
        "a draw is worth nothing,                     0[D 5000 -5000],                            2 0 1",
        "a win nobody sees is judged by this board,   0[3000 L! -7000],                           2 1 0",
        "a loss nobody sees as well,                  9000[W! -5000 3000],                        0 1 2",
    })
    void onePlyAheadMovesAreOrderedByWhatTheyLeadTo(String why, String tree, String order) {
        assertEquals(order, order(tree, ONE_PLY), why);
    }

    @ParameterizedTest
    @CsvSource({
        "the opponent takes the best reply,           0[0[-9000 9000] 0[2000 3000]],              1 0",
        "a reply that is overlooked does not count,   0[0[-9000! 9000] 0[2000 3000]],             0 1",
        "with all overlooked the board counts,        0[-7000[-9000! -9000!] 0[2000 3000]],       0 1",
        "a reply that wins is the worst,              0[0[L 9000] 0[-8000 3000]],                 1 0",
        "a draw by the reply,                         0[0[D 9000] 0[-2000 0] 0[2000 3000]],       2 0 1",
        "nearer wins are better,                      0[0[W W] L],                                1 0",
        "later losses are better,                     0[W 0[L L] W],                              1 0 2",
        "nothing beyond is seen,                      0[0[100[W W] 5000] 0[2000[L L] 3000]],      1 0",
        "a move nobody looked into is tempting,       0[L! 0[-9000 9000]],                        0 1",
        "but not if its effect is unknown,            ?0[0[-9000 9000] L! 0[-3000 9000]],         2 0 1",
    })
    void twoPliesAheadTheOpponentsBestReplyCounts(String why, String tree, String order) {
        assertEquals(order, order(tree, TWO_PLIES), why);
    }

    @Test
    void equallyGoodMovesAreChosenAboutEquallyOften() {
        for (int move = 0; move < 3; move++) {
            assertTrue(timesChosen("0[-50 -50 -50]", move, 600) > 140, "move " + move);
        }
    }

    @Test
    void theMoreAMoveLosesTheLessOftenItIsChosen() {
        // A move that is worse by the temperature of the level is chosen e times less often.
        int step = (int) Math.round(Skill.of(ONE_PLY).temperature());
        String tree = "0[" + -2 * step + " " + -step + " 0]";
        int best = timesChosen(tree, 0, 6_000);
        int second = timesChosen(tree, 1, 6_000);
        int worst = timesChosen(tree, 2, 6_000);
        assertEquals(Math.E, (double) best / second, 0.5);
        assertEquals(Math.E, (double) second / worst, 0.5);
    }

    @Test
    void theMovesNotChosenFollowBestFirst() {
        Set<String> orders = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            orders.add(words(handicap(new WrittenTree("0[-20 -10 0]"), Optional.empty(), ONE_PLY, seed)));
        }
        assertEquals(Set.of("0 1 2", "1 0 2", "2 0 1"), orders);
    }

    @Test
    void aPersonLooksWhereTheOpponentHasJustMoved() {
        WrittenTree tree = new WrittenTree("0[0[1 2] 0[3 4] 5]");
        handicap(tree, Optional.of(new WrittenTree.Branch(2)), TWO_PLIES, 1);
        assertEquals(Set.of(2), Set.copyOf(tree.attentions));
    }

    @Test
    void withoutALastMoveAPersonLooksAtOneMoveOrAnother() {
        Set<Integer> all = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            WrittenTree tree = new WrittenTree("0[0[1 2] 0[3 4] 5]");
            handicap(tree, Optional.empty(), TWO_PLIES, seed);
            assertEquals(1, Set.copyOf(tree.attentions).size(), "looked at several places in one turn");
            all.addAll(tree.attentions);
        }
        assertEquals(Set.of(0, 1, 2), all);
    }

    @Test
    void thePositionIsLeftAsItWas() {
        WrittenTree tree = new WrittenTree("0[0[1 2] 0[3 4] 5]");
        long before = tree.hash();
        handicap(tree, Optional.empty(), TWO_PLIES, 1);
        assertEquals(before, tree.hash());
    }

    @Test
    void afterTheEndThereIsNothingToChoose() {
        assertEquals(List.of(), handicap(new WrittenTree("W"), Optional.empty(), ONE_PLY, 1));
    }

    /** One position is visited for each move and each reply that are looked at; the last ply costs nothing. */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 2"})
    void theCostIsCounted(int level, long nodes) {
        Budget budget = new Budget(Limits.NONE, SearchMonitor.NONE);
        new Handicap(new WrittenTree("0[0[1 2] 0[3 4]]"), Optional.empty(), Level.of(level), 1, budget).moves();
        assertEquals(nodes, budget.nodes());
    }

    @Test
    void aTurnThatIsInterruptedJudgesByTheBoardsItHasReached() {
        Budget stopped = new Budget(Limits.nodes(1), SearchMonitor.NONE);
        stopped.spend();
        stopped.spend();
        WrittenTree tree = new WrittenTree("0[-6000[9000 9000] -3000[-9000 -9000]]");
        List<RootMove> moves = new Handicap(tree, Optional.empty(), TWO_PLIES, 1, stopped).moves();
        assertEquals("0 1", words(moves));
        assertEquals(6000, moves.get(0).score);
    }

    private static int timesChosen(String tree, int move, int turns) {
        return (int) IntStream.range(0, turns)
                .filter(seed -> handicap(new WrittenTree(tree), Optional.empty(), ONE_PLY, seed * 7919L)
                                .get(0)
                                .move
                        == move)
                .count();
    }

    private static String order(String tree, Level level) {
        return words(handicap(new WrittenTree(tree), Optional.empty(), level, 1));
    }

    private static List<RootMove> handicap(WrittenTree tree, Optional<jump61.game.Move> last, Level level, long seed) {
        return new Handicap(tree, last, level, seed, new Budget(Limits.NONE, SearchMonitor.NONE)).moves();
    }

    private static String words(List<RootMove> moves) {
        return String.join(
                " ", moves.stream().map(move -> String.valueOf(move.move)).toList());
    }
}
