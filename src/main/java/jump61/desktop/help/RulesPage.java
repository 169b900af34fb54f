package jump61.desktop.help;

import java.util.Arrays;
import java.util.List;
import jump61.game.Game;
import jump61.game.Position;

/** What the rules sheet has for each game: paragraphs, some with positions in the game's notation as pictures. */
final class RulesPage {
    /**
     * A paragraph.
     *
     * @param textKey its text
     * @param pictures positions that it tells of, each coming from the one before; may be empty
     */
    record Paragraph(String textKey, List<Position> pictures) {}

    private static final String NEARLY_A_KING = "..../..../..../..../.w../..../.r../.... red";

    private RulesPage() {}

    static List<Paragraph> of(Game game) {
        return switch (game.id()) {
            case "jump61" -> jump61(game);
            case "sim" -> sim(game);
            case "checkers" -> checkers(game);
            default -> List.of();
        };
    }

    private static List<Paragraph> jump61(Game game) {
        return List.of(
                paragraph(game, "rules.jump61.aim"),
                paragraph(
                        game, "rules.jump61.move", "1- 1- 1- / 1- 1- 1- / 1- 1- 1-", "1- 1- 1- / 1- 2r 1- / 1- 1- 1-"),
                paragraph(
                        game,
                        "rules.jump61.overfull",
                        "2r 1- 1- / 2b 1- 1- / 1- 1- 2b",
                        "1r 2r 1- / 3r 1- 1- / 1- 1- 2b"),
                paragraph(game, "rules.jump61.cascade", "2r 3r 2b / 2b 4b 1- / 1- 1- 1-", play(game)),
                paragraph(game, "rules.jump61.end"));
    }

    private static String play(Game game) {
        return game.parsePosition("2r 3r 2b / 2b 4b 1- / 1- 1- 1-")
                .play(game.parseMove("1:1"))
                .after()
                .notation();
    }

    private static List<Paragraph> sim(Game game) {
        return List.of(
                paragraph(game, "rules.sim.move", "12 / -", "12 / 34", "12 25 / 34"),
                paragraph(game, "rules.sim.triangle", "12 25 46 / 34 14 36", "12 25 46 15 / 34 14 36"),
                paragraph(game, "rules.sim.end"));
    }

    private static List<Paragraph> checkers(Game game) {
        return List.of(
                paragraph(game, "rules.checkers.start", "rrrr/rrrr/rrrr/..../..../wwww/wwww/wwww red"),
                paragraph(
                        game,
                        "rules.checkers.move",
                        "..../..../.r../..../.w../..../..../.... red",
                        "..../..../..../.r../.w../..../..../.... white"),
                paragraph(
                        game,
                        "rules.checkers.jump",
                        "..../..../..../.r../.w../..../..../.... white",
                        "..../..../w.../..../..../..../..../.... red"),
                paragraph(game, "rules.checkers.none"),
                paragraph(
                        game,
                        "rules.checkers.king",
                        NEARLY_A_KING,
                        game.parsePosition(NEARLY_A_KING)
                                .play(game.parseMove("6 2 7 3"))
                                .after()
                                .notation()),
                paragraph(game, "rules.checkers.end"));
    }

    private static Paragraph paragraph(Game game, String textKey, String... positions) {
        return new Paragraph(
                textKey, Arrays.stream(positions).map(game::parsePosition).toList());
    }
}
