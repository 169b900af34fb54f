package jump61.arena.tournament;

import java.util.Map;
import java.util.stream.IntStream;

/** The points of the games played so far, by the game's number. */
final class Scores {
    private final int gamesEach;
    private final Map<Integer, Double> pointsOfFirst;

    /**
     * Scores of a tournament.
     *
     * @param gamesEach the games in each encounter
     * @param pointsOfFirst by the game's number, from 0, the points of the encounter's first player
     */
    Scores(int gamesEach, Map<Integer, Double> pointsOfFirst) {
        this.gamesEach = gamesEach;
        this.pointsOfFirst = Map.copyOf(pointsOfFirst);
    }

    int gamesEach() {
        return gamesEach;
    }

    /** {@return whether all games of the encounter with this number, from 0, have been played} */
    boolean isComplete(int encounter) {
        return games(encounter).allMatch(pointsOfFirst::containsKey);
    }

    /** {@return the points that the first player of an encounter has made in it} */
    double points(int encounter) {
        return games(encounter)
                .mapToDouble(game -> pointsOfFirst.getOrDefault(game, 0.0))
                .sum();
    }

    private IntStream games(int encounter) {
        return IntStream.range(encounter * gamesEach, (encounter + 1) * gamesEach);
    }
}
