package jump61.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import jump61.engine.Engine;
import jump61.engine.SearchMonitor;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.record.GameRecord;
import jump61.record.RecordReader;
import jump61.record.RecordWriter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many games in one process: neither memory nor threads grow. */
class ManyGamesTest {
    private static final long MEGABYTE = 1 << 20;

    @Test
    @Tag("slow")
    void memoryAndThreadsStayLevelOverManyGames() throws Exception {
        int games = Fuzz.times(30, 1_000);
        play(games / 10);
        long memory = used();
        int threads = Thread.activeCount();
        play(games);
        assertEquals(threads, Thread.activeCount());
        assertTrue(used() - memory < 8 * MEGABYTE, (used() - memory) / MEGABYTE + " MB more");
    }

    private static void play(int games) throws Exception {
        List<Game> all = Games.all();
        for (int number = 0; number < games; number++) {
            Game game = all.get(number % all.size());
            int size = game.sizes().contains(3) ? 3 : game.sizes().usual();
            Match match = new Match(game.start(size), new Players(Player.HUMAN, Player.HUMAN));
            Engine engine = new Engine();
            while (!match.isOver()) {
                match.play(engine.play(match.position(), Level.of(1), number, SearchMonitor.NONE)
                        .best()
                        .orElseThrow());
            }
            GameRecord record = GameRecord.of(match, Map.of());
            assertEquals(record, RecordReader.read(RecordWriter.write(record)));
        }
    }

    private static long used() throws InterruptedException {
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            System.gc();
            Thread.sleep(20);
            least = Math.min(
                    least,
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
        }
        return least;
    }
}
