package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.SearchState;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several threads that search the same position. */
class SearchThreadsTest {

    /** What the threads of a search learn from each other. */
    @Nested
    class WhatTheyLearnFromEachOther {
        /** A move with a number that no move on 6x6 has, so that only another thread can know of it. */
        private static final int STRANGE = 999;

        private final TranspositionTable table = new TranspositionTable();
        private final Team team = Team.of(table);
        private final MoveOrder other = team.join();

        WhatTheyLearnFromEachOther() {
            table.prepare(TranspositionTable.SMALLEST_BITS, true);
            other.learn(new int[] {STRANGE}, 0, 0, 2, 20, MoveOrder.NO_MOVE);
        }

        @Test
        void aThreadAsksNowAndThenWhatTheOthersHaveLearned() {
            search(60_000);
            assertEquals(-1, doubt(team.orders().get(1)), "a move that is trusted");
        }

        @Test
        void aShortSearchDoesNotAsk() {
            search(1_000);
            assertEquals(0, doubt(team.orders().get(1)));
        }

        @Test
        void nobodyLearnsFromThreadsOfAnotherTeam() {
            Team.alone(table).meet(other, 0);
            assertEquals(-1, doubt(other));
            assertEquals(0, doubt(Team.alone(table).join()));
        }

        @Test
        void theTableGrowsWithWhatAllThreadsSearch() {
            table.prepare(TranspositionTable.FIRST_BITS + 1, true);
            long nodes = (long) TranspositionTable.NODES_PER_ENTRY << TranspositionTable.FIRST_BITS;
            int room = table.entries();
            Team.alone(table).meet(other, nodes / 2 + 1);
            assertEquals(room, table.entries());
            team.join();
            team.meet(other, nodes / 2 + 1);
            assertEquals(2 * room, table.entries());
        }

        @Test
        void theTableGrowsInALongSearch() {
            table.prepare(TranspositionTable.FIRST_BITS + 1, true);
            int room = table.entries();
            search((long) TranspositionTable.NODES_PER_ENTRY << TranspositionTable.FIRST_BITS - 1);
            assertEquals(room, table.entries());
            search((long) TranspositionTable.NODES_PER_ENTRY << TranspositionTable.FIRST_BITS);
            assertEquals(2 * room, table.entries());
        }

        private void search(long nodes) {
            Position start = Games.byId("jump61").orElseThrow().start(6);
            Budget budget = new Budget(Limits.nodes(nodes), SearchMonitor.NONE);
            new IterativeDeepening(start.game().searchState(start), team, budget, null).findBest(soFar -> {});
        }

        private static int doubt(MoveOrder order) {
            int[] ratings = new int[1];
            order.rate(new int[] {STRANGE}, ratings, 0, 1, -1, 0, MoveOrder.NO_MOVE);
            return MoveOrder.doubt(ratings[0]);
        }
    }

    /** How the threads of a search keep out of each other's way. */
    @Nested
    class HowTheyKeepOutOfEachOthersWay {
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

    /** What the threads of a search share about the moves at its root. */
    @Nested
    class WhatTheyShareAboutTheRoot {
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

    /** Threads that help the search, each with what the others leave to it. */
    @Timeout(60)
    @Nested
    class ThreadsThatHelp {
        private static final String TREE = "0[-1[11 21] -2[12 22] -3[13 23] -4[14 24] -5[15 25] -6[16 26] -7[17 27]]";

        private final TranspositionTable table = new TranspositionTable();
        private final Team team = Team.of(table);

        ThreadsThatHelp() {
            table.prepare(TranspositionTable.SMALLEST_BITS, true);
        }

        @Test
        void workersBeginWithOnePly() throws InterruptedException {
            assertEquals(List.of(-1, -2, -3, -4, -5, -6, -7), distinct(evaluatedBy(1)));
        }

        @Test
        void theSecondWorkerAlsoBeginsWithOnePly() throws InterruptedException {
            assertTrue(evaluatedBy(2).stream().allMatch(estimate -> estimate < 0));
        }

        @Test
        void aWorkerPutsOffTheMoveThatTheSearchThatItHelpsIsLookingAt() throws InterruptedException {
            team.claims().claim(new WrittenTree(TREE).hash(), 2, 9);
            assertEquals(List.of(-1, -2, -4, -5, -6, -7, -3), distinct(evaluatedBy(1)));
        }

        @Test
        void workersSearchTillTheyAreStoppedAndNoneIsLeftThen() {
            Position start = Games.byId("jump61").orElseThrow().start(6);
            SearchState root = start.game().searchState(start);
            Engine.SearchWorkers workers =
                    Engine.SearchWorkers.start(2, root, team, Search.DEEPEST, ThreadsThatHelp::help);
            assertEquals(Set.of("search-worker-1", "search-worker-2"), names());
            workers.stop();
            assertEquals(Set.of(), names());
            assertFalse(Thread.currentThread().isInterrupted());
        }

        @Test
        void anInterruptionWhileWorkersEndIsNotLost() {
            Engine.SearchWorkers workers =
                    Engine.SearchWorkers.start(1, new WrittenTree(TREE), team, 2, ThreadsThatHelp::help);
            Thread.currentThread().interrupt();
            workers.stop();
            assertEquals(Set.of(), names());
            assertTrue(Thread.interrupted());
        }

        private static void help(IterativeDeepening search) {
            search.findBest(soFar -> {});
        }

        private static Set<String> names() {
            return workers().stream().map(Thread::getName).collect(Collectors.toCollection(TreeSet::new));
        }

        private static List<Thread> workers() {
            return Thread.getAllStackTraces().keySet().stream()
                    .filter(thread -> thread.getName().startsWith("search-worker-"))
                    .toList();
        }

        /** {@return the estimates that workers have asked for, once they have searched one ply} */
        private List<Integer> evaluatedBy(int count) throws InterruptedException {
            WrittenTree tree = new WrittenTree(TREE);
            Engine.SearchWorkers.start(count, tree, team, 1, ThreadsThatHelp::help);
            for (Thread worker : workers()) {
                worker.join();
            }
            return List.copyOf(tree.evaluated);
        }

        private static List<Integer> distinct(List<Integer> estimates) {
            return estimates.stream().distinct().toList();
        }
    }
}
