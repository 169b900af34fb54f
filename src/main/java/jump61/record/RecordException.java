package jump61.record;

import jump61.game.Refusal;

/** Thrown if a text is not a valid game record. Its message is one clear line, which names the line at fault. */
public final class RecordException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Refusal reason;
    private final int line;

    /** Creates an exception for a file that is not a record at all. */
    RecordException(Refusal reason) {
        super(reason.text());
        this.line = 0;
        this.reason = reason;
    }

    /**
     * Creates an exception for an invalid line.
     *
     * @param line its number, from 1
     * @param reason what is wrong with it
     */
    public RecordException(int line, Refusal reason) {
        super("line " + line + ": " + reason.text());
        this.line = line;
        this.reason = reason;
    }

    /** {@return the number of the invalid line, from 1; 0 if the file as a whole is invalid} */
    public int line() {
        return line;
    }

    /** {@return what is wrong with it} */
    public Refusal reason() {
        return reason;
    }
}
