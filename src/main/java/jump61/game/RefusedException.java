package jump61.game;

/** Thrown when a request breaks the rules. Nothing has changed then. Its message is one clear line. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    public RefusedException(Refusal refusal) {
        super(refusal.text());
        this.refusal = refusal;
    }

    /** {@return the reason} */
    public Refusal refusal() {
        return refusal;
    }
}
