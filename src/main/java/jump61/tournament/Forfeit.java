package jump61.tournament;

import jump61.game.Move;
import jump61.game.Refusal;

/** Thrown when a contestant forfeits a game. Its message is one clear line. */
public final class Forfeit extends Exception {
    private static final long serialVersionUID = 1L;

    private final Kind kind;
    private final String detail;

    /** The reasons for a forfeit. */
    public enum Kind {
        /** It chose an illegal move, or its answer could not be parsed. */
        ILLEGAL_MOVE,
        /** It did not answer in time. */
        HANG,
        /** It exited. */
        CRASH,
        /** It could not be started. */
        NO_START
    }

    /**
     * Creates a forfeit.
     *
     * @param detail what the contestant wrote last, or the move it played; empty if unknown
     */
    public Forfeit(Kind kind, String message, String detail) {
        super(message);
        this.kind = kind;
        this.detail = detail;
    }

    public Forfeit(Kind kind, String message) {
        this(kind, message, "");
    }

    /** {@return a forfeit by an illegal move} */
    public static Forfeit illegal(Move move, Refusal refusal) {
        return new Forfeit(Kind.ILLEGAL_MOVE, "played " + move.notation() + ": " + refusal.text(), move.notation());
    }

    /** {@return the reason and the message, as in journals and game files} */
    public String conduct() {
        return kind + ": " + getMessage();
    }

    /** {@return the reason} */
    public Kind kind() {
        return kind;
    }

    /** {@return what the contestant wrote last, or the move it played; empty if unknown} */
    public String detail() {
        return detail;
    }
}
