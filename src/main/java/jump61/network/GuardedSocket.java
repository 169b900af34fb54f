package jump61.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.rmi.dgc.VMID;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

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
    private final Inspector inspector;
    private final Runnable onExcess;
    private final long opened = System.nanoTime();
    private volatile VMID program;
    private volatile boolean guests;
    private GuardedInput input;
    private OutputStream output;

    /**
     * Creates an unconnected socket.
     *
     * @param patienceMillis maximum time a read may wait, in milliseconds
     * @param inspector creates the inspector of the calls on this socket
     * @param onExcess called when the other machine sends too much
     */
    GuardedSocket(int patienceMillis, Function<GuardedSocket, Inspector> inspector, Runnable onExcess) {
        this.patienceMillis = patienceMillis;
        this.inspector = inspector.apply(this);
        this.onExcess = onExcess;
    }

    /** Inspects what arrives on one connection. */
    interface Inspector {
        /** Inspects nothing. */
        Inspector NONE = new Inspector() {
            @Override
            public void read(byte[] bytes, int offset, int count) {}

            @Override
            public void answered() {}
        };

        /**
         * Inspects the next bytes, on the runtime's thread and before the runtime sees them.
         *
         * @throws IOException if they must not reach the runtime
         */
        void read(byte[] bytes, int offset, int count) throws IOException;

        /** Called when everything read so far is being answered. */
        void answered();
    }

    /** {@return the connection whose call the current thread is processing} */
    static Optional<GuardedSocket> servedNow() {
        return Optional.ofNullable(SERVED.get());
    }

    /** {@return when this connection was opened, by {@link System#nanoTime}} */
    long opened() {
        return opened;
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

    /** Handles a message that is too large: closes the connection, so that nothing more is read. */
    private void excess() throws IOException {
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
            input = new GuardedInput(super.getInputStream());
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

    /** Counts bytes, and detects that the caller has disconnected during a call. */
    private final class GuardedInput extends InputStream {
        private static final int NOTHING = -1;

        private final InputStream in;
        private final ReentrantLock lock = new ReentrantLock();
        private volatile int unanswered;
        private volatile Thread reader;
        private int peeked = NOTHING;

        GuardedInput(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            if (length == 0) {
                return 0;
            }
            lock.lock();
            try {
                reader = Thread.currentThread();
                int count = readNow(bytes, offset, length);
                count(count);
                if (count > 0) {
                    SERVED.set(GuardedSocket.this);
                    inspector.read(bytes, offset, count);
                }
                return count;
            } finally {
                lock.unlock();
            }
        }

        @Override
        public int available() throws IOException {
            lock.lock();
            try {
                return in.available() + (peeked == NOTHING ? 0 : 1);
            } finally {
                lock.unlock();
            }
        }

        @Override
        public void close() throws IOException {
            GuardedSocket.this.close();
        }

        void answered() {
            unanswered = 0;
            inspector.answered();
        }

        boolean inCall() {
            return unanswered > 0 && !lock.isLocked() && !isClosed();
        }

        /**
         * {@return whether the other machine has closed the connection while its call is being processed} In that case the
         * processing thread is interrupted, because nobody is waiting for the answer.
         */
        boolean abandonedInCall() {
            if (unanswered == 0 || isClosed() || !lock.tryLock()) {
                return false;
            }
            try {
                if (unanswered == 0 || peeked != NOTHING || !endsHere()) {
                    return false;
                }
            } finally {
                lock.unlock();
            }
            reader.interrupt();
            return true;
        }

        /**
         * Detects the end of the connection, which only a read can show. If a byte arrives instead, it is kept for the next
         * reader.
         */
        private boolean endsHere() {
            try {
                int timeout = getSoTimeout();
                setSoTimeout(1);
                try {
                    peeked = in.read();
                    return peeked < 0;
                } catch (SocketTimeoutException alive) {
                    return false;
                } finally {
                    setSoTimeout(timeout);
                }
            } catch (IOException gone) {
                return true;
            }
        }

        private int readNow(byte[] bytes, int offset, int length) throws IOException {
            if (peeked == NOTHING) {
                return in.read(bytes, offset, length);
            }
            bytes[offset] = (byte) peeked;
            peeked = NOTHING;
            return 1;
        }

        @SuppressWarnings("NonAtomicVolatileUpdate") // Only the thread that holds the lock adds; others set it to 0.
        private void count(int read) throws IOException {
            unanswered += Math.max(read, 0);
            if (unanswered > MOST_BYTES) {
                excess();
            }
        }
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
