package jump61.console;

/**
 * Thrown if a tool cannot do its work although its arguments are valid. Its message is one clear line, or one for each
 * fault.
 */
public final class FailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public FailedException(String message) {
        super(message);
    }
}
