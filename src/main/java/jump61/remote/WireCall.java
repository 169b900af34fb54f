package jump61.remote;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.rmi.dgc.Lease;
import java.rmi.dgc.VMID;
import java.rmi.server.ObjID;
import java.rmi.server.UID;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/**
 * A remote call as sent over the network, parsed as far as needed before the runtime answers it. The format is
 * described in chapter 10, <i>RMI Wire Protocol</i>, of the Java RMI specification.
 *
 * @param object the object that is called
 * @param operation which of its operations is called; only for the runtime's own objects
 * @param content the call's bytes, starting with its stream header
 */
record WireCall(ObjID object, int operation, byte[] content) {
    private static final byte[] BEGINNING = {0x50, (byte) 0xAC, (byte) 0xED, 0, 5, 0x77, 0x22};
    private static final int TARGET_BYTES = 22 + Integer.BYTES;
    private static final ObjID REGISTRY = new ObjID(ObjID.REGISTRY_ID);
    private static final ObjID COLLECTOR = new ObjID(ObjID.DGC_ID);
    private static final int LIST = 1;
    private static final int LOOK_UP = 2;
    private static final int RENEW_LEASE = 1;
    private static final Set<Class<?>> OF_LEASES =
            Set.of(ObjID[].class, ObjID.class, UID.class, Lease.class, VMID.class, byte[].class);

    /** {@return the last call that begins in {@code bytes}, if there is enough of it to identify its target} */
    static Optional<WireCall> lastIn(byte[] bytes) {
        for (int at = bytes.length - BEGINNING.length - TARGET_BYTES; at >= 0; at--) {
            if (Arrays.equals(bytes, at, at + BEGINNING.length, BEGINNING, 0, BEGINNING.length)) {
                return read(Arrays.copyOfRange(bytes, at + 1, bytes.length));
            }
        }
        return Optional.empty();
    }

    private static Optional<WireCall> read(byte[] content) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(content))) {
            return Optional.of(new WireCall(ObjID.read(in), in.readInt(), content));
        } catch (IOException incomplete) {
            return Optional.empty();
        }
    }

    /** {@return whether the call would change a registry} */
    boolean changesRegistry() {
        return object.equals(REGISTRY) && operation != LOOK_UP && operation != LIST;
    }

    /** {@return the program that made the call, if the call renews its lease on objects here} */
    Optional<VMID> leaseHolder() {
        if (!object.equals(COLLECTOR) || operation != RENEW_LEASE) {
            return Optional.empty();
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(content))) {
            in.setObjectInputFilter(WireCall::onlyLeases);
            ObjID.read(in);
            in.readInt();
            in.readLong();
            in.readObject();
            in.readLong();
            return Optional.ofNullable(((Lease) in.readObject()).getVMID());
        } catch (IOException | ClassNotFoundException | RuntimeException notALease) {
            return Optional.empty();
        }
    }

    private static ObjectInputFilter.Status onlyLeases(ObjectInputFilter.FilterInfo info) {
        Class<?> type = info.serialClass();
        return type == null || OF_LEASES.contains(type)
                ? ObjectInputFilter.Status.ALLOWED
                : ObjectInputFilter.Status.REJECTED;
    }
}
