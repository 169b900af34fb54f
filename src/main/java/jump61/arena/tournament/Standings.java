package jump61.arena.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import jump61.rating.MaximumLikelihood;

/**
 * The players in the order of their success, with ratings by all games together.
 *
 * @param rows the best one first
 * @param games how many games were played
 */
public record Standings(List<Row> rows, int games) {
    /**
     * A player's row.
     *
     * @param player the player's number, from 0
     * @param name what the player is called
     * @param rating in points; the mean of all is 0
     * @param error how far the rating may be off with a probability of 95 %, in points
     * @param games the games played
     * @param points the points made, with those of rounds without an opponent
     * @param against by player, the points made against that one
     * @param gamesAgainst by player, the games played against that one
     * @param forfeits the games lost by conduct
     */
    public record Row(
            int player,
            String name,
            double rating,
            double error,
            int games,
            double points,
            List<Double> against,
            List<Integer> gamesAgainst,
            int forfeits) {}

    static Standings of(Setup setup, List<Encounter> encounters, Collection<Outcome> outcomes) {
        int players = setup.entrants().size();
        CrossTable table = CrossTable.of(setup, encounters, outcomes);
        MaximumLikelihood ratings = MaximumLikelihood.of(players, table.counts());
        List<Row> rows = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            double byes = setup.pairings().byes(player, encounters) * setup.games();
            rows.add(new Row(
                    player,
                    setup.entrants().get(player).name(),
                    ratings.rating(player),
                    ratings.error(player),
                    table.games(player),
                    table.points(player) + byes,
                    table.against(player),
                    table.gamesAgainst(player),
                    table.forfeits(player)));
        }
        rows.sort(order(setup, encounters));
        return new Standings(List.copyOf(rows), outcomes.size());
    }

    /** In a knock-out it counts how far somebody came; in a gauntlet points cannot be compared. */
    private static Comparator<Row> order(Setup setup, List<Encounter> encounters) {
        Comparator<Row> byRating = Comparator.comparingDouble(row -> -row.rating());
        Comparator<Row> byPoints =
                Comparator.comparingDouble((Row row) -> -row.points()).thenComparing(byRating);
        return switch (setup.format()) {
            case GAUNTLET -> byRating;
            case KNOCKOUT ->
                Comparator.comparingInt((Row row) -> -lastRound(row.player(), encounters))
                        .thenComparing(byPoints);
            default -> byPoints;
        };
    }

    private static int lastRound(int player, List<Encounter> encounters) {
        return encounters.stream()
                .filter(encounter -> encounter.first() == player || encounter.second() == player)
                .mapToInt(Encounter::round)
                .max()
                .orElse(0);
    }
}
