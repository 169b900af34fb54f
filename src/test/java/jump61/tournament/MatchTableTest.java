package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.games.cubes.CubesGame;
import jump61.record.GameRecord;
import org.junit.jupiter.api.Test;

class MatchTableTest {
    private static MatchTable table(int wins, int draws, int losses) {
        MatchTable table = new MatchTable();
        add(table, wins, 1);
        add(table, draws, 0.5);
        add(table, losses, 0);
        return table;
    }

    private static void add(MatchTable table, int games, double points) {
        var match = new Match(CubesGame.INSTANCE.start(2), new Players(Player.HUMAN, Player.HUMAN));
        var used = new PlayedGame.TimeUsed(4, 2_000_000);
        for (int i = 0; i < games; i++) {
            var scheduled = new ScheduledGame(i + 1, match.start(), i % 2 == 0, 1);
            table.add(new PlayedGame(scheduled, GameRecord.of(match, Map.of()), points, Optional.empty(), used, used));
        }
    }

    @Test
    void threeWinsInFourAreAHundredNinetyElo() {
        MatchTable table = table(75, 0, 25);
        assertEquals(0.75, table.score());
        assertEquals(190.8, table.elo(), 0.1);
    }

    @Test
    void theErrorBarsShrinkWithTheNumberOfGames() {
        MatchTable few = table(6, 0, 4);
        MatchTable many = table(600, 0, 400);
        assertTrue(few.eloLow() < 0, "ten games prove nothing");
        assertTrue(many.eloLow() > 0);
        // Wilson's interval for 600 of 1000 is 0.5693 to 0.6299.
        assertEquals(48.5, many.eloLow(), 0.2);
        assertEquals(92.4, many.eloHigh(), 0.2);
    }

    @Test
    void drawsCountHalf() {
        assertEquals(0.5, table(10, 20, 10).score());
        assertEquals(0, table(10, 20, 10).elo(), 1e-9);
    }

    @Test
    void aCleanSweepHasNoUpperEndButALowerOne() {
        MatchTable sweep = table(10, 0, 0);
        assertEquals(Double.POSITIVE_INFINITY, sweep.elo());
        // Wilson's lower bound for 10 of 10 is 0.7225.
        assertEquals(166.2, sweep.eloLow(), 0.5);
    }

    @Test
    void timeIsGivenPerMove() {
        assertEquals(0.5, table(2, 0, 0).firstTime().millisPerMove());
    }

    @Test
    void theJsonOfAMatchSaysWhatTheTableSays() {
        MatchTable table = table(20, 10, 10);
        Map<String, Object> json = MatchReport.json("one", "two", table, Optional.empty());
        assertEquals(
                List.of("one", "two", 40, 20, 10, 10, 0.625),
                Stream.of("first", "second", "games", "wins", "draws", "losses", "score")
                        .map(json::get)
                        .toList());
        assertEquals(
                List.of(table.elo(), table.eloLow(), table.eloHigh()),
                Stream.of("elo", "eloLow", "eloHigh").map(json::get).toList());
    }
}
