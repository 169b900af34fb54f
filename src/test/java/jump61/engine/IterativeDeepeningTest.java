package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.SearchState;
import jump61.games.cubes.CubesGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;

/** The order in which a search looks at games written down as trees, and when it ends. */
class IterativeDeepeningTest {
    private static final Game JUMP61 = Games.byId("jump61").orElseThrow();
    private static final Position SIX_LOSE =
            JUMP61.parsePosition("1- 3r 1- 2b / 2r 3r 2b 1b / 1- 4b 3b 2b / 2r 1- 2b 2b");
    private static final Position WIN_IN_7 =
            JUMP61.parsePosition("1r 3r 2b 2b / 2r 3r 2b 3b / 3r 3r 1- 2b / 1r 3r 2b 1b");

    private final List<Integer> depths = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({
        "one ply looks at the estimates,           1, 0[-10[500 500] -30[-70 0] -20[0 40]], 1, +0.30",
        "two plies at the best replies,            2, 0[-10[500 500] -30[-70 0] -20[0 40]], 0, +5.00",
        "the opponent chooses too,                 2, 0[0[900 -100] 0[20 30] 0[10 900]],    1, +0.20",
        "a win ends it,                            9, 0[-500[9 9] L -900[9 9]],             1, win in 1",
        "the later loss is better,                 9, 0[W 0[0[W W] 5[L L]] W],              1, loss in 3",
        "a draw is better than a bad estimate,     1, 0[D 500 300],                         0, +0.00",
    })
    void theBestMoveIsFound(String why, int depth, String tree, int best, String score) {
        IterativeDeepening search = search(new WrittenTree(tree), Limits.depth(depth));
        search.findBest(this::note);
        assertEquals(best, search.moves().get(0).move, why);
        assertEquals(score, new Score(search.moves().get(0).score).toString(), why);
    }

    @Test
    void theLineLeadsToWhereTheScoreIsFrom() {
        IterativeDeepening search = search(new WrittenTree("0[0[900 -100] 0[30 20] 0[10 900]]"), Limits.depth(2));
        search.findBest(this::note);
        assertEquals(List.of(1, 1), line(search.moves().get(0)));
    }

    @Test
    void everyDepthIsReportedFromTheFirst() {
        String deep = "0[0[0[0[0 0] 0] 0] 0[0[0[0 0] 0] 0]]";
        search(new WrittenTree(deep), Limits.depth(3)).findBest(this::note);
        assertEquals(List.of(1, 2, 3), depths);
    }

    @Test
    void noDepthIsSearchedBeyondTheEndOfTheGame() {
        search(new WrittenTree("0[0[D D] 0[D D]]"), Limits.NONE).findBest(this::note);
        assertEquals(List.of(1, 2), depths);
    }

    @Test
    void theOnlyMoveNeedsNoLongSearch() {
        search(new WrittenTree("0[0[0[0 0] 0[0 0]]]"), Limits.NONE).findBest(this::note);
        assertEquals(List.of(1), depths);
    }

    @Test
    void aSearchEndsWithTheWinItHasFound() {
        search(new WrittenTree("0[0[0[0[0 0]]] 0[0[L 0] 0[0 L]]]"), Limits.NONE).findBest(this::note);
        assertEquals(List.of(1, 2, 3), depths);
    }

    @Test
    void aGameThatIsOverIsNotSearched() {
        IterativeDeepening search = search(new WrittenTree("L"), Limits.NONE);
        search.findBest(this::note);
        assertEquals(List.of(), depths);
        assertEquals(List.of(), search.moves());
        assertEquals(0, search.depth());
    }

    @Test
    void whenNodesRunOutTheLastCompleteDepthCounts() {
        // The first depth takes four nodes; the second does not get to its end.
        IterativeDeepening search =
                search(new WrittenTree("0[-10[500 500] -40[-70 0] -20[0 40] -30[1 2]]"), Limits.nodes(5));
        search.findBest(this::note);
        assertEquals(1, search.depth());
        assertEquals(List.of(1), depths);
        assertEquals(1, search.moves().get(0).move);
    }

