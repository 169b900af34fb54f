package jump61.share;

import java.util.List;
import java.util.Locale;
import jump61.game.Rounds;
import jump61.game.Side;
import jump61.game.Turn;

/** Writes a game as plain text: the players, the result, the board at the end, and the moves, two to a line. */
public final class GameText {
    private static final int COLUMN = 12;

    private GameText() {}

    /** {@return the text of a game in a language} */
    public static String of(SharedGame game, String language) {
        GameWords words = new GameWords(game, language);
        StringBuilder text = new StringBuilder();
        for (Side side : Side.values()) {
            String colour = words.side(side);
            String player = words.player(side);
            text.append(colour)
                    .append(player.equals(colour) ? "" : ": " + player)
                    .append('\n');
        }
        text.append(words.result()).append("\n\n");
        List<Turn> turns = game.turns();
        var last = turns.isEmpty()
                ? game.record().start()
                : turns.get(turns.size() - 1).after();
        text.append(BoardDrawing.of(game.game())
                        .map(drawing -> drawing.text(last))
                        .orElseGet(last::notation))
                .append("\n\n");
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < turns.size(); i++) {
            Turn turn = turns.get(i);
            if (turn.mover() == Side.FIRST || line.length() == 0) {
                end(line, text);
                line.append(String.format(Locale.ROOT, "%3d. ", Rounds.of(i + 1, turns)));
                // If the second side begins, its move is in its own column.
                line.append(turn.mover() == Side.FIRST ? "" : padded("…"));
            }
            String move = words.move(turn.move());
            line.append(turn.mover() == Side.FIRST ? padded(move) : move);
        }
        end(line, text);
        return text.toString();
    }

    private static void end(StringBuilder line, StringBuilder text) {
        if (line.length() > 0) {
            text.append(line.toString().stripTrailing()).append('\n');
            line.setLength(0);
        }
    }

    private static String padded(String move) {
        return move + " ".repeat(Math.max(1, COLUMN - move.length()));
    }
}
