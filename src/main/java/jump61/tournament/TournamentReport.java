package jump61.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.console.JsonLines;
import jump61.console.TextColumns;
import jump61.game.Side;
import jump61.tournament.Standings.Headings;

/** Formats a tournament, using the terms of cutechess-cli where it has them. */
final class TournamentReport {
    private static final int NAME = 1;
    private static final int LONGEST_NAME = 32;
    private static final String TIE_BREAK = " %8s";

    /**
     * Minimum widths of rank, name, rating, error, games, points and score, so that tables of one tournament look alike.
     */
    private static final int[] LEAST_WIDTHS = {4, 12, 6, 6, 6, 7, 7};

    /** The headings at the console. */
    static final Headings ENGLISH = new Headings(
            List.of("Rank", "Name", "Elo", "+/-", "Games", "Points", "Score"),
            forfeits -> forfeits + " by conduct",
            number -> number,
            percent -> percent + "%",
            "");

    private TournamentReport() {}

    /** {@return a finished game on one line, starting with the player who moved first} */
    static String finished(Setup setup, Encounter encounter, Outcome outcome) {
        double points = setup.firstBegins(outcome.number()) ? outcome.pointsOfFirst() : 1 - outcome.pointsOfFirst();
        return String.format(
                Locale.ROOT,
                "Finished game %d (%s vs %s): %s, %d plies, seed %d%s",
                outcome.number() + 1,
                name(setup, setup.playerOf(Side.FIRST, encounter, outcome.number())),
                name(setup, setup.playerOf(Side.SECOND, encounter, outcome.number())),
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
    static String table(Standings standings, List<TieBreak> tieBreaks, Headings headings) {
        List<Standings.Row> rows = standings.rows();
        int longest = rows.stream()
                .mapToInt(row -> TextColumns.width(row.name()))
                .max()
                .orElse(0);
        int[] widths = headings.columns().stream().mapToInt(TextColumns::width).toArray();
        Arrays.setAll(widths, column -> Math.max(widths[column], LEAST_WIDTHS[column]));
        widths[NAME] = Math.max(widths[NAME], Math.min(LONGEST_NAME, longest));
        List<String> cells = cells(headings.columns(), widths);
        tieBreaks.forEach(tieBreak ->
                cells.add(String.format(Locale.ROOT, TIE_BREAK, tieBreak == TieBreak.BUCHHOLZ ? "Buchholz" : "SB")));
        IntStream.range(0, rows.size()).forEach(other -> cells.add(against(other, Integer.toString(other + 1))));
        var text = new StringBuilder(line(cells, headings));
        for (int i = 0; i < rows.size(); i++) {
            text.append(line(row(i, standings, tieBreaks, headings, widths), headings));
        }
        return text.toString();
    }

    private static String line(List<String> cells, Headings headings) {
        return headings.mark() + String.join(" " + headings.mark(), cells) + System.lineSeparator();
    }

    /** Puts cells into columns: the name on the left, numbers on the right. */
    private static List<String> cells(List<String> cells, int[] widths) {
        return IntStream.range(0, widths.length)
                .mapToObj(column -> {
                    String cell = cells.get(column);
                    String blanks = " ".repeat(Math.max(0, widths[column] - TextColumns.width(cell)));
                    return column == NAME ? TextColumns.fit(cell, widths[column]) : blanks + cell;
                })
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static List<String> cells(int rank, Standings.Row row, Headings headings) {
        double played = row.against().stream().mapToDouble(Double::doubleValue).sum();
        return List.of(
                Integer.toString(rank),
                row.name(),
                String.format(Locale.ROOT, "%+d", Math.round(row.rating())),
                String.format(Locale.ROOT, "%.0f", row.error()),
                Integer.toString(row.games()),
                headings.number().apply(points(row.points())),
                row.games() == 0
                        ? "-"
                        : headings.percent().apply(String.format(Locale.ROOT, "%.1f", 100 * played / row.games())));
    }

    private static List<String> row(
            int place, Standings standings, List<TieBreak> tieBreaks, Headings headings, int[] widths) {
        Standings.Row row = standings.rows().get(place);
        List<String> cells = cells(cells(place + 1, row, headings), widths);
        tieBreaks.stream()
                .map(tieBreak ->
                        headings.number().apply(TableFile.number(row.tieBreaks().get(tieBreak))))
                .forEach(value -> cells.add(String.format(Locale.ROOT, TIE_BREAK, value)));
        for (int i = 0; i < standings.rows().size(); i++) {
            Standings.Row other = standings.rows().get(i);
            boolean none = row.gamesAgainst().get(other.player()) == 0;
            String points = headings.number().apply(points(row.against().get(other.player())));
            cells.add(against(i, none ? other == row ? "x" : "-" : points));
        }
        if (row.forfeits() > 0) {
            cells.add(" " + headings.forfeits().apply(row.forfeits()));
        }
        return cells;
    }

    /** {@return a cell of the points against one player; there is more room before the first one} */
    private static String against(int player, String cell) {
        return String.format(Locale.ROOT, player == 0 ? "%7s" : "%6s", cell);
    }

    private static String points(double points) {
        return points == Math.rint(points) ? Long.toString((long) points) : String.format(Locale.ROOT, "%.1f", points);
    }

    private static String name(Setup setup, int player) {
        return setup.entrants().get(player).name();
    }
}
