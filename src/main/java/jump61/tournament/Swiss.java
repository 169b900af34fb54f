package jump61.tournament;

import java.util.ArrayList;
import java.util.Arrays;
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
        return encounters(List.of(), scores);
    }

    @Override
    public List<Encounter> encounters(List<Encounter> known, Scores scores) {
        List<Encounter> encounters = new ArrayList<>(known);
        for (int round = lastRound(known) + 1; round <= rounds && isComplete(encounters, scores); round++) {
            encounters.addAll(round(round, encounters, scores));
        }
        return encounters;
    }

    @Override
    public int byes(int player, List<Encounter> encounters) {
        return lastRound(encounters)
                - (int) encounters.stream()
                        .filter(encounter -> encounter.isOf(player))
                        .count();
    }

    private static int lastRound(List<Encounter> encounters) {
        return encounters.isEmpty() ? 0 : encounters.get(encounters.size() - 1).round();
    }

    private static boolean isComplete(List<Encounter> encounters, Scores scores) {
        // The last round is what is open, if anything is.
        return IntStream.iterate(encounters.size() - 1, i -> i >= 0, i -> i - 1).allMatch(scores::isComplete);
    }

    private List<Encounter> round(int round, List<Encounter> earlier, Scores scores) {
        double[] points = points(earlier, scores);
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

    /** {@return the points of all players; a round without an encounter counts as won} */
    private double[] points(List<Encounter> earlier, Scores scores) {
        double[] points = new double[players];
        Arrays.fill(points, lastRound(earlier) * scores.gamesEach());
        for (int i = 0; i < earlier.size(); i++) {
            double ofFirst = scores.points(i);
            points[earlier.get(i).first()] -= scores.gamesEach() - ofFirst;
            points[earlier.get(i).second()] -= ofFirst;
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
            int least = pairing.leastAgain(ranking);
            boolean done = least == 0 && pairing.isPossible(ranking, 0, true);
            for (int again = least; !done; again++) {
                done = pairing.isPossible(ranking, again, false);
            }
            return List.copyOf(pairing.paired);
        }

        /** {@return how many pairs must meet again at least: trying fewer of them takes long in vain} */
        private int leastAgain(List<Integer> ranking) {
            long withoutNewOpponent = ranking.stream()
                    .filter(player -> ranking.stream().allMatch(other -> other.equals(player) || met[player][other]))
                    .count();
            return (int) (withoutNewOpponent + 1) / 2;
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
