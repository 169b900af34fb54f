package jump61.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * In each round, players with equal scores meet, as far as they have not met before. If the number of players is odd,
 * the lowest-ranked one that has not yet had a bye gets one, worth the points of a won encounter.
 *
 * @param players number of players
 * @param rounds number of rounds
 */
record Swiss(int players, int rounds) implements Pairings {
    @Override
    public List<Encounter> encounters(Scores scores) {
        List<Encounter> encounters = new ArrayList<>();
        for (int round = 1; round <= rounds && isComplete(encounters, scores); round++) {
            encounters.addAll(round(round, encounters, scores));
        }
        return encounters;
    }

    @Override
    public int byes(int player, List<Encounter> encounters) {
        int lastRound = encounters.stream().mapToInt(Encounter::round).max().orElse(0);
        return lastRound
                - (int) encounters.stream()
                        .filter(e -> e.first() == player || e.second() == player)
                        .count();
    }

    private static boolean isComplete(List<Encounter> encounters, Scores scores) {
        return IntStream.range(0, encounters.size()).allMatch(scores::isComplete);
    }

    private List<Encounter> round(int round, List<Encounter> earlier, Scores scores) {
        double[] points = IntStream.range(0, players)
                .mapToDouble(player -> points(player, earlier, scores))
                .toArray();
        List<Integer> ranking = IntStream.range(0, players)
                .boxed()
                .sorted(Comparator.comparingDouble(player -> -points[player]))
                .collect(java.util.stream.Collectors.toCollection(ArrayList::new));
        if (players % 2 == 1) {
            ranking.remove(resting(ranking, earlier));
        }
        return SwissRound.pair(round, ranking, players, earlier);
    }

    private Integer resting(List<Integer> ranking, List<Encounter> earlier) {
        return IntStream.iterate(ranking.size() - 1, i -> i >= 0, i -> i - 1)
                .mapToObj(ranking::get)
                .min(Comparator.comparingInt(player -> byes(player, earlier)))
                .orElseThrow();
    }

    private double points(int player, List<Encounter> earlier, Scores scores) {
        double points = byes(player, earlier) * scores.gamesEach();
        for (int i = 0; i < earlier.size(); i++) {
            Encounter encounter = earlier.get(i);
            if (encounter.first() == player) {
                points += scores.points(i);
            } else if (encounter.second() == player) {
                points += scores.gamesEach() - scores.points(i);
            }
        }
        return points;
    }
}
