package jump61.tools;

/** Thrown if a tool cannot do its work although its arguments are valid. Its message is one clear line. */
final class FailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    FailedException(String message) {
        super(message);
    }
}
