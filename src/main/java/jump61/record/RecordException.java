package jump61.record;

import jump61.game.Refusal;

/** Thrown when a text is not a game record; tells the line. Its message is one clear line. */
public final class RecordException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Refusal reason;
    private final int line;

    /** A file that is no record for {@code reason}, as a whole. */
    RecordException(Refusal reason) {
        super(reason.text());
        this.line = 0;
        this.reason = reason;
    }

    /** A record that is wrong for {@code reason} in {@code line}, counted from 1. */
    public RecordException(int line, Refusal reason) {
        super("line " + line + ": " + reason.text());
        this.line = line;
        this.reason = reason;
    }

    /** {@return the line that is wrong, from 1; 0 where no line could be better} */
    public int line() {
        return line;
    }

    /** {@return what is wrong with it} */
    public Refusal reason() {
        return reason;
    }
}
