package jump61.tournament;

import java.util.Arrays;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.RefusedException;

/** Reads and writes the line of a game in a {@link Journal}: its number, points, conduct and moves, with tabs between. */
final class JournalLine {
    private static final String SEPARATOR = "\t";
    private static final String NO_CONDUCT = "-";
    private static final int FIELDS = 4;

    private JournalLine() {}

    static String write(Outcome outcome) {
        return String.join(
                SEPARATOR,
                Integer.toString(outcome.number() + 1),
                Double.toString(outcome.pointsOfFirst()),
                outcome.conduct()
                        .map(text -> text.replaceAll("\\p{Cntrl}+", " "))
                        .orElse(NO_CONDUCT),
                String.join(
                        ",",
                        outcome.moves().stream().map(move -> move.notation()).toList()));
    }

    /** {@return the game in a line; empty if the line is damaged} */
    static Optional<Outcome> read(String line, Game game) {
        String[] fields = line.split(SEPARATOR, -1);
        if (fields.length != FIELDS) {
            return Optional.empty();
        }
        try {
            int number = Integer.parseInt(fields[0]) - 1;
            double points = Double.parseDouble(fields[1]);
            if (number < 0 || points != 0 && points != 0.5 && points != 1) {
                return Optional.empty();
            }
            return Optional.of(new Outcome(
                    number,
                    points,
                    Optional.of(fields[2]).filter(text -> !text.equals(NO_CONDUCT)),
                    Arrays.stream(fields[3].split(","))
                            .filter(move -> !move.isEmpty())
                            .map(game::parseMove)
                            .toList()));
        } catch (NumberFormatException | RefusedException damaged) {
            return Optional.empty();
        }
    }
}
