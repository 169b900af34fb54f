package jump61.table;

/** Thrown if the other program says something that the protocol does not allow. */
final class ProtocolException extends Exception {
    private static final long serialVersionUID = 1L;

    ProtocolException(String message) {
        super(message);
    }
}
