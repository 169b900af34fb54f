package jump61.game;

import java.util.List;
import java.util.Optional;

/**
 * A position that is being set up: an immutable value that need not be possible yet. Places are numbers of the game's choosing,
 * the same as those its board reports.
 */
public interface Draft {
    /** Something that changes the whole board. */
    enum Change {
        /** Left and right change places. */
        MIRROR,
        /** The board is turned. */
        TURN,
        /** The sides exchange what they have. */
        SWAP,
        /** Everything is taken off the board. */
        CLEAR,
        /** The usual start of the game. */
        START
    }

    /**
     * What a click puts on a place.
     *
     * @param key its name in texts
     * @param side whose it is; empty for what belongs to nobody
     */
    record Brush(String key, Optional<Side> side) {
        /** {@return the brush of a side} */
        public static Brush of(Side side) {
            return new Brush("side", Optional.of(side));
        }

        /** {@return a brush that belongs to nobody} */
        public static Brush of(String key) {
            return new Brush(key, Optional.empty());
        }
    }

    /** {@return the board as it is, for showing; it may be a position that no game could have} */
    Position shown();

    /** {@return what can be put on a place, the usual one first} */
    List<Brush> brushes();

    /** {@return the draft after a brush was used on a place; the same where it does nothing} */
    Draft paint(Brush brush, int place);

    /** {@return the draft with a brush used on every place where it means something} */
    Draft filled(Brush brush);

    /** {@return the draft after a change; empty if the game has no such change} */
    Optional<Draft> changed(Change change);

    /** {@return whether the board itself says whose turn it is, so that {@link #withToMove} has to change the board} */
    boolean turnFollows();

    /** {@return the draft in which {@code side} is to move; empty if no small change leads there} */
    Optional<Draft> withToMove(Side side);

    /** {@return the position as text, whether it is possible or not} */
    default String notation() {
        return shown().notation();
    }

    /** {@return why no game can be begun here; empty if one can} */
    default Optional<Refusal> problem() {
        try {
            Position read = shown().game().parsePosition(notation());
            return read.result().isPresent() ? Optional.of(Refusal.of("draft.over")) : Optional.empty();
        } catch (RefusedException refused) {
            return Optional.of(refused.refusal());
        }
    }
}
