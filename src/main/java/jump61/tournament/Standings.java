package jump61.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import jump61.rating.MaximumLikelihood;

/**
 * The players in ranking order, with ratings computed from all games together.
 *
 * @param rows the players, best first
 * @param games number of games played
 * @param leaders number of players in first place; it is shared if neither points nor tie-breaks nor ratings, in whole Elo
 *     points, decide who is better
 */
public record Standings(List<Row> rows, int games, int leaders) {
    /**
     * A player's row.
     *
     * @param player the player's number, from 0
     * @param name the player's name
     * @param rating Elo points; the average of all players is 0
     * @param error half the width of the rating's 95 % confidence interval, in Elo points
     * @param games games played
     * @param points points scored, including those for byes
     * @param against points scored against each player
     * @param gamesAgainst games played against each player
     * @param forfeits games lost by forfeit
     * @param tieBreaks the value of each tie-break, whether or not it counts in this tournament
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
            int forfeits,
            Map<TieBreak, Double> tieBreaks) {
        private Row named(UnaryOperator<String> names) {
            return new Row(
                    player,
                    names.apply(name),
                    rating,
                    error,
                    games,
                    points,
                    against,
                    gamesAgainst,
                    forfeits,
                    tieBreaks);
        }
    }

    static Standings of(Setup setup, List<Encounter> encounters, Collection<Outcome> outcomes) {
        OptionalInt winner = setup.pairings().winner(Scores.of(setup, outcomes));
        int players = setup.entrants().size();
        CrossTable table = CrossTable.of(setup, encounters, outcomes);
        MaximumLikelihood ratings = MaximumLikelihood.of(players, table.counts());
        double[] points = IntStream.range(0, players)
                .mapToDouble(player -> table.points(player) + setup.pairings().byes(player, encounters) * setup.games())
                .toArray();
        List<Row> rows = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            Map<TieBreak, Double> tieBreaks = new EnumMap<>(TieBreak.class);
            for (TieBreak tieBreak : TieBreak.values()) {
                tieBreaks.put(tieBreak, tieBreak.of(player, table, points));
            }
            rows.add(new Row(
                    player,
                    setup.entrants().get(player).name(),
                    ratings.rating(player),
                    ratings.error(player),
                    table.games(player),
                    points[player],
                    table.against(player),
                    table.gamesAgainst(player),
                    table.forfeits(player),
                    tieBreaks));
        }
        Comparator<Row> order = order(setup, encounters, winner);
        rows.sort(order);
        long leaders = rows.stream()
                .filter(row -> order.compare(row, rows.get(0)) == 0)
                .count();
        return new Standings(List.copyOf(rows), outcomes.size(), (int) leaders);
    }

    /**
     * Returns the ranking order. In a knockout, it depends on how far a player got, not on points, which are also scored in
     * tie breaks; in a gauntlet, points are not comparable.
     */
    private static Comparator<Row> order(Setup setup, List<Encounter> encounters, OptionalInt winner) {
        Comparator<Row> byRating = Comparator.comparingLong(row -> -Math.round(row.rating()));
        Comparator<Row> byPoints = Comparator.comparingDouble((Row row) -> -row.points());
        for (TieBreak tieBreak : setup.tieBreaks()) {
            byPoints = byPoints.thenComparingDouble(row -> -row.tieBreaks().get(tieBreak));
        }
        byPoints = byPoints.thenComparing(byRating);
        return switch (setup.format()) {
            case GAUNTLET -> byRating;
            case KNOCKOUT ->
                Comparator.comparing((Row row) -> winner.orElse(-1) != row.player())
                        .thenComparing(row -> -lastRound(row.player(), encounters))
                        .thenComparing(byPoints);
            case ROUND_ROBIN, SWISS -> byPoints;
        };
    }

    /** {@return the same standings with other names for the players} */
    public Standings named(UnaryOperator<String> names) {
        List<Row> named = rows.stream().map(row -> row.named(names)).toList();
        return new Standings(named, games, leaders);
    }

    /** {@return the cross table as text, with a column for each of the tie-breaks that count} */
    public String table(List<TieBreak> tieBreaks, Headings headings) {
        return TournamentReport.table(this, tieBreaks, headings);
    }

    /**
     * The words of the text form of the cross table.
     *
     * @param columns the headings of rank, name, rating, error, games, points and score
     * @param forfeits says how many games a player has lost by forfeit
     * @param number formats a number, such as {@code 2.5}, for the language
     * @param percent formats a percentage, such as {@code 83.3}, for the language
     * @param mark begins each cell: an invisible letter that makes the columns run in the direction of the language
     */
    public record Headings(
            List<String> columns,
            IntFunction<String> forfeits,
            UnaryOperator<String> number,
            UnaryOperator<String> percent,
            String mark) {}

    private static int lastRound(int player, List<Encounter> encounters) {
        return encounters.stream()
                .filter(encounter -> encounter.isOf(player))
                .mapToInt(Encounter::round)
                .max()
                .orElse(0);
    }
}
