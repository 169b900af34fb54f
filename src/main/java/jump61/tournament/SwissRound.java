package jump61.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Pairs the players of one round of a Swiss tournament: the highest player with the next one it has not met, with
 * backtracking if the rest cannot be paired. If that is impossible, or takes too many steps, as few pairs as possible
 * meet again. The result depends on nothing but the ranking and the encounters.
 */
final class SwissRound {
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
     * @param inOrder whether the highest player is paired first, and not the one with the fewest possible opponents
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
