package jump61.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** The format of a tournament. */
public enum Format {
    /** Every player meets every other player. */
    ROUND_ROBIN,
    /** The first player meets all others. */
    GAUNTLET,
    /** The loser of an encounter is out. */
    KNOCKOUT,
    /** Players with equal scores meet. */
    SWISS;

    /** {@return the format's name on the command line and in files, for example {@code round-robin}} */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@return the format with this name; empty if there is none} */
    public static Optional<Format> byId(String id) {
        return Arrays.stream(values()).filter(format -> format.id().equals(id)).findFirst();
    }

    /** {@return the names of all formats} */
    public static List<String> ids() {
        return Arrays.stream(values()).map(Format::id).toList();
    }

    /** {@return whether the user chooses the number of rounds; otherwise, it follows from the number of players} */
    public boolean hasRounds() {
        return switch (this) {
            case ROUND_ROBIN, GAUNTLET, SWISS -> true;
            case KNOCKOUT -> false;
        };
    }

    /**
     * {@return the number of rounds or cycles to propose; in a Swiss tournament, the fewest that leave at most one player
     * with a perfect score}
     */
    public int usualRounds(int players) {
        return switch (this) {
            case ROUND_ROBIN, GAUNTLET, KNOCKOUT -> 1;
            case SWISS -> Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, players) - 1));
        };
    }

    /** {@return the maximum number of encounters} */
    public int mostEncounters(int players, int rounds) {
        return switch (this) {
            case ROUND_ROBIN -> players * (players - 1) / 2 * rounds;
            case GAUNTLET -> (players - 1) * rounds;
            case KNOCKOUT -> (players - 1) * (1 + Knockout.MOST_TIE_BREAKS);
            case SWISS -> players / 2 * rounds;
        };
    }

    /** {@return the minimum number of encounters, without any that replay a tie} */
    public int leastEncounters(int players, int rounds) {
        return switch (this) {
            case ROUND_ROBIN, GAUNTLET, SWISS -> mostEncounters(players, rounds);
            case KNOCKOUT -> players - 1;
        };
    }

    /**
     * {@return the pairings for this many players; {@code rounds} counts complete cycles if all players meet the same
     * opponents}
     */
    Pairings pairings(int players, int rounds) {
        return switch (this) {
            case ROUND_ROBIN -> new RoundRobin(players, rounds);
            case GAUNTLET -> new Gauntlet(players, rounds);
            case KNOCKOUT -> new Knockout(players);
            case SWISS -> new Swiss(players, rounds);
        };
    }

    /**
     * The first player meets all others, who do not meet each other.
     *
     * @param players number of players
     * @param cycles how often the first player meets each opponent
     */
    private record Gauntlet(int players, int cycles) implements Pairings {
        @Override
        public List<Encounter> encounters(Scores scores) {
            return IntStream.range(0, cycles * (players - 1))
                    .mapToObj(i -> new Encounter(i + 1, 0, 1 + i % (players - 1)))
                    .toList();
        }
    }

    /**
     * Every player meets every other player once per cycle. The circle method pairs all players in each round: one stays in
     * place, the others rotate. Who moves first alternates.
     *
     * @param players number of players
     * @param cycles how often each pair meets
     */
    private record RoundRobin(int players, int cycles) implements Pairings {
        @Override
        public List<Encounter> encounters(Scores scores) {
            int seats = players + players % 2;
            List<Encounter> encounters = new ArrayList<>();
            for (int round = 0; round < cycles * (seats - 1); round++) {
                for (int table = 0; table < seats / 2; table++) {
                    add(encounters, round, table, seats);
                }
            }
            return encounters;
        }

        private void add(List<Encounter> encounters, int round, int table, int seats) {
            int one = table == 0 ? seats - 1 : (round + table) % (seats - 1);
            int other = (round + seats - 1 - table) % (seats - 1);
            if (one >= players || other >= players) {
                return;
            }
            int cycle = round / (seats - 1);
            int inCycle = round % (seats - 1);
            boolean swapped = (inCycle + (table == 0 ? 1 : table) + cycle) % 2 == 0;
            encounters.add(new Encounter(round + 1, swapped ? other : one, swapped ? one : other));
        }
    }
}
