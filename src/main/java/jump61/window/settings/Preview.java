package jump61.window.settings;

/** When the board shows what a move would do. */
public enum Preview {
    /** Between people, and against levels up to Club. */
    UP_TO_CLUB,
    ALWAYS,
    NEVER
}
