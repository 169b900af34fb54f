package jump61.remote;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.rmi.dgc.VMID;
import java.util.Optional;

/**
 * A socket that limits what the other machine can do: how much it may send in one message, and how long it may be
 * silent while we wait for it. Remote calls take turns on a connection, so everything read between two writes is one
 * message.
 */
final class GuardedSocket extends Socket {
    /**
     * Maximum message size, in bytes: more than any legitimate call or answer needs, even an exception with its stack
     * trace.
     */
    static final int MOST_BYTES = 64 * 1024;

    private static final ThreadLocal<GuardedSocket> SERVED = new ThreadLocal<>();

    private final int patienceMillis;
    private final Calls calls;
    private final Runnable onExcess;
    private volatile VMID program;
    private volatile boolean guests;
    private GuardedInput input;
    private OutputStream output;

    /**
     * Creates an unconnected socket.
     *
     * @param patienceMillis maximum time a read may wait, in milliseconds
     * @param calls inspects each call
     * @param onExcess called when the other machine sends too much
     */
    GuardedSocket(int patienceMillis, Calls calls, Runnable onExcess) {
        this.patienceMillis = patienceMillis;
        this.calls = calls;
        this.onExcess = onExcess;
    }

    /** Inspects calls before the RMI runtime handles them. */
    interface Calls {
        /** Accepts every call. */
        Calls ANY = (call, from) -> {};

        /** Rejects calls that would change a registry. */
        Calls LOOK_UPS_ONLY = (call, from) -> {
            if (call.changesRegistry()) {
                from.close();
                throw new IOException("this registry is for look-ups only");
            }
        };

        /**
         * Inspects a call, or its first part.
         *
         * @throws IOException if the call must not reach the runtime
         */
        void look(WireCall call, GuardedSocket from) throws IOException;
    }

    /** {@return the connection whose call the current thread is processing} */
    static Optional<GuardedSocket> servedNow() {
        return Optional.ofNullable(SERVED.get());
    }

    /** {@return the program at the other end, if it has identified itself by renewing a lease} */
    Optional<VMID> program() {
        return Optional.ofNullable(program);
    }

    /** Marks this connection as the guest's: it has carried a message of the game. */
    void isGuests() {
        guests = true;
    }

    boolean wasGuests() {
        return guests;
    }

    void isOf(VMID lessee) {
        program = lessee;
    }

    /** Inspects what has been read of a message, on the runtime's thread and before the runtime sees it. */
    void read(byte[] message) throws IOException {
        SERVED.set(this);
        Optional<WireCall> call = WireCall.lastIn(message);
        if (call.isPresent()) {
            calls.look(call.get(), this);
        }
    }

    /** Handles a message that is too large: closes the connection, so that nothing more is read. */
    void excess() throws IOException {
        close();
        onExcess.run();
        throw new ExcessException();
    }

    /** Sets how long a read may wait, but never longer than {@code patienceMillis}. */
    @Override
    public void setSoTimeout(int millis) throws SocketException {
        super.setSoTimeout(millis == 0 ? patienceMillis : Math.min(millis, patienceMillis));
    }

    @Override
    public synchronized InputStream getInputStream() throws IOException {
        if (input == null) {
            input = new GuardedInput(this, super.getInputStream());
        }
        return input;
    }

    @Override
    public synchronized OutputStream getOutputStream() throws IOException {
        if (output == null) {
            output = new AnsweringOutput(super.getOutputStream(), (GuardedInput) getInputStream());
        }
        return output;
    }

    /** {@return whether a call has been read but not answered yet} */
    boolean inCall() {
        GuardedInput read = currentInput();
        return read != null && read.inCall();
    }

    /**
     * {@return whether the other machine has disconnected before its call was answered; the thread processing it is
     * interrupted}
     */
    boolean abandonedInCall() {
        GuardedInput read = currentInput();
        return read != null && read.abandonedInCall();
    }

    private synchronized GuardedInput currentInput() {
        return input;
    }

    /** Thrown when one message is too large. */
    static final class ExcessException extends IOException {
        private static final long serialVersionUID = 1L;
    }

    /** Notifies the input that everything read so far has been answered. */
    private static final class AnsweringOutput extends OutputStream {
        private final OutputStream out;
        private final GuardedInput input;

        AnsweringOutput(OutputStream out, GuardedInput input) {
            this.out = out;
            this.input = input;
        }

        @Override
        public void write(int b) throws IOException {
            input.answered();
            out.write(b);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            input.answered();
            out.write(bytes, offset, length);
        }

        @Override
        public void flush() throws IOException {
            out.flush();
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }
}
