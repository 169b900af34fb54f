package jump61.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * In each round, players with equal scores meet, unless they have met before. If the number of players is odd, the
 * lowest-ranked one that has not yet had a bye gets one, worth the points of a won encounter.
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
                        .filter(encounter -> encounter.isOf(player))
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

    /**
     * Pairs the players of one round of a Swiss tournament: the highest player with the next one it has not met, with
     * backtracking if the rest cannot be paired. If that is impossible, or takes too many steps, as few pairs as possible
     * meet again. The result depends only on the ranking and the encounters.
     */
    private static final class SwissRound {
        /** Steps per attempt. Enough whenever many pairs are still open; the last rounds of a long tournament need more. */
        private static final int MOST_STEPS = 5_000;

        private final int round;
        private final boolean[][] met;
        private final List<Encounter> paired = new ArrayList<>();
        private int steps;

        private SwissRound(int round, boolean[][] met) {
            this.round = round;
            this.met = met;
        }

        /**
         * {@return the encounters of a round}
         *
         * @param ranking the players, best first; their number is even
         * @param players number of players in the tournament
         * @param earlier the encounters of earlier rounds
         */
        static List<Encounter> pair(int round, List<Integer> ranking, int players, List<Encounter> earlier) {
            boolean[][] met = new boolean[players][players];
            for (Encounter encounter : earlier) {
                met[encounter.first()][encounter.second()] = true;
                met[encounter.second()][encounter.first()] = true;
            }
            var pairing = new SwissRound(round, met);
            boolean done = pairing.isPossible(ranking, 0, true);
            for (int again = 0; !done; again++) {
                done = pairing.isPossible(ranking, again, false);
            }
            return List.copyOf(pairing.paired);
        }

        private boolean isPossible(List<Integer> ranking, int again, boolean inOrder) {
            steps = 0;
            paired.clear();
            return pair(ranking, again, inOrder);
        }

        /**
         * Pairs all open players, of whom {@code again} pairs may meet a second time.
         *
         * @param inOrder whether the highest player is paired first, rather than the one with the fewest possible opponents
         */
        private boolean pair(List<Integer> open, int again, boolean inOrder) {
            if (open.isEmpty()) {
                return true;
            }
            int player = inOrder ? open.get(0) : mostConstrained(open);
            List<Integer> others = new ArrayList<>(open);
            others.remove((Integer) player);
            int place = open.indexOf(player);
            others.sort(Comparator.comparing((Integer other) -> met[player][other])
                    .thenComparing(other -> Math.abs(open.indexOf(other) - place)));
            for (int other : others) {
                int left = met[player][other] ? again - 1 : again;
                if (left < 0 || ++steps > MOST_STEPS) {
                    return false;
                }
                paired.add(
                        (round + paired.size()) % 2 == 1
                                ? new Encounter(round, player, other)
                                : new Encounter(round, other, player));
                if (pair(without(open, player, other), left, inOrder)) {
                    return true;
                }
                paired.remove(paired.size() - 1);
            }
            return false;
        }

        private int mostConstrained(List<Integer> open) {
            return Collections.min(
                    open,
                    Comparator.comparing((Integer player) ->
                            open.stream().filter(other -> !met[player][other]).count()));
        }

        private static List<Integer> without(List<Integer> open, int player, int other) {
            return open.stream().filter(each -> each != player && each != other).toList();
        }
    }
}
