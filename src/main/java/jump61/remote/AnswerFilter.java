package jump61.remote;

import java.io.ObjectInputFilter;
import java.lang.reflect.Proxy;
import java.rmi.Remote;
import java.rmi.server.RemoteObject;
import java.rmi.server.RemoteObjectInvocationHandler;
import java.util.Set;
import ucb.util.mailbox.Mailbox;

/**
 * Lets in, of all Java objects another machine could answer with, only strings and the stubs of mailboxes. It is the
 * whole program's filter, but has no opinion on what is read outside of a {@link PeerCall}.
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
