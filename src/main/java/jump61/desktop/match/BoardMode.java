package jump61.desktop.match;

import java.util.Optional;
import jump61.desktop.shell.FxmlFile;
import jump61.desktop.shell.Texts;
import jump61.game.Move;
import jump61.game.Side;

/**
 * What else the board can be for than playing the match: a review, an analysis, a puzzle, a lesson. One mode takes the place
 * of another as a whole. While there is one, the match is held: computers and clocks wait. A mode may show positions of its
 * own with {@link MatchViewModel#showAside}; the match's position returns when the mode ends.
 */
public interface BoardMode {
    /** Steps through what a mode shows, as the buttons under the move list and their keys do. */
    enum Step {
        FIRST,
        PREVIOUS,
        NEXT,
        LAST
    }

    /** {@return whether the user may choose a move in the position shown} Call {@link MatchViewModel#modeChanged} when this changes. */
    boolean takesMoves();

    /** Told the legal move that the user chose. */
    void chosen(Move move);

    /** Told that the mode has ended, because another one took its place or another match began. */
    default void left() {}

    /** {@return the layout that takes the place of the side panel; empty to keep that} */
    default Optional<FxmlFile> panel() {
        return Optional.empty();
    }

    /** {@return what stands over the board in place of whose turn it is; empty to keep that} */
    default Optional<String> headline(Texts texts, MatchTexts words) {
        return Optional.empty();
    }

    /** {@return what stands at the other end of the line over the board; empty for what stands there in a match} */
    default Optional<String> detail(Texts texts, MatchTexts words) {
        return Optional.empty();
    }

    /** {@return whose end of the board is the lower one, if the board has two; empty to keep that of the match} */
    default Optional<Side> bottom() {
        return Optional.empty();
    }

    /** {@return whether the engine may say what it thinks of the position shown} */
    default boolean givesAdvice() {
        return true;
    }

    /** {@return whether the mode has a hint of its own to give now; those of the match wait meanwhile} */
    default boolean canHint() {
        return false;
    }

    /** Gives the hint. */
    default void hint() {}

    /** {@return what the status bar says; empty for what it says in a match} */
    default Optional<String> status(Texts texts, MatchTexts words) {
        return Optional.empty();
    }

    /** {@return whether steps go through positions of the mode's own, not through the moves of the match} */
    default boolean walksItself() {
        return false;
    }

    /** {@return whether there is something to show in that direction; asked only if the mode {@linkplain #walksItself walks itself}} */
    default boolean canWalk(Step step) {
        return false;
    }

    /** Goes one step. */
    default void walk(Step step) {}

    /** {@return whether the mode has something to undo; the moves of the match cannot be undone meanwhile} */
    default boolean canUndo() {
        return false;
    }

    /** {@return whether the mode has something to redo} */
    default boolean canRedo() {
        return false;
    }

    /** Undoes the last change made in this mode. */
    default void undo() {}

    /** Repeats the change last undone. */
    default void redo() {}
}
