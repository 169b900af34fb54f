package jump61.network;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.ObjID;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Calls that no Java program would write like this, byte by byte: whatever they look like, nothing happens. */
@Timeout(60)
class DisguisedCallsTest extends AttackedHost {
    private static final long REGISTRY_HASH = 4905912898345647071L;
    private static final long COLLECTOR_HASH = -669196253586618813L;
    private static final long LEASED_HASH = -8713620060265225090L;
    private static final int LOOK_UP = 2;
    private static final int UNBIND = 4;
    private static final int RENEW = 1;
    private static final int USUAL_NAME = 9;
    private static final int PAGE = 5_000;

    /** Ways to write the call that removes a name from the registry. */
    private enum Disguise {
        NONE,
        LONG_BLOCK,
        TWO_BLOCKS,
        EMPTY_BLOCK,
        RESET,
        AFTER_A_LONG_NAME,
        AFTER_A_LONG_LOOK_UP,
        BEFORE_A_LOOK_UP,
        AFTER_PINGS,
        AFTER_ACKNOWLEDGEMENTS,
        BYTE_BY_BYTE
    }

    @ParameterizedTest
    @EnumSource
    void noDisguiseRemovesAName(Disguise disguise) throws Exception {
        int nameLength = disguise == Disguise.AFTER_A_LONG_NAME ? PAGE : USUAL_NAME;
        send(port, nameLength, disguise == Disguise.BYTE_BY_BYTE, unbind(disguise));
        assertEquals(
                Set.of(ID + ".IN", ID + ".OUT"),
                Set.of(LocateRegistry.getRegistry("localhost", port).list()));
    }

    @Test
    void aListOfTwoThousandMillionLeasesIsNotMadeRoomFor() throws Exception {
        WireCall call = new WireCall(new ObjID(ObjID.DGC_ID), RENEW, hugeLease());
        assertEquals(Optional.empty(), call.leaseHolder());
    }

    /** Sends bytes on a connection of their own, and waits for an answer or the end. */
    private static void send(int port, int nameLength, boolean slowly, byte[] bytes) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setTcpNoDelay(true);
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            DataInputStream in = new DataInputStream(socket.getInputStream());
            out.write(new byte[] {'J', 'R', 'M', 'I', 0, 2, 0x4B});
            in.readByte();
            in.readUTF();
            in.readInt();
            ByteArrayOutputStream whole = new ByteArrayOutputStream();
            DataOutputStream greeting = new DataOutputStream(whole);
            greeting.writeUTF("h".repeat(nameLength));
            greeting.writeInt(0);
            whole.write(bytes);
            if (slowly) {
                for (byte each : whole.toByteArray()) {
                    out.write(each);
                }
            } else {
                out.write(whole.toByteArray());
            }
            socket.shutdownOutput();
            in.readAllBytes();
        } catch (IOException closed) {
            // The connection is closed: that is what should happen.
        }
    }

    private static byte[] unbind(Disguise disguise) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        switch (disguise) {
            case AFTER_A_LONG_LOOK_UP -> bytes.write(call(Disguise.NONE, LOOK_UP, "x".repeat(PAGE)));
            case AFTER_PINGS -> bytes.write("R".repeat(PAGE).getBytes(StandardCharsets.US_ASCII));
            case AFTER_ACKNOWLEDGEMENTS -> {
                for (int i = 0; i < PAGE / 15; i++) {
                    bytes.write(0x54);
                    bytes.write(new byte[14]);
                }
            }
            default -> {}
        }
        bytes.write(call(disguise, UNBIND, ID + ".OUT"));
        if (disguise == Disguise.BEFORE_A_LOOK_UP) {
            bytes.write(call(Disguise.NONE, LOOK_UP, ID + ".OUT"));
        }
        return bytes.toByteArray();
    }

    private static byte[] call(Disguise disguise, int operation, String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        byte[] target = target(ObjID.REGISTRY_ID, operation, REGISTRY_HASH);
        out.write(new byte[] {0x50, (byte) 0xAC, (byte) 0xED, 0, 5});
        switch (disguise) {
            case LONG_BLOCK -> {
                out.write(0x7A);
                out.writeInt(target.length);
                out.write(target);
            }
            case TWO_BLOCKS -> {
                out.write(new byte[] {0x77, 10});
                out.write(target, 0, 10);
                out.write(new byte[] {0x77, (byte) (target.length - 10)});
                out.write(target, 10, target.length - 10);
            }
            default -> {
                out.write(
                        disguise == Disguise.EMPTY_BLOCK
                                ? new byte[] {0x77, 0}
                                : disguise == Disguise.RESET ? new byte[] {0x79} : new byte[0]);
                out.write(new byte[] {0x77, (byte) target.length});
                out.write(target);
            }
        }
        out.write(0x74);
        out.writeUTF(name);
        return bytes.toByteArray();
    }

    private static byte[] target(int object, int operation, long hash) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(object);
        out.write(new byte[14]);
        out.writeInt(operation);
        out.writeLong(hash);
        return bytes.toByteArray();
    }

    /** {@return the beginning of a call that renews leases on as many objects as can be written} */
    private static byte[] hugeLease() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        byte[] target = target(ObjID.DGC_ID, RENEW, COLLECTOR_HASH);
        out.write(new byte[] {(byte) 0xAC, (byte) 0xED, 0, 5, 0x77, (byte) target.length});
        out.write(target);
        out.write(new byte[] {0x75, 0x72});
        out.writeUTF("[Ljava.rmi.server.ObjID;");
        out.writeLong(LEASED_HASH);
        out.write(new byte[] {2, 0, 0, 0x70, 0x78, 0x70});
        out.writeInt(Integer.MAX_VALUE);
        return bytes.toByteArray();
    }
}
