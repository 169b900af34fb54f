package jump61.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Ranks players with equal points by the points of their opponents, game by game. */
public enum TieBreak {
    /** For each game, the points scored in it times the points of the opponent: wins against good players count more. */
    SONNEBORN_BERGER,
    /** For each game, the points of the opponent: harder opponents count more. */
    BUCHHOLZ;

    /** {@return the name in commands and files: {@code sonneborn-berger}} */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@return the names of all tie-breaks} */
    static List<String> ids() {
        return Arrays.stream(values()).map(TieBreak::id).toList();
    }

    /**
     * {@return the tie-breaks named in a list separated by commas or blanks, in this order}
     *
     * @throws IllegalArgumentException if a name is unknown; the message is one clear line
     */
    static List<TieBreak> parse(String list) {
        return Arrays.stream(list.strip().split("[,\\s]+"))
                .filter(id -> !id.isEmpty())
                .map(id -> byId(id).orElseThrow(() -> new IllegalArgumentException(
                        "there is no tie-break \"" + id + "\"; there are " + String.join(" and ", ids()))))
                .distinct()
                .toList();
    }

    private static Optional<TieBreak> byId(String id) {
        return Arrays.stream(values())
                .filter(each -> each.id().equalsIgnoreCase(id))
                .findFirst();
    }

    /**
     * {@return the value of this tie-break for a player}
     *
     * @param points the points of all players
     */
    double of(int player, CrossTable table, double[] points) {
        List<Double> scored = table.against(player);
        List<Integer> games = table.gamesAgainst(player);
        double sum = 0;
        for (int other = 0; other < points.length; other++) {
            sum += points[other] * (this == BUCHHOLZ ? games.get(other) : scored.get(other));
        }
        return sum;
    }
}
