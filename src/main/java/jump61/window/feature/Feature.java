package jump61.window.feature;

/**
 * A capability of the program, such as the review or the puzzles. Its constructor takes the {@link Program}, creates models
 * that live as long as the program, and adds the feature's settings, marks on the board and the like to the program. Views
 * are replaced when the language changes: each time, {@link #addTo} registers the controllers of its layouts and defines
 * its commands. To use the board, it sets a mode of its own; see {@link jump61.window.match.MatchViewModel#setMode}.
 */
public interface Feature extends AutoCloseable {
    /**
     * Adds its views and commands to a window that is about to be shown, or whose language has changed. May be called
     * on any thread, but only by one at a time.
     */
    default void addTo(Context window) {}

    /** Called once, when the window has been drawn, to read what is not visible yet. */
    default void drawn() {}

    /** Called when the window gains or loses the focus: files may have changed meanwhile. */
    default void focusChanged() {}

    /** Stops all activity, and writes pending changes. */
    @Override
    default void close() {}
}
