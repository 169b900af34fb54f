package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the threads of a search tell each other about the moves at its root. */
class RootResultsTest {
    private static final int LOWEST = -Search.INFINITE;

    private final RootResults results = new RootResults();

    @Test
    void anExactScoreAnswersEveryQuestionAboutItsMoveAtItsDepth() {
        results.add(3, 5, new RootResults.Result(20, true, new int[] {3, 1}));
        assertEquals(Optional.of(20), score(3, 5, LOWEST));
        assertEquals(Optional.of(20), score(3, 5, 90));
        assertEquals(Optional.empty(), score(3, 6, 90), "another depth");
        assertEquals(Optional.empty(), score(2, 5, 90), "another move");
    }

    @Test
    void aBoundTellsOnlyThatAMoveIsNotBetter() {
        results.add(3, 5, new RootResults.Result(20, false, new int[] {3}));
        assertEquals(Optional.of(20), score(3, 5, 20));
        assertEquals(Optional.empty(), score(3, 5, 19));
        assertEquals(Optional.empty(), score(3, 5, LOWEST));
    }

    @Test
    void aThreadOnItsOwnKeepsNothing() {
        RootResults.NONE.add(3, 5, new RootResults.Result(20, true, new int[] {3}));
        assertEquals(Optional.empty(), RootResults.NONE.find(3, 5, 90));
    }

    @Test
    void whatOneThreadHasFoundOutAnotherDoesNotSearchAgain() {
        Team team = Team.of(table());
        TacticalTree tree = new TacticalTree("0[-10[5 6] -4[7 8] -30[40 50]]", 0);
        IterativeDeepening first = search(tree, team);
        first.findBest(soFar -> {});
        tree.visited.clear();
        IterativeDeepening second = search(tree, team);
        second.findBest(soFar -> {});
        assertEquals(List.of(), tree.visited);
        assertEquals(first.moves().get(0).move, second.moves().get(0).move);
        assertEquals(first.moves().get(0).score, second.moves().get(0).score);
        assertEquals(line(first), line(second));
    }

    @Test
    void anAnalysisAdoptsExactScoresAndTheirLines() {
        Team team = Team.of(table());
        String text = "0[-10[5 6] -4[7 8] -30[40 50] -2[1 1]]";
        IterativeDeepening alone = search(new TacticalTree(text, 0), Team.alone(table()));
        alone.scoreBest(2, soFar -> {});
        search(new TacticalTree(text, 0), team).scoreBest(2, soFar -> {});
        TacticalTree tree = new TacticalTree(text, 0);
        IterativeDeepening second = search(tree, team);
        second.scoreBest(2, soFar -> {});
        assertEquals(List.of(), tree.visited);
        IntStream.range(0, 2).forEach(i -> {
            assertEquals(alone.moves().get(i).move, second.moves().get(i).move);
            assertEquals(alone.moves().get(i).score, second.moves().get(i).score);
        });
        assertEquals(line(alone), line(second));
        assertTrue(line(second).size() > 1);
    }

    private Optional<Integer> score(int move, int depth, int floor) {
        return results.find(move, depth, floor).map(RootResults.Result::score);
    }

    private static List<Integer> line(IterativeDeepening search) {
        return IntStream.of(search.moves().get(0).line).boxed().toList();
    }

    private static IterativeDeepening search(TacticalTree tree, Team team) {
        return new IterativeDeepening(tree, team, new Budget(Limits.depth(2), SearchMonitor.NONE), null);
    }

    private static TranspositionTable table() {
        TranspositionTable table = new TranspositionTable();
        table.prepare(TranspositionTable.SMALLEST_BITS, true);
        return table;
    }
}
