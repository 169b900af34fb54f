package jump61.network;

/** Thrown when a connection cannot be used, or no longer can. Its message can be shown to the user. */
final class LinkException extends Exception {
    private static final long serialVersionUID = 1L;

    private final RemoteEnding ending;

    LinkException(RemoteEnding ending, String message) {
        super(message);
        this.ending = ending;
    }

    /** {@return how this ends the game} */
    RemoteEnding ending() {
        return ending;
    }
}
