package jump61.console;

/** Thrown when a dialect cannot understand a line. Its message is one clear line. */
public final class MistakeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public MistakeException(String message) {
        super(message);
    }
}
