package jump61.games.sim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The solution of Sim: a {@link Forecast} for every unfinished position. Computing it takes a fraction of a second:
 * first all 2,250 classes of positions, line by line from the empty board, then their forecasts, back from the full
 * board. A class is a set of positions that differ only in the names of the points. It is identified by its {@link
 * Symmetry#canonicalKey}.
 */
final class ForecastTable {
    private final Map<Integer, Forecast> forecasts = new HashMap<>();
    private final List<Set<Integer>> classes = new ArrayList<>();
    /** The classes to which each class leads, one for each line that does not lose at once. */
    private final Map<Integer, int[]> followers = new HashMap<>();

    private ForecastTable() {
        Set<Integer> some = Set.of(Symmetry.canonicalKey(0, 0));
        while (!some.isEmpty()) {
            classes.add(some);
            some = followersOf(some);
        }
        for (int drawn = classes.size() - 1; drawn >= 0; drawn--) {
            classes.get(drawn).forEach(key -> forecasts.put(key, forecast(followers.get(key))));
        }
        followers.clear();
    }

    /** {@return the complete table} */
    static ForecastTable solve() {
        return new ForecastTable();
    }

    /** {@return the forecast for an unfinished position with these lines} */
    Forecast of(int red, int blue) {
        return forecasts.get(Symmetry.canonicalKey(red, blue));
    }

    /** {@return the number of classes of unfinished positions with 0, 1, 2… lines drawn} */
    List<Integer> classesByLinesDrawn() {
        return classes.stream().map(Set::size).toList();
    }

    private Set<Integer> followersOf(Set<Integer> keys) {
        Set<Integer> all = new TreeSet<>();
        for (int key : keys) {
            int[] next = followersOf(Symmetry.red(key), Symmetry.blue(key));
            followers.put(key, next);
            for (int follower : next) {
                all.add(follower);
            }
        }
        return all;
    }

    private static int[] followersOf(int red, int blue) {
        boolean reds = Integer.bitCount(red) == Integer.bitCount(blue);
        return Lines.numbers(Lines.ALL & ~red & ~blue)
                .filter(line -> !Triangles.closes(reds ? red : blue, line))
                .map(line ->
                        Symmetry.canonicalKey(reds ? red | Lines.bit(line) : red, reds ? blue : blue | Lines.bit(line)))
                .toArray();
    }

    private Forecast forecast(int[] next) {
        int fastestWin = Integer.MAX_VALUE;
        int latestLoss = 1;
        double bestLuck = 0;
        double luckOfOther = 0;
        for (int follower : next) {
            Forecast after = forecasts.get(follower);
            if (after.won()) {
                latestLoss = Math.max(latestLoss, after.plies() + 1);
                bestLuck = Math.max(bestLuck, after.luck());
                luckOfOther += 1;
            } else {
                fastestWin = Math.min(fastestWin, after.plies() + 1);
                luckOfOther += after.luck();
            }
        }
        return fastestWin < Integer.MAX_VALUE
                ? new Forecast(true, fastestWin, luckOfOther / next.length)
                : new Forecast(false, latestLoss, bestLuck);
    }

    /**
     * The outcome of best play, for the side to move.
     *
     * @param won whether the side to move wins
     * @param plies number of lines yet to be drawn; the winner plays for the fastest win, the loser for the longest
     *     defence
     * @param luck probability, 0 to 1, that the losing side still wins if the winning side draws lines at random but
     *     avoids lines that lose at once
     */
    record Forecast(boolean won, int plies, double luck) {}
}
