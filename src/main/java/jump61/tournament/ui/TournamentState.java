package jump61.tournament.ui;

/** The states of the current tournament. */
public enum TournamentState {
    /** There is no tournament. */
    NONE,
    /** It is being prepared. */
    OPENING,
    /** Games are being played, or people are expected to play. */
    RUNNING,
    /** Games in progress are being abandoned. */
    STOPPING,
    /** It can be resumed. */
    STOPPED,
    /** All games have been played. */
    OVER
}
