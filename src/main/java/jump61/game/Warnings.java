package jump61.game;

/** Which of a person's moves stop a game against the computer, so that they can be taken back. */
public enum Warnings {
    /** None. */
    NEVER,
    /** Blunders. */
    BLUNDERS,
    /** Mistakes and blunders. */
    MISTAKES
}
