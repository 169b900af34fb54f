package jump61.desktop.games;

import java.util.Optional;
import java.util.function.Function;
import jump61.desktop.shell.Texts;
import jump61.game.Side;

/**
 * The texts of a game, and what its sides are called in the colours they are shown in.
 *
 * @param own the texts of the game
 * @param sides the name of a side, as it stands at the beginning of a sentence
 * @param you the side of the one person at this computer; empty if there are two, or none
 */
public record GameTexts(Texts own, Function<Side, String> sides, Optional<Side> you) {
    public String side(Side side) {
        return sides.apply(side);
    }
}
