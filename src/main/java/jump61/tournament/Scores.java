package jump61.tournament;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/** The points of the games played so far, by game number. */
final class Scores {
    private final int gamesEach;
    private final Map<Integer, Double> pointsOfFirst;

    /**
     * Creates the scores of a tournament.
     *
     * @param gamesEach games per encounter
     * @param pointsOfFirst points of the encounter's first player, by game number, from 0
     */
    Scores(int gamesEach, Map<Integer, Double> pointsOfFirst) {
        this.gamesEach = gamesEach;
        this.pointsOfFirst = Map.copyOf(pointsOfFirst);
    }

    /** {@return the scores of these games} */
    static Scores of(Setup setup, Collection<Outcome> outcomes) {
        Map<Integer, Double> points = new HashMap<>();
        outcomes.forEach(outcome -> points.put(outcome.number(), outcome.pointsOfFirst()));
        return new Scores(setup.games(), points);
    }

    int gamesEach() {
        return gamesEach;
    }

    /**
     * {@return whether all games of an encounter have been played}
     *
     * @param encounter the encounter's number, from 0
     */
    boolean isComplete(int encounter) {
        return games(encounter).allMatch(pointsOfFirst::containsKey);
    }

    /** {@return the points scored by the first player of an encounter} */
    double points(int encounter) {
        return games(encounter)
                .mapToDouble(game -> pointsOfFirst.getOrDefault(game, 0.0))
                .sum();
    }

    private IntStream games(int encounter) {
        return IntStream.range(encounter * gamesEach, (encounter + 1) * gamesEach);
    }
}
