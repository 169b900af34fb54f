package jump61.remote;

/** A connection that cannot be used, or no longer. Its message is fit to be shown. */
final class LinkException extends Exception {
    private static final long serialVersionUID = 1L;

    private final RemoteEnding ending;

    LinkException(RemoteEnding ending, String message) {
        super(message);
        this.ending = ending;
    }

    /** {@return what it means for the game} */
    RemoteEnding ending() {
        return ending;
    }
}
