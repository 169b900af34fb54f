package jump61.game;

import java.util.Optional;

/**
 * What a click puts on a place of the board.
 *
 * @param key key of its name in texts
 * @param side its owner; empty for no side
 * @param count how many pieces or spots, in games that count them on a place; otherwise 0
 */
public record Brush(String key, Optional<Side> side, int count) {
    /** {@return the brush of a side} */
    public static Brush of(Side side) {
        return of(side, 0);
    }

    /** {@return the brush of a side with this count} */
    public static Brush of(Side side, int count) {
        return new Brush("side", Optional.of(side), count);
    }

    /** {@return a brush without an owner, which removes what is there} */
    public static Brush of(String key) {
        return new Brush(key, Optional.empty(), 0);
    }
}
