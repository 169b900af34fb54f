package jump61.remote;

import java.io.InvalidClassException;
import java.io.StreamCorruptedException;
import java.rmi.NotBoundException;
import java.rmi.RemoteException;

/**
 * Calls to another machine, guarded: while one runs, its thread takes only what {@link AnswerFilter} lets through, and
 * {@link PeerSockets} knows which machine the user named.
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

    /** What is called. */
    interface Body<T> {
        T run() throws RemoteException, NotBoundException, InterruptedException;
    }

    /** {@return the call this thread is in; null when it is in none} */
    static PeerCall current() {
        return CURRENT.get();
    }

    /** {@return the machine the user named} */
    String host() {
        return host;
    }

    int patienceMillis() {
        return patienceMillis;
    }

    /** The answer contained an object of a type that does not belong there. */
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

    /** Exceptions are not let in either, so the type of one that was thrown there is all we know of it. */
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
