package jump61.network;

/**
 * A connection to the other side that carries messages in order. Its methods block, so never call them on a UI thread.
 */
interface Link {
    /**
     * Connects, or prepares to be connected to.
     *
     * @return where this side is waiting, or whom it has reached
     */
    RemoteEvent.Waiting open() throws LinkException, InterruptedException;

    /** {@return the other machine's address; empty until connected} */
    String peer();

    /** Sends a message, waiting until the other side's mailbox has room. */
    void send(String text) throws LinkException, InterruptedException;

    /** {@return the next message from the other side; waits for it} */
    String receive() throws LinkException, InterruptedException;

    /** Ends the connection once the last message has arrived. */
    void close() throws InterruptedException;

    /** Ends the connection at once and frees its resources. May be called after {@link #close}. */
    void abort();
}
