package jump61.window.board;

import java.util.Optional;
import java.util.function.Function;
import jump61.game.Side;
import jump61.window.Texts;

/**
 * The texts of a game, and its players.
 *
 * @param own the texts of the game
 * @param players returns the player of a side, as written at the start of a sentence: a level, a name, or the colour
 * @param you the side of the only person at this computer; empty if there are two, or none
 */
public record GameTexts(Texts own, Function<Side, String> players, Optional<Side> you) {
    public String player(Side side) {
        return players.apply(side);
    }
}
