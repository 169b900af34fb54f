package jump61.console;

/** Thrown if command-line arguments are invalid. Its message is one clear line. */
public final class UsageException extends Exception {
    private static final long serialVersionUID = 1L;

    public UsageException(String message) {
        super(message);
    }
}
