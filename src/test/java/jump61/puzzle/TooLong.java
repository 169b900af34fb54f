package jump61.puzzle;

/** Thrown when a proof tries out more positions than allowed. */
final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLong() {
        super(null, null, false, false);
    }
}
