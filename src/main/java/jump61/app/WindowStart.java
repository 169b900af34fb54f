package jump61.app;

/** What the window shows first. */
public enum WindowStart {
    /** A game: from a file, the last one, or a new one. */
    GAME,
    /** The puzzle of the day; an unfinished game waits behind it. */
    DAILY_PUZZLE,
    /** The new-game sheet; an unfinished game becomes the previous one. */
    NEW_GAME
}
