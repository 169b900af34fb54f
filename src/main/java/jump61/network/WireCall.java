package jump61.network;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.rmi.dgc.Lease;
import java.rmi.dgc.VMID;
import java.rmi.server.ObjID;
import java.rmi.server.UID;
import java.util.Optional;
import java.util.Set;

/**
 * A remote call as sent over the network, parsed as far as needed before the runtime answers it.
 *
 * @param object the object that is called
 * @param operation which of its operations is called; only for the runtime's own objects
 * @param content the call's bytes, starting with its stream header
 */
record WireCall(ObjID object, int operation, byte[] content) {
    private static final ObjID REGISTRY = new ObjID(ObjID.REGISTRY_ID);
    private static final ObjID COLLECTOR = new ObjID(ObjID.DGC_ID);
    private static final int LIST = 1;
    private static final int LOOK_UP = 2;
    private static final int RENEW_LEASE = 1;
    private static final int LONGEST_ARRAY = 1_000;
    private static final int MOST_REFERENCES = 1_000;
    private static final int DEEPEST = 8;
    private static final Set<Class<?>> OF_LEASES =
            Set.of(ObjID[].class, ObjID.class, UID.class, Lease.class, VMID.class, byte[].class);

    /** {@return this call with more of its content} */
    WireCall with(byte[] longerContent) {
        return new WireCall(object, operation, longerContent);
    }

    /** {@return whether the call asks a registry for all its names} */
    boolean listsNames() {
        return object.equals(REGISTRY) && operation == LIST;
    }

    /** {@return whether the call asks a registry for the object with a name} */
    boolean looksUpName() {
        return object.equals(REGISTRY) && operation == LOOK_UP;
    }

    /** {@return whether the call renews or ends leases} */
    boolean isOfLeases() {
        return object.equals(COLLECTOR);
    }

    /** {@return the program that made the call, if the call renews its lease on objects here} */
    Optional<VMID> leaseHolder() {
        if (!isOfLeases() || operation != RENEW_LEASE) {
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
        boolean known = type == null || OF_LEASES.contains(type);
        // An array is created before its elements are read, so its length must be checked first.
        boolean small =
                info.arrayLength() <= LONGEST_ARRAY && info.references() <= MOST_REFERENCES && info.depth() <= DEEPEST;
        return known && small ? ObjectInputFilter.Status.ALLOWED : ObjectInputFilter.Status.REJECTED;
    }
}