    @Test
    void anAnalysisScoresAllMovesExactly() {
        IterativeDeepening search = search(new WrittenTree("0[-10 -40 W -30 -20]"), Limits.depth(1));
        search.scoreBest(9, this::note);
        assertEquals("1 3 4 0 2", order(search));
        assertEquals("+0.40 +0.30 +0.20 +0.10 loss in 1", scores(search));
    }

    @Test
    void anAnalysisOfTheBestTwoBoundsTheOthersByTheSecond() {
        IterativeDeepening search = search(new WrittenTree("0[-10 -40 -30 -20]"), Limits.depth(1));
        search.scoreBest(2, this::note);
        assertEquals("1 2", order(search).substring(0, 3));
        assertEquals("+0.40 +0.30", scores(search).substring(0, 11));
    }

    @Test
    void anAnalysisFollowsEachMoveByTheReplyThatItsScoreIsFrom() {
        IterativeDeepening search = search(new WrittenTree("0[0[900 -100] 0[30 20] 0[10 900]]"), Limits.depth(2));
        search.scoreBest(9, this::note);
        assertEquals("1 2 0", order(search));
        assertEquals(
                List.of(List.of(1, 1), List.of(2, 0), List.of(0, 1)),
                search.moves().stream().map(IterativeDeepeningTest::line).toList());
    }

    @Test
    void anAnalysisGoesDeeperUntilEveryMoveIsDecided() {
        search(new WrittenTree("0[0[W W] 0[W 0[L L]] L]"), Limits.NONE).scoreBest(9, this::note);
        assertEquals(List.of(1, 2, 3), depths);
    }

    @Test
    void anAnalysisThatIsCutShortIsSortedByWhatIsKnown() {
        Budget budget = new Budget(Limits.nodes(6), SearchMonitor.NONE);
        WrittenTree tree = new WrittenTree("0[-10[-900 5] -40[-70 0] -20[0 40] -30[1 2]]");
        IterativeDeepening search = deepening(tree, budget);
        search.scoreBest(9, this::note);
        assertEquals(1, search.depth());
        List<Integer> scores = search.moves().stream().map(move -> move.score).toList();
        assertEquals(scores.stream().sorted((a, b) -> b - a).toList(), scores);
    }

    @Test
    void onceTheBestMoveIsExaminedLittleTimeIsKeptToExamineAnother() {
        Budget budget = new Budget(Limits.depth(2), SearchMonitor.NONE);
        budget.setReserve(Duration.ofDays(9).toNanos());
        deepening(CubesGame.INSTANCE.searchState(CubesGame.INSTANCE.start(4)), budget)
                .findBest(this::note);
        assertTrue(budget.reserved() < Duration.ofHours(1).toNanos(), "reserve: " + budget.reserved());
    }

    @ParameterizedTest
    @CsvSource({"1, 1000000", "2, 1000000", "9, 1", "9, 30"})
    void movesProvenToLoseComeAfterAllOthersAndTheLaterLossFirst(int depth, long nodes) {
        int dropped = 0;
        for (Arguments line : ForcedEndsTest.losses()) {
            Position position = JUMP61.parsePosition((String) line.get()[0]);
            IterativeDeepening search = search(position, new Limits(depth, nodes, Limits.NONE.time()));
            search.findBest(this::note);
            String best = position.game()
                    .searchState(position)
                    .decode(search.moves().get(0).move)
                    .notation();
            assertTrue(List.of(((String) line.get()[2]).split(" ")).contains(best), position::notation);
            List<RootMove> proven =
                    search.moves().stream().dropWhile(move -> !move.proven).toList();
            assertTrue(proven.stream().allMatch(move -> move.proven), position::notation);
            List<Integer> scores = proven.stream().map(move -> move.score).toList();
            assertEquals(scores.stream().sorted((a, b) -> b - a).toList(), scores);
            dropped += proven.size();
        }
        assertTrue(dropped > 0, "no losing move was ever the best at first sight");
    }

