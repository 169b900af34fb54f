package jump61.window.match;

import java.util.List;
import java.util.Optional;
import jump61.game.Move;
import jump61.game.Side;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.Texts;

/**
 * A use of the board other than playing the match: a review, an analysis, a puzzle, a lesson. There is at most one mode
 * at a time. While there is one, the match is held: computer players and clocks wait. A mode may show its own positions
 * with {@link MatchViewModel#showAside}; the match's position returns when the mode ends.
 */
public interface BoardMode {
    /** Steps through the positions that a mode shows, taken with the buttons under the move list and their keys. */
    enum Step {
        FIRST,
        PREVIOUS,
        NEXT,
        LAST
    }

    /**
     * {@return whether the user may choose a move in the position shown} Call {@link MatchViewModel#modeChanged} when
     * this changes.
     */
    boolean takesMoves();

    /** Receives the legal move that the user chose. */
    void chosen(Move move);

    /** Called when the mode has ended, because another one took its place or another match began. */
    default void left() {}

    /** {@return the command of the place in the rail to which this mode belongs} */
    default Command place() {
        return Command.GO_PLAY;
    }

    /** {@return whether the position shown belongs to the match; a puzzle or a draft does not, and is not shared with it} */
    default boolean isOfMatch() {
        return place() == Command.GO_PLAY && !edits();
    }

    /** {@return the layout that replaces the side panel; empty to keep the panel} */
    default Optional<FxmlFile> panel() {
        return Optional.empty();
    }

    /** {@return the headline over the board; empty to show whose turn it is} */
    default Optional<String> headline(Texts texts, MatchTexts words) {
        return Optional.empty();
    }

    /** {@return the text at the other end of the headline; empty to show the match's own text} */
    default Optional<String> detail(Texts texts, MatchTexts words) {
        return Optional.empty();
    }

    /** {@return the side at the bottom of the board, if the board has two ends; empty for the same side as in the match} */
    default Optional<Side> bottom() {
        return Optional.empty();
    }

    /** {@return whether the headline is about a side at all} */
    default boolean isAboutASide() {
        return true;
    }

    /** {@return the side that the headline is about; empty for the side to move} */
    default Optional<Side> side() {
        return bottom();
    }

    /** {@return whether the engine may comment on the position shown} */
    default boolean givesAdvice() {
        return true;
    }

    /** {@return whether the mode can currently give its own hint; hints for the match are disabled in the mode} */
    default boolean canHint() {
        return false;
    }

    /** Gives the hint. */
    default void hint() {}

    /** {@return the text to read aloud; empty for that of the match} */
    default Optional<String> status(Texts texts, MatchTexts words) {
        return Optional.empty();
    }

    /** {@return whether steps go through the mode's own positions instead of those of the match} */
    default boolean walksItself() {
        return false;
    }

    /**
     * {@return whether a step is possible in this direction; called only if the mode {@linkplain #walksItself walks
     * itself}}
     */
    default boolean canWalk(Step step) {
        return false;
    }

    /** Takes one step. */
    default void walk(Step step) {}

    /** {@return whether the user chooses places of the board instead of moves} */
    default boolean edits() {
        return false;
    }

    /** Receives the place that the user chose, if the mode {@linkplain #edits edits}. */
    default void placed(int place) {}

    /** {@return the places to mark as wrong, if the mode {@linkplain #edits edits}} */
    default List<Integer> wrongPlaces() {
        return List.of();
    }

    /** {@return whether the mode has something to undo; moves of the match cannot be undone in the mode} */
    default boolean canUndo() {
        return false;
    }

    /** {@return whether the mode has something to redo} */
    default boolean canRedo() {
        return false;
    }

    /** Undoes the last change made in this mode. */
    default void undo() {}

    /** Repeats the last undone change. */
    default void redo() {}
}
