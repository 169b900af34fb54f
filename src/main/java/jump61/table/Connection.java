package jump61.table;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import jump61.engine.DaemonThreads;

/**
 * One connection to the other program. While the two programs greet each other, its owner reads and writes on one thread;
 * then {@link #start} gives the connection threads of its own. Incoming lines are limited in length and rate.
 */
final class Connection implements Closeable {
    private static final int CONNECT_MILLIS = 8_000;
    private static final int PING_MILLIS = 4_000;
    private static final int SILENCE_MILLIS = 12_000;
    private static final int FAREWELL_MILLIS = 2_000;
    private static final int LEAVE_MILLIS = 4_000;
    private static final int MOST_WAITING = Kept.MOST + 100;

    /** How many lines from a player may arrive at once. */
    static final int BURST = 400;

    /** How many lines per second may arrive in the long run. */
    private static final int RATE = 25;

    private final Tls.Secured secured;
    private final InputStream in;
    private final OutputStream out;
    private final BlockingQueue<TableMessage> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
    private final RateLimit lines;
    private volatile Future<?> limit;
    private volatile boolean closed;

    /** Receives incoming messages, on the connection's own thread. */
    interface Listener {
        void received(Connection from, TableMessage message);

        /** The connection has ended. */
        void ended(Connection from);

        /** The other side has sent something invalid. */
        void broken(Connection from);
    }

    Connection(Tls.Secured secured) throws IOException {
        this(secured, BURST);
    }

    /** Creates a connection on which {@code burst} lines may arrive at once. */
    Connection(Tls.Secured secured, int burst) throws IOException {
        this.secured = secured;
        lines = new RateLimit(burst, RATE, System.nanoTime());
        limit = secured.limit();
        in = new BufferedInputStream(secured.socket().getInputStream());
        out = secured.socket().getOutputStream();
    }

    /** {@return a connection to a host, which may send {@code burst} lines at once; waits for it} */
    static Connection to(TableCode where, Tls tls, int burst) throws IOException {
        return new Connection(tls.connect(Networks.locate(where), CONNECT_MILLIS), burst);
    }

    /**
     * A host's reply to a visitor.
     *
     * @param name the host's name; empty if the host does not talk to this program
     * @param offer what the host offers, or why it offers nothing
     */
    record Welcome(String name, TableMessage offer) {}

    /** {@return the host's reply to a greeting from a guest with this name; waits for it} */
    Welcome greet(String name) throws IOException, ProtocolException {
        write(new TableMessage.Hello(TableLines.VERSION, name));
        TableMessage answer = read();
        if (answer instanceof TableMessage.Hello host) {
            return new Welcome(host.name(), read());
        } else if (answer instanceof TableMessage.Bye) {
            return new Welcome("", answer);
        }
        throw new ProtocolException("no greeting");
    }

    /** {@return the fingerprint of the other side's key} */
    String fingerprint() throws IOException {
        return Tls.fingerprint(secured.socket());
    }

    /** {@return the address of the other side} */
    InetAddress from() {
        return secured.plain().getInetAddress();
    }

    /** {@return the next message; waits for it} */
    TableMessage read() throws IOException, ProtocolException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException();
            } else if (line.length() >= TableLines.LONGEST) {
                throw new ProtocolException("an endless line");
            }
            line.append((char) next);
        }
        if (!lines.admits(System.nanoTime())) {
            throw new ProtocolException("too many lines");
        }
        return TableLines.read(line.toString());
    }

    /** Writes a message at once. May only be called before {@link #start}. */
    void write(TableMessage message) throws IOException {
        out.write((message.text() + "\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    /** Reads and writes in the background from now on. */
    void start(Listener listener) throws IOException {
        limit.cancel(false);
        secured.socket().setSoTimeout(SILENCE_MILLIS);
        DaemonThreads.start("table reader", () -> readAll(listener));
        DaemonThreads.start("table writer", this::writeAll);
    }

    private void readAll(Listener listener) {
        try {
            while (true) {
                listener.received(this, read());
            }
        } catch (ProtocolException wrong) {
            listener.broken(this);
        } catch (IOException | RuntimeException ended) {
            close();
            listener.ended(this);
        }
    }

    private void writeAll() {
        try {
            TableMessage next = null;
            while (!closed && !(next instanceof TableMessage.Bye)) {
                next = waiting.poll(PING_MILLIS, TimeUnit.MILLISECONDS);
                write(next == null ? new TableMessage.Ping() : next);
            }
            // The other side reads the farewell and closes. If this side closed first, the farewell might never arrive.
            secured.socket().setSoTimeout(FAREWELL_MILLIS);
            secured.socket().shutdownOutput();
        } catch (IOException | InterruptedException lost) {
            close();
        }
    }

    /**
     * Sends a message as soon as possible. Nothing follows a {@link TableMessage.Bye}: the connection ends soon after
     * it, even if the other side neither reads it nor closes.
     */
    void post(TableMessage message) {
        if (!waiting.offer(message)) {
            close();
        } else if (message instanceof TableMessage.Bye) {
            limit = Limit.set(secured.plain(), LEAVE_MILLIS);
        }
    }

    @Override
    public void close() {
        closed = true;
        limit.cancel(false);
        Limit.close(secured.plain());
    }
}
