package jump61.network;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.nio.ByteBuffer;
import java.rmi.server.ObjID;

/**
 * Follows what a caller sends on one connection, byte by byte and before the RMI runtime sees it, and finds each call. The
 * format is described in chapter 10, <i>RMI Wire Protocol</i>, of the Java RMI specification. Of the many ways in which a
 * call could be written, only the one that Java programs use is accepted, so that no call can be disguised. Thread-safe.
 */
final class CallReader implements GuardedSocket.Inspector {
    private static final byte[] GREETING = {'J', 'R', 'M', 'I', 0, 2, 0x4B};
    private static final byte[] CALL_BEGINNING = {0x50, (byte) 0xAC, (byte) 0xED, 0, 5};
    private static final int PING = 0x52;
    private static final int ACKNOWLEDGEMENT = 0x54;
    private static final int ACKNOWLEDGEMENT_BYTES = 14;
    private static final int BLOCK = 0x77;
    private static final int STRING = 0x74;
    private static final int OBJECT_BYTES = 22;
    private static final int TARGET_BYTES = OBJECT_BYTES + Integer.BYTES + Long.BYTES;

    /** Maximum length of a caller's name for its machine, and of a name to be looked up, in bytes. */
    private static final int LONGEST_NAME = 255;

    /** Maximum number of bytes of a call passed on for inspection. Renewing a lease on two objects takes about 400. */
    private static final int MOST_SHOWN = 4_096;

    private final GuardedSocket socket;
    private final Calls calls;
    private final ByteArrayOutputStream content = new ByteArrayOutputStream();
    private byte[] part = new byte[GREETING.length];
    private int filled;
    private Step step = this::greeting;
    /** The call being received, from its target on, if it is not a call to a registry. */
    private WireCall call;
    /** How many bytes of the beginning of another call the last bytes match. */
    private int matched;

    /** Decides about the calls on a connection. */
    interface Calls {
        /**
         * Inspects a call, first as soon as its target is known, and again whenever more of it has arrived.
         *
         * @throws IOException if the call must not reach the runtime
         */
        void look(WireCall call, GuardedSocket from) throws IOException;
    }

    /** What is done with the next few bytes. */
    private interface Step {
        void take(byte[] bytes) throws IOException;
    }

    /** Follows the calls on {@code socket}, each of which {@code calls} may reject. */
    CallReader(GuardedSocket socket, Calls calls) {
        this.socket = socket;
        this.calls = calls;
    }

    @Override
    public synchronized void read(byte[] bytes, int offset, int count) throws IOException {
        try {
            for (int i = offset; i < offset + count; i++) {
                take(bytes[i]);
            }
            if (call != null) {
                calls.look(call.with(content.toByteArray()), socket);
            }
        } catch (IOException unwanted) {
            socket.close();
            throw unwanted;
        }
    }

    /** The runtime answers: the call is complete, and the next bytes begin something new. */
    @Override
    public synchronized void answered() {
        if (call != null) {
            call = null;
            expect(1, this::operation);
        }
    }

    private void take(byte b) throws IOException {
        if (call != null) {
            requireOneCall(b);
            if (content.size() < MOST_SHOWN) {
                content.write(b);
            } else if (call.isOfLeases()) {
                throw new IOException("too long for a lease");
            }
            return;
        }
        part[filled++] = b;
        if (filled == part.length) {
            step.take(part);
        }
    }

    private void expect(int bytes, Step next) {
        part = new byte[bytes];
        filled = 0;
        step = next;
    }

    private void greeting(byte[] bytes) throws IOException {
        require(ByteBuffer.wrap(bytes).equals(ByteBuffer.wrap(GREETING)));
        expect(Short.BYTES, this::callersNameLength);
    }

    private void callersNameLength(byte[] bytes) throws IOException {
        expect(nameLength(bytes) + Integer.BYTES, name -> expect(1, this::operation));
    }

    private void operation(byte[] bytes) throws IOException {
        if (bytes[0] == PING) {
            expect(1, this::operation);
        } else if (bytes[0] == ACKNOWLEDGEMENT) {
            expect(ACKNOWLEDGEMENT_BYTES, id -> expect(1, this::operation));
        } else {
            require(bytes[0] == CALL_BEGINNING[0]);
            expect(CALL_BEGINNING.length - 1 + 2, this::header);
        }
    }

    private void header(byte[] bytes) throws IOException {
        int length = CALL_BEGINNING.length - 1;
        require(ByteBuffer.wrap(bytes, 0, length).equals(ByteBuffer.wrap(CALL_BEGINNING, 1, length)));
        require(bytes[length] == BLOCK && (bytes[length + 1] & 0xFF) >= TARGET_BYTES);
        content.reset();
        content.write(bytes);
        expect(TARGET_BYTES, this::target);
    }

    private void target(byte[] bytes) throws IOException {
        content.write(bytes);
        WireCall begun =
                new WireCall(objectOf(bytes), ByteBuffer.wrap(bytes).getInt(OBJECT_BYTES), content.toByteArray());
        calls.look(begun, socket);
        if (begun.listsNames()) {
            expect(1, this::operation);
        } else if (begun.looksUpName()) {
            expect(1 + Short.BYTES, this::soughtNameLength);
        } else {
            call = begun;
            matched = 0;
        }
    }

    private void soughtNameLength(byte[] bytes) throws IOException {
        require(bytes[0] == STRING);
        expect(nameLength(new byte[] {bytes[1], bytes[2]}), name -> expect(1, this::operation));
    }

    /** Nobody sends a second call before the first one is answered, unless to hide it. */
    private void requireOneCall(byte b) throws IOException {
        matched = b == CALL_BEGINNING[matched] ? matched + 1 : b == CALL_BEGINNING[0] ? 1 : 0;
        require(matched < CALL_BEGINNING.length);
    }

    private static int nameLength(byte[] bytes) throws IOException {
        int length = ByteBuffer.wrap(bytes).getShort() & 0xFFFF;
        require(length > 0 && length <= LONGEST_NAME);
        return length;
    }

    private static ObjID objectOf(byte[] target) throws IOException {
        byte[] stream = ByteBuffer.allocate(6 + OBJECT_BYTES)
                .put(CALL_BEGINNING, 1, CALL_BEGINNING.length - 1)
                .put((byte) BLOCK)
                .put((byte) OBJECT_BYTES)
                .put(target, 0, OBJECT_BYTES)
                .array();
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
            return ObjID.read(in);
        }
    }

    private static void require(boolean usual) throws IOException {
        if (!usual) {
            throw new IOException("no Java program calls like this");
        }
    }
}
