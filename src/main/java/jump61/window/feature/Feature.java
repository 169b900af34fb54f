package jump61.window.feature;

/**
 * A capability of the program, such as the review or the puzzles. Its constructor takes the {@link Program} and creates
 * its models, which live as long as that: there it adds its settings, its marks on the board and the like to the
 * program. Views come and go with the language: each time, {@link #addTo} registers the controllers of its layouts and
 * defines its commands. It takes the board with a mode of its own, see
 * {@link jump61.window.match.MatchViewModel#setMode}.
 */
public interface Feature extends AutoCloseable {
    /**
     * Adds its views and commands to a window that is about to be shown, or whose language has changed. May be called
     * on any thread, but only by one at a time.
     */
    default void addTo(Context window) {}

    /** Called once, when the window has been drawn: what nobody looks at yet is read now. */
    default void drawn() {}

    /** Called when the user turns to the window, or away from it: files may have changed meanwhile. */
    default void focusChanged() {}

    /** Stops all activity, and writes what is unwritten. */
    @Override
    default void close() {}
}
