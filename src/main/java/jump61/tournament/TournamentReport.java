package jump61.tournament;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.console.JsonLines;
import jump61.console.TextColumns;

/** Formats a tournament, using the terms of cutechess-cli where it has them. */
final class TournamentReport {
    private static final int SHORTEST_NAME = 12;
    private static final int LONGEST_NAME = 32;

    private TournamentReport() {}

    /** {@return a finished game on one line, with the player who moved first in front} */
    static String finished(Setup setup, Encounter encounter, Outcome outcome) {
        boolean firstBegins = setup.firstBegins(outcome.number());
        double points = firstBegins ? outcome.pointsOfFirst() : 1 - outcome.pointsOfFirst();
        return String.format(
                Locale.ROOT,
                "Finished game %d (%s vs %s): %s, %d plies, seed %d%s",
                outcome.number() + 1,
                name(setup, firstBegins ? encounter.first() : encounter.second()),
                name(setup, firstBegins ? encounter.second() : encounter.first()),
                points == 1 ? "1-0" : points == 0 ? "0-1" : "1/2-1/2",
                outcome.moves().size(),
                setup.scheduled(outcome.number()).seed(),
                outcome.conduct().map(conduct -> " {" + conduct + "}").orElse(""));
    }

    static Map<String, Object> json(Setup setup, Encounter encounter, Outcome outcome) {
        ScheduledGame scheduled = setup.scheduled(outcome.number());
        Map<String, Object> object = JsonLines.object("game");
        object.put("number", scheduled.number());
        object.put("seed", scheduled.seed());
        object.put("start", scheduled.start().notation());
        object.put("first", name(setup, encounter.first()));
        object.put("second", name(setup, encounter.second()));
        object.put("firstBegins", scheduled.firstBegins());
        object.put("points", outcome.pointsOfFirst());
        object.put("forfeit", outcome.conduct().orElse(null));
        object.put("moves", JsonLines.moves(outcome.moves()));
        return object;
    }

    static Map<String, Object> json(Standings standings) {
        Map<String, Object> object = JsonLines.object("standings");
        object.put("games", standings.games());
        object.put(
                "players", standings.rows().stream().map(TournamentReport::json).toList());
        return object;
    }

    private static Map<String, Object> json(Standings.Row row) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("name", row.name());
        object.put("games", row.games());
        object.put("points", row.points());
        object.put("elo", row.rating());
        object.put("error", row.error());
        object.put("forfeits", row.forfeits());
        object.put("sonnebornBerger", row.tieBreaks().get(TieBreak.SONNEBORN_BERGER));
        object.put("buchholz", row.tieBreaks().get(TieBreak.BUCHHOLZ));
        return object;
    }

    /** {@return the cross table, with a column for each of the tie-breaks that count} */
    static String table(Standings standings, List<TieBreak> tieBreaks) {
        List<Standings.Row> rows = standings.rows();
        int width = rows.stream()
                .mapToInt(row -> TextColumns.width(row.name()))
                .map(length -> Math.min(LONGEST_NAME, Math.max(SHORTEST_NAME, length)))
                .max()
                .orElse(SHORTEST_NAME);
        String ranks = IntStream.rangeClosed(1, rows.size())
                .mapToObj(rank -> String.format(Locale.ROOT, "%7d", rank))
                .collect(Collectors.joining());
        var text = new StringBuilder(String.format(
                Locale.ROOT,
                "Rank %-" + width + "s %6s %6s %6s %7s %7s%s %s%n",
                "Name",
                "Elo",
                "+/-",
                "Games",
                "Points",
                "Score",
                tieBreaks.stream().map(TournamentReport::title).collect(Collectors.joining()),
                ranks));
        for (int i = 0; i < rows.size(); i++) {
            text.append(row(i + 1, rows.get(i), standings, tieBreaks, width)).append(System.lineSeparator());
        }
        return text.toString();
    }

    private static String title(TieBreak tieBreak) {
        return String.format(Locale.ROOT, "  %8s", tieBreak == TieBreak.BUCHHOLZ ? "Buchholz" : "S.-Berg.");
    }

    private static String row(int rank, Standings.Row row, Standings standings, List<TieBreak> tieBreaks, int width) {
        String values = tieBreaks.stream()
                .map(tieBreak -> String.format(
                        Locale.ROOT, "  %8s", TableFile.number(row.tieBreaks().get(tieBreak))))
                .collect(Collectors.joining());
        String against = standings.rows().stream()
                .map(other -> row.gamesAgainst().get(other.player()) == 0
                        ? other == row ? "x" : "-"
                        : points(row.against().get(other.player())))
                .map(cell -> String.format(Locale.ROOT, "%7s", cell))
                .collect(Collectors.joining());
        double played = row.against().stream().mapToDouble(Double::doubleValue).sum();
        String score = row.games() == 0 ? "-" : String.format(Locale.ROOT, "%.1f%%", 100 * played / row.games());
        return String.format(
                Locale.ROOT,
                "%4d %s %+6d %6.0f %6d %7s %7s%s %s%s",
                rank,
                TextColumns.fit(row.name(), width),
                Math.round(row.rating()),
                row.error(),
                row.games(),
                points(row.points()),
                score,
                values,
                against,
                row.forfeits() == 0 ? "" : "  " + row.forfeits() + " by conduct");
    }

    private static String points(double points) {
        return points == Math.rint(points) ? Long.toString((long) points) : String.format(Locale.ROOT, "%.1f", points);
    }

    private static String name(Setup setup, int player) {
        return setup.entrants().get(player).name();
    }
}
