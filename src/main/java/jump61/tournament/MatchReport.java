package jump61.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import jump61.console.JsonLines;
import jump61.game.Side;

/** Formats the table and the progress lines of a match. */
final class MatchReport {
    private MatchReport() {}

    /** {@return notes on the openings of a match, one per line; usually none} */
    static List<String> openings(int openings, int games) {
        List<String> lines = new ArrayList<>();
        int pairs = (games + 1) / 2;
        if (openings < pairs) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%s for %d pairs of games, so each is used again",
                    openings == 1 ? "There is one opening" : "There are " + openings + " openings",
                    pairs));
        }
        if (games % 2 == 1) {
            lines.add("game " + games + " stands alone: it is not repeated with sides swapped");
        }
        return lines;
    }

    static String progress(PlayedGame game, MatchTable table) {
        String points = game.points() == 1 ? "1-0" : game.points() == 0 ? "0-1" : "½-½";
        String conduct = game.forfeit()
                .map(forfeit -> "  " + forfeit.kind() + ": " + forfeit.getMessage())
                .orElse("");
        return String.format(
                Locale.ROOT,
                "game %d: %s in %d plies, first plays %s, seed %d; so far +%d =%d -%d%s",
                game.number(),
                points,
                game.record().moves().size(),
                game.firstBegins()
                        ? "Red"
                        : game.record().start().game().colour(Side.SECOND).title(),
                game.scheduled().seed(),
                table.wins(),
                table.draws(),
                table.losses(),
                conduct);
    }

    static String table(String first, String second, MatchTable table) {
        return String.format(
                Locale.ROOT,
                """

                First:   %s
                Second:  %s
                Games:   %d (+%d =%d -%d), as Red +%d of %d, ended by conduct: %d
                Score:   %.1f%%
                Elo:     %s  [%s, %s] at 95%%
                Time:    %.2f ms a move against %.2f ms
                %s""",
                first,
                second,
                table.games(),
                table.wins(),
                table.draws(),
                table.losses(),
                table.winsBegun(),
                table.gamesBegun(),
                table.forfeits(),
                100 * table.score(),
                elo(table.elo()),
                elo(table.eloLow()),
                elo(table.eloHigh()),
                table.firstTime().millisPerMove(),
                table.secondTime().millisPerMove(),
                table.repeated() == 0 ? "" : repeated(table));
    }

    private static String repeated(MatchTable table) {
        return String.format(
                Locale.ROOT,
                "Repeats: %d of %d games are the same, move for move, as one before, and tell nothing new%n",
                table.repeated(),
                table.games());
    }

    static Map<String, Object> json(PlayedGame game, MatchTable table) {
        Map<String, Object> object = JsonLines.object("game");
        object.put("number", game.number());
        object.put("seed", game.scheduled().seed());
        object.put("start", game.record().start().notation());
        object.put("firstBegins", game.firstBegins());
        object.put("points", game.points());
        object.put("forfeit", game.forfeit().map(Forfeit::conduct).orElse(null));
        object.put("moves", JsonLines.moves(game.record().moves()));
        count(object, table);
        return object;
    }

    static Map<String, Object> json(String first, String second, MatchTable table, Optional<SprtOption> sprt) {
        Map<String, Object> object = JsonLines.object("match");
        object.put("first", first);
        object.put("second", second);
        object.put("games", table.games());
        count(object, table);
        object.put("forfeits", table.forfeits());
        object.put("repeated", table.repeated());
        object.put("score", table.score());
        object.put("elo", table.elo());
        object.put("eloLow", table.eloLow());
        object.put("eloHigh", table.eloHigh());
        object.put("firstMillisPerMove", table.firstTime().millisPerMove());
        object.put("secondMillisPerMove", table.secondTime().millisPerMove());
        object.put("sprt", sprt.map(test -> test.verdict().name()).orElse(null));
        return object;
    }

    private static void count(Map<String, Object> object, MatchTable table) {
        object.put("wins", table.wins());
        object.put("draws", table.draws());
        object.put("losses", table.losses());
    }

    private static String elo(double difference) {
        if (Double.isInfinite(difference)) {
            return difference > 0 ? "+∞" : "-∞";
        }
        return String.format(Locale.ROOT, "%+.0f", difference);
    }
}
