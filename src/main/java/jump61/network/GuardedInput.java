package jump61.network;

import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.util.concurrent.locks.ReentrantLock;

/** The input of a {@link GuardedSocket}: counts bytes, and detects that the caller has disconnected during a call. */
final class GuardedInput extends InputStream {
    private static final int NOTHING = -1;

    private final GuardedSocket socket;
    private final InputStream in;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile int unanswered;
    private volatile Thread reader;
    private int peeked = NOTHING;

    GuardedInput(GuardedSocket socket, InputStream in) {
        this.socket = socket;
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
                socket.inspect(bytes, offset, count);
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
        socket.close();
    }

    void answered() {
        unanswered = 0;
        socket.answered();
    }

    boolean inCall() {
        return unanswered > 0 && !lock.isLocked() && !socket.isClosed();
    }

    /**
     * {@return whether the other machine has closed the connection while its call is being processed} In that case the
     * processing thread is interrupted, because nobody is waiting for the answer.
     */
    boolean abandonedInCall() {
        if (unanswered == 0 || socket.isClosed() || !lock.tryLock()) {
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
            int timeout = socket.getSoTimeout();
            socket.setSoTimeout(1);
            try {
                peeked = in.read();
                return peeked < 0;
            } catch (SocketTimeoutException alive) {
                return false;
            } finally {
                socket.setSoTimeout(timeout);
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

    @SuppressWarnings("NonAtomicVolatileUpdate") // only the thread that holds the lock adds; others set it to 0
    private void count(int read) throws IOException {
        unanswered += Math.max(read, 0);
        if (unanswered > GuardedSocket.MOST_BYTES) {
            socket.excess();
        }
    }
}
