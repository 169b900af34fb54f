package jump61.remote;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.rmi.dgc.VMID;
import java.util.Optional;

/**
 * A socket that bounds what the other machine can do to us: how much it says in one go, and how long it may be silent
 * while we listen to it. Remote calls take turns on a connection, so what is read between two writes is one message.
 */
final class GuardedSocket extends Socket {
    /** More than any honest call or answer takes, an exception with its stack trace included. */
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
     * Makes a socket that is not yet connected.
     *
     * @param patienceMillis how long a read may wait, in milliseconds
     * @param calls looks at each call
     * @param onExcess called when the other machine says too much
     */
    GuardedSocket(int patienceMillis, Calls calls, Runnable onExcess) {
        this.patienceMillis = patienceMillis;
        this.calls = calls;
        this.onExcess = onExcess;
    }

    /** Looks at calls before the runtime does. */
    interface Calls {
        /** Does not look. */
        Calls ANY = (call, from) -> {};

        /** Refuses calls that would change a registry. */
        Calls LOOK_UPS_ONLY = (call, from) -> {
            if (call.changesRegistry()) {
                from.close();
                throw new IOException("this registry is for look-ups only");
            }
        };

        /**
         * Looks at a call, or at its first part.
         *
         * @throws IOException if it must not reach the runtime
         */
        void look(WireCall call, GuardedSocket from) throws IOException;
    }

    /** {@return the connection whose call the current thread works on} */
    static Optional<GuardedSocket> servedNow() {
        return Optional.ofNullable(SERVED.get());
    }

    /** {@return the program at the other end, if it has said so by renewing a lease} */
    Optional<VMID> program() {
        return Optional.ofNullable(program);
    }

    /** A message of the game has gone over this connection. */
    void isGuests() {
        guests = true;
    }

    boolean wasGuests() {
        return guests;
    }

    void isOf(VMID lessee) {
        program = lessee;
    }

    /** Shows what has been read of a message before it is given to the runtime, whose thread this is. */
    void read(byte[] message) throws IOException {
        SERVED.set(this);
        Optional<WireCall> call = WireCall.lastIn(message);
        if (call.isPresent()) {
            calls.look(call.get(), this);
        }
    }

    /** The other machine says too much: nothing more is read. */
    void excess() throws IOException {
        close();
        onExcess.run();
        throw new ExcessException();
    }

    /** Sets how long a read may wait; never longer than our patience. */
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

    /** {@return whether a call has been read and its answer is still owed} */
    boolean inCall() {
        GuardedInput read = currentInput();
        return read != null && read.inCall();
    }

    /** {@return whether the other machine has gone while we owe it an answer; whoever works on that is interrupted} */
    boolean abandonedInCall() {
        GuardedInput read = currentInput();
        return read != null && read.abandonedInCall();
    }

    private synchronized GuardedInput currentInput() {
        return input;
    }

    /** Too much was sent at once. */
    static final class ExcessException extends IOException {
        private static final long serialVersionUID = 1L;
    }

    /** Tells the input that what was read so far has been answered. */
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
