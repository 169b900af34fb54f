package jump61.desktop.lesson;

/** Where a step of a lesson stands. */
public enum Phase {
    /** The user is to make a move that is asked for. */
    ASKING,
    /** A move is being shown, or the opponent's reply. */
    SHOWING,
    /** Words are to be read; the user goes on. */
    TELLING
}
