package jump61.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The loser of an encounter is out. Players are seeded in the order in which they are listed, so the first two can only
 * meet in the final; if their number is not a power of two, the first ones have a bye in the first round. A tie is
 * replayed up to three times; after that, the player listed earlier advances.
 *
 * @param players number of players
 */
record Knockout(int players) implements Pairings {
    /** How often a tie is replayed. */
    static final int MOST_TIE_BREAKS = 3;

    private static final int NOBODY = -1;

    @Override
    public List<Encounter> encounters(Scores scores) {
        List<Encounter> encounters = new ArrayList<>();
        remaining(scores, encounters);
        return encounters;
    }

    @Override
    public OptionalInt winner(Scores scores) {
        List<Integer> left = remaining(scores, new ArrayList<>());
        return left.size() == 1 ? OptionalInt.of(left.get(0)) : OptionalInt.empty();
    }

    /** {@return the players still in after the last complete round} Adds all encounters known so far to the list. */
    private List<Integer> remaining(Scores scores, List<Encounter> encounters) {
        List<Integer> left = bracket();
        for (int round = 1; left.size() > 1; round++) {
            List<Integer> winners = round(round, left, encounters, scores);
            if (winners.isEmpty()) {
                break;
            }
            left = winners;
        }
        return left;
    }

    /** {@return the players who advance from a round, after its tie breaks; empty while that is undecided} */
    private static List<Integer> round(int round, List<Integer> left, List<Encounter> encounters, Scores scores) {
        Map<Integer, Integer> winners = new HashMap<>();
        List<Integer> open = new ArrayList<>();
        for (int match = 0; match < left.size() / 2; match++) {
            int one = left.get(2 * match);
            int other = left.get(2 * match + 1);
            if (one == NOBODY || other == NOBODY) {
                winners.put(match, Math.max(one, other));
            } else {
                open.add(match);
            }
        }
        for (int attempt = 0; !open.isEmpty(); attempt++) {
            int from = encounters.size();
            open.forEach(match -> encounters.add(new Encounter(round, left.get(2 * match), left.get(2 * match + 1))));
            if (!IntStream.range(from, encounters.size()).allMatch(scores::isComplete)) {
                return List.of();
            }
            boolean last = attempt == MOST_TIE_BREAKS;
            List<Integer> tied = new ArrayList<>();
            for (int i = 0; i < open.size(); i++) {
                int winner = winner(encounters.get(from + i), scores.points(from + i), scores.gamesEach(), last);
                if (winner == NOBODY) {
                    tied.add(open.get(i));
                } else {
                    winners.put(open.get(i), winner);
                }
            }
            open = tied;
        }
        return IntStream.range(0, left.size() / 2).mapToObj(winners::get).toList();
    }

    private static int winner(Encounter encounter, double points, int games, boolean last) {
        if (points * 2 == games) {
            return last ? Math.min(encounter.first(), encounter.second()) : NOBODY;
        }
        return points * 2 > games ? encounter.first() : encounter.second();
    }

    /** {@return the players in bracket order; for eight players 1, 8, 4, 5, 2, 7, 3, 6} */
    private List<Integer> bracket() {
        List<Integer> order = List.of(0);
        while (order.size() < players) {
            int size = order.size() * 2;
            order = order.stream()
                    .flatMap(seed -> java.util.stream.Stream.of(seed, size - 1 - seed))
                    .toList();
        }
        return order.stream().map(seed -> seed < players ? seed : NOBODY).toList();
    }
}