    @Test
    void aSearchThatIsStoppedWhenItHasOnlySeenLosingMovesPlaysAnother() {
        IterativeDeepening search = search(new WrittenTree("0[-9[L 5] -4[3 3] -2[1 1]]"), Limits.nodes(4));
        search.findBest(this::note);
        assertEquals(List.of(1), depths);
        assertEquals(1, search.moves().get(0).move);
        assertEquals(0, search.moves().get(2).move);
        assertEquals("loss in 2", new Score(search.moves().get(2).score).toString());
    }

    @Test
    void aMoveThatWasNeverTheBestHasTheScoreThatItDoesNotExceed() {
        IterativeDeepening search = search(new WrittenTree("0[-10 -40 -30 -20]"), Limits.depth(1));
        search.findBest(this::note);
        assertEquals("1 0 2 3", order(search));
        assertEquals("+0.40 +0.10 +0.30 +0.20", scores(search));
    }

    @Test
    void whenEveryMoveLosesTheLatestLossIsPlayed() {
        IterativeDeepening winning = search(WIN_IN_7, Limits.NONE);
        winning.findBest(this::note);
        Position lost = WIN_IN_7.play(WIN_IN_7.game()
                        .searchState(WIN_IN_7)
                        .decode(winning.moves().get(0).move))
                .after();
        IterativeDeepening search = search(lost, Limits.depth(1));
        search.findBest(this::note);
        assertEquals("loss in 6", new Score(search.moves().get(0).score).toString());
        List<Integer> scores = search.moves().stream().map(move -> move.score).toList();
        assertEquals(scores.stream().sorted((a, b) -> b - a).toList(), scores);
    }

    @Test
    void aForcedWinIsPlayedWithoutASearch() {
        IterativeDeepening search = search(WIN_IN_7, Limits.NONE);
        search.findBest(this::note);
        assertEquals(List.of(), depths);
        assertEquals(7, search.depth());
        assertEquals(7, search.moves().get(0).line.length);
        assertEquals(search.moves().get(0).move, search.moves().get(0).line[0]);
        assertEquals("win in 7", new Score(search.moves().get(0).score).toString());
        assertEquals(WIN_IN_7.legalMoves().size(), search.moves().size());
    }

    @Test
    void anAnalysisProvesTheResultOfEveryMoveAfterAFewPlies() {
        IterativeDeepening search = search(SIX_LOSE, Limits.depth(4));
        search.scoreBest(9, this::note);
        assertEquals(6, search.moves().stream().filter(move -> move.proven).count());
        assertEquals(
                6,
                search.moves().stream()
                        .skip(search.moves().size() - 6)
                        .filter(move -> move.proven)
                        .count());
        IterativeDeepening shallow = search(SIX_LOSE, Limits.depth(3));
        shallow.scoreBest(9, this::note);
        assertEquals(6, shallow.moves().stream().filter(move -> move.proven).count(), "its last depth");
    }

    private void note(IterativeDeepening soFar) {
        depths.add(soFar.depth());
    }

    private static IterativeDeepening search(WrittenTree tree, Limits limits) {
        return deepening(tree, new Budget(limits, SearchMonitor.NONE));
    }

    private static IterativeDeepening deepening(SearchState root, Budget budget) {
        TranspositionTable table = new TranspositionTable();
        table.prepare(TranspositionTable.SMALLEST_BITS, true);
        Guard guard = new Guard(root, Optional.empty(), Limits.NONE, SearchMonitor.NONE);
        return new IterativeDeepening(root, Team.alone(table), budget, guard);
    }

    private static IterativeDeepening search(Position position, Limits limits) {
        return deepening(position.game().searchState(position), new Budget(limits, SearchMonitor.NONE));
    }

    private static List<Integer> line(RootMove move) {
        List<Integer> line = new ArrayList<>();
        for (int each : move.line) {
            line.add(each);
        }
        return line;
    }

    private static String order(IterativeDeepening search) {
        return String.join(
                " ",
                search.moves().stream().map(move -> String.valueOf(move.move)).toList());
    }

    private static String scores(IterativeDeepening search) {
        return String.join(
                " ",
                search.moves().stream()
                        .map(move -> new Score(move.score).toString())
                        .toList());
    }
}
