package jump61.network;

import java.io.ObjectInputFilter;
import java.lang.reflect.Proxy;
import java.rmi.Remote;
import java.rmi.server.RemoteObject;
import java.rmi.server.RemoteObjectInvocationHandler;
import java.util.Set;
import ucb.util.mailbox.Mailbox;

/**
 * Deserialization filter for answers from other machines: accepts only strings and mailbox stubs. It is installed for
 * the whole program, but leaves everything read outside a {@link PeerCall} undecided.
 */
final class AnswerFilter implements ObjectInputFilter {
    private static final int MOST_REFERENCES = 50;
    private static final int DEEPEST = 5;
    private static final Set<Class<?>> STUB = Set.of(
            String.class,
            Remote.class,
            Mailbox.class,
            Proxy.class,
            RemoteObject.class,
            RemoteObjectInvocationHandler.class);

    @Override
    public Status checkInput(FilterInfo info) {
        PeerCall call = PeerCall.current();
        if (call == null) {
            return Status.UNDECIDED;
        }
        Class<?> type = info.serialClass();
        boolean known = type == null || STUB.contains(type) || Proxy.isProxyClass(type);
        boolean small = info.arrayLength() < 0
                && info.depth() <= DEEPEST
                && info.references() <= MOST_REFERENCES
                && info.streamBytes() <= GuardedSocket.MOST_BYTES;
        if (known && small) {
            return Status.ALLOWED;
        }
        call.reject(type == null ? Object.class : type);
        return Status.REJECTED;
    }
}
