package jump61.remote;

/** A connection to the other side that carries messages in order. Its methods block, so none is for the thread of a user. */
interface Link {
    /**
     * Makes the connection, or gets ready to be connected to.
     *
     * @return where this side waits, or whom it has reached
     */
    RemoteEvent.Waiting open() throws LinkException, InterruptedException;

    /** {@return the other machine's address; empty before anybody has connected} */
    String peer();

    /** Sends a text, waiting until the other side's box has room. */
    void send(String text) throws LinkException, InterruptedException;

    /** {@return the next text from the other side, waiting for it} */
    String receive() throws LinkException, InterruptedException;

    /** Ends the connection after the last message, once that has arrived. */
    void close() throws InterruptedException;

    /** Ends the connection at once and frees what it held; also after {@link #close}. */
    void abort();
}
