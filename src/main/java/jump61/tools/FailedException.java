package jump61.tools;

/** Thrown when the arguments of a tool are right but its work cannot be done; the message is one clear line. */
final class FailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    FailedException(String message) {
        super(message);
    }
}
