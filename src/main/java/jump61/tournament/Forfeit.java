package jump61.tournament;

import java.util.Optional;
import jump61.game.Move;
import jump61.game.Position;
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

    /**
     * Checks a contestant's move.
     *
     * @throws Forfeit if it is illegal
     */
    public static void requireLegal(Move move, Position position) throws Forfeit {
        Optional<Refusal> refusal = position.refusal(move);
        if (refusal.isPresent()) {
            String what = "played " + move.notation() + ": " + refusal.get().text();
            throw new Forfeit(Kind.ILLEGAL_MOVE, what, move.notation());
        }
    }

    /** {@return the reason and the message, as written in journals and game files} */
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
