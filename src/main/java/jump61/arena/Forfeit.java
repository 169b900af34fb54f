package jump61.arena;

/** Thrown when a contestant loses a game by its conduct. Its message is one clear line. */
public final class Forfeit extends Exception {
    private static final long serialVersionUID = 1L;

    private final Kind kind;

    /** What a contestant did. */
    public enum Kind {
        /** Chose a move that the rules do not allow, or said what could not be understood. */
        ILLEGAL_MOVE,
        /** Did not answer in time. */
        HANG,
        /** Ended, or could not be started. */
        CRASH
    }

    public Forfeit(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    /** {@return what it did} */
    public Kind kind() {
        return kind;
    }
}
