package jump61.app;

/** What the window shows first. */
public enum WindowStart {
    /** Home, where an unfinished game waits; or the game in a file. */
    HOME,
    /** The puzzle of the day, which leads back to Home. */
    DAILY_PUZZLE,
    /** The new-game sheet, over Home. */
    NEW_GAME
}
