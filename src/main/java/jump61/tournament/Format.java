package jump61.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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

    /** {@return whether the number of rounds is the user's choice, and not given by the number of players} */
    public boolean hasRounds() {
        return switch (this) {
            case ROUND_ROBIN, GAUNTLET, SWISS -> true;
            case KNOCKOUT -> false;
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
}
