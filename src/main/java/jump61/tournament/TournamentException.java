package jump61.tournament;

/** Thrown when a tournament cannot be played because of its files. Its message is one clear line. */
public final class TournamentException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final Reason reason;
    private final String detail;

    /** What is wrong. */
    public enum Reason {
        /** Another program, or another window, is playing it. */
        IN_USE,
        /** The set-up has changed since games were played. */
        CHANGED,
        /** The journal's file is something else. */
        NO_JOURNAL,
        /** The journal or the set-up is damaged. */
        DAMAGED,
        /** The journal or the set-up was written by a later version of the program. */
        NEWER,
        /** An opening is not a position of the game, or the game is over there. */
        OPENING
    }

    /**
     * Creates an exception.
     *
     * @param detail the file, or the opening
     */
    public TournamentException(Reason reason, String detail, String message) {
        super(message);
        this.reason = reason;
        this.detail = detail;
    }

    /** {@return what is wrong} */
    public Reason reason() {
        return reason;
    }

    /** {@return the file concerned, or the opening} */
    public String detail() {
        return detail;
    }
}
