package jump61.network;

import java.io.InvalidClassException;
import java.io.StreamCorruptedException;
import java.rmi.NotBoundException;
import java.rmi.RemoteException;

/**
 * A guarded call to another machine. While it runs, its thread deserializes only what {@link RmiSetUp.AnswerFilter} accepts, and
 * {@link PeerSockets} connects only to the machine that the user named.
 */
final class PeerCall {
    private static final ThreadLocal<PeerCall> CURRENT = new ThreadLocal<>();

    private final String host;
    private final int patienceMillis;
    private Class<?> rejected;

    PeerCall(String host, int patienceMillis) {
        this.host = host;
        this.patienceMillis = patienceMillis;
    }

    /** The call itself. */
    interface Body<T> {
        T run() throws RemoteException, NotBoundException, InterruptedException;
    }

    /** {@return the call running on this thread; null if there is none} */
    static PeerCall current() {
        return CURRENT.get();
    }

    /** {@return the machine that the user named} */
    String host() {
        return host;
    }

    int patienceMillis() {
        return patienceMillis;
    }

    /** Records that the answer contained an object of an unexpected type. */
    void reject(Class<?> type) {
        rejected = type;
    }

    /**
     * Runs a call.
     *
     * @throws LinkException if there is no usable answer
     */
    <T> T run(Body<T> body) throws LinkException, InterruptedException {
        CURRENT.set(this);
        rejected = null;
        try {
            return body.run();
        } catch (NotBoundException e) {
            throw notBound();
        } catch (RemoteException | RuntimeException e) {
            throw meaning(e);
        } finally {
            CURRENT.remove();
        }
    }

    /**
     * Translates an exception. The other machine's exceptions are not deserialized either, so only their type is known.
     */
    private LinkException meaning(Exception e) {
        if (rejected == NotBoundException.class) {
            return notBound();
        }
        boolean foreignObject = rejected != null && !Throwable.class.isAssignableFrom(rejected);
        if (foreignObject || rejected == null && isGarbage(e)) {
            return new LinkException(RemoteEnding.PROTOCOL_BROKEN, "an answer that is not text");
        }
        return new LinkException(RemoteEnding.CONNECTION_LOST, "");
    }

    private static boolean isGarbage(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof GuardedSocket.ExcessException
                    || cause instanceof InvalidClassException
                    || cause instanceof StreamCorruptedException
                    || cause instanceof ClassNotFoundException
                    || cause instanceof ClassCastException) {
                return true;
            }
        }
        return false;
    }

    private static LinkException notBound() {
        return new LinkException(RemoteEnding.NO_SUCH_GAME, "no such game");
    }
}
