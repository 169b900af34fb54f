package jump61.app.lesson;

/** The phase of a step in a lesson. */
public enum Phase {
    /** The user is expected to make a move. */
    ASKING,
    /** A move or the opponent's reply is being shown. */
    SHOWING,
    /** The user is reading, and continues when ready. */
    TELLING
}
