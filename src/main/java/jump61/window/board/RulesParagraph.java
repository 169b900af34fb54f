package jump61.window.board;

import java.util.Arrays;
import java.util.List;
import jump61.game.Game;
import jump61.game.Position;

/**
 * A paragraph of the rules page.
 *
 * @param textKey key of its text; the first and second placeholder are the names of the sides
 * @param pictures positions that illustrate it, each following from the previous one; may be empty
 */
public record RulesParagraph(String textKey, List<Position> pictures) {
    public RulesParagraph {
        pictures = List.copyOf(pictures);
    }

    /** {@return a paragraph with pictures given in the notation of {@code game}} */
    public static RulesParagraph of(Game game, String textKey, String... positions) {
        return new RulesParagraph(
                textKey, Arrays.stream(positions).map(game::parsePosition).toList());
    }
}
