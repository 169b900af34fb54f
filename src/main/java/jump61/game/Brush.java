package jump61.game;

import java.util.Optional;

/**
 * What a click puts on a place.
 *
 * @param key key of its name in texts
 * @param side its owner; empty for no side
 */
public record Brush(String key, Optional<Side> side) {
    /** {@return the brush of a side} */
    public static Brush of(Side side) {
        return new Brush("side", Optional.of(side));
    }

    /** {@return a brush without an owner} */
    public static Brush of(String key) {
        return new Brush(key, Optional.empty());
    }
}
