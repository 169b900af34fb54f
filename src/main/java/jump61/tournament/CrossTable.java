package jump61.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import jump61.rating.GameCounts;

/** The results of a tournament for each pair of players. */
final class CrossTable {
    private static final int RESULTS = 3;

    private final int players;
    private final double[][] points;
    private final int[][] games;
    /** Losses, draws and wins of the player who moved first, indexed by that player, then by the opponent. */
    private final int[][][] results;

    private final int[] forfeits;

    private CrossTable(int players) {
        this.players = players;
        points = new double[players][players];
        games = new int[players][players];
        results = new int[players][players][RESULTS];
        forfeits = new int[players];
    }

    static CrossTable of(Setup setup, List<Encounter> encounters, Collection<Outcome> outcomes) {
        var table = new CrossTable(setup.entrants().size());
        for (Outcome outcome : outcomes) {
            Encounter encounter = encounters.get(setup.encounterOf(outcome.number()));
            table.add(encounter, setup.firstBegins(outcome.number()), outcome);
        }
        return table;
    }

    private void add(Encounter encounter, boolean firstBegins, Outcome outcome) {
        int one = encounter.first();
        int other = encounter.second();
        double mine = outcome.pointsOfFirst();
        points[one][other] += mine;
        points[other][one] += 1 - mine;
        games[one][other]++;
        games[other][one]++;
        int result = (int) Math.round((RESULTS - 1) * mine);
        if (firstBegins) {
            results[one][other][result]++;
        } else {
            results[other][one][RESULTS - 1 - result]++;
        }
        if (outcome.conduct().isPresent()) {
            forfeits[mine == 0 ? one : other]++;
        }
    }

    List<GameCounts> counts() {
        List<GameCounts> counts = new ArrayList<>();
        for (int one = 0; one < players; one++) {
            for (int other = 0; other < players; other++) {
                int[] count = results[one][other];
                counts.add(new GameCounts(one, other, count[2], count[1], count[0]));
            }
        }
        return counts.stream().filter(count -> count.total() > 0).toList();
    }

    int games(int player) {
        return IntStream.of(games[player]).sum();
    }

    double points(int player) {
        return against(player).stream().mapToDouble(Double::doubleValue).sum();
    }

    List<Double> against(int player) {
        return IntStream.range(0, players)
                .mapToObj(other -> points[player][other])
                .toList();
    }

    List<Integer> gamesAgainst(int player) {
        return IntStream.of(games[player]).boxed().toList();
    }

    int forfeits(int player) {
        return forfeits[player];
    }
}
