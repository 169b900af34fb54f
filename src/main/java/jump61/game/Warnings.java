package jump61.game;

/** The moves of a person after which a game against the computer stops, so that they can be taken back. */
public enum Warnings {
    /** None. */
    NEVER,
    /** Blunders. */
    BLUNDERS,
    /** Mistakes and blunders. */
    MISTAKES
}
