package jump61.arena;

/** Thrown when a contestant forfeits a game. Its message is one clear line. */
public final class Forfeit extends Exception {
    private static final long serialVersionUID = 1L;

    private final Kind kind;

    /** The reasons for a forfeit. */
    public enum Kind {
        /** It chose an illegal move, or its answer could not be parsed. */
        ILLEGAL_MOVE,
        /** It did not answer in time. */
        HANG,
        /** It exited, or could not be started. */
        CRASH
    }

    public Forfeit(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    /** {@return the reason} */
    public Kind kind() {
        return kind;
    }
}
