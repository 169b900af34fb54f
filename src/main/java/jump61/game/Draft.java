package jump61.game;

import java.util.List;
import java.util.Optional;

/**
 * A position being set up: an immutable value that need not be a possible position yet. Places are numbers defined by
 * the game, the same as those its board reports.
 */
public interface Draft {
    /** Changes of the whole board. */
    enum Change {
        /** Swaps left and right. */
        MIRROR,
        /** Rotates the board. */
        TURN,
        /** Swaps the colours. */
        SWAP,
        /** Removes everything. */
        CLEAR,
        /** The starting position of the game. */
        START
    }

    /** {@return the board as it is, for display; it may be an impossible position} */
    Position shown();

    /** {@return the brushes, with the default first and the one that removes things last} */
    List<Brush> brushes();

    /** {@return the draft after using a brush on a place; the same draft if it has no effect} */
    Draft paint(Brush brush, int place);

    /** {@return the draft after using a brush everywhere it has an effect} */
    Draft filled(Brush brush);

    /** {@return the draft after a change; empty if the game does not support it} */
    Optional<Draft> changed(Change change);

    /** {@return whether the board determines whose turn it is, so that {@link #withToMove} must change the board} */
    boolean turnFollows();

    /** {@return a draft with {@code side} to move; empty if no small change achieves that} */
    Optional<Draft> withToMove(Side side);

    /** {@return the position as text, even if it is impossible} */
    default String notation() {
        return shown().notation();
    }

    /** {@return the places that {@linkplain #problem make the position impossible}; empty if it is possible} */
    List<Integer> wrongPlaces();

    /** {@return why no game can start here; empty if one can} */
    default Optional<Refusal> problem() {
        try {
            Position read = shown().game().parsePosition(notation());
            return read.result().isPresent() ? Optional.of(Refusal.of("draft.over")) : Optional.empty();
        } catch (RefusedException refused) {
            return Optional.of(refused.refusal());
        }
    }
}
