package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import jump61.game.Games;
import jump61.game.Position;
import org.junit.jupiter.api.Test;

/** What the threads of a search learn from each other. */
class TeamTest {
    /** A move with a number that no move on 6x6 has, so that only another thread can know of it. */
    private static final int STRANGE = 999;

    private final TranspositionTable table = new TranspositionTable();
    private final Team team = Team.of(table);
    private final MoveOrder other = team.join();

    TeamTest() {
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
