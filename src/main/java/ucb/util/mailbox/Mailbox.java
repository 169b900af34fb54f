package ucb.util.mailbox;

import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.util.List;

/**
 * A queue of messages between programs, with a fixed capacity. This is the union of the two known editions of the
 * interface: a remote call is matched by the name and the erased parameters of one method, so a program that knows only
 * some of these methods gets along with one that knows all.
 *
 * @param <Msg> the type of the messages; for Jump61, {@code String}
 */
@SuppressWarnings("InterfaceTypeParameterName") // the name by which the course's papers know it
public interface Mailbox<Msg extends Serializable> extends Remote {
    /** Puts a message in, waiting while the box is full. */
    void deposit(Msg message) throws InterruptedException, RemoteException;

    /**
     * Puts a message in, waiting at most {@code millis} milliseconds while the box is full.
     *
     * @return whether the message is in
     */
    boolean deposit(Msg message, long millis) throws InterruptedException, RemoteException;

    /** {@return the oldest message, removed from the box, after waiting for one; null when the box is closed} */
    Msg receive() throws InterruptedException, RemoteException;

    /**
     * Takes the oldest message out, waiting at most {@code millis} milliseconds for one.
     *
     * @return the message; null when none came or the box is closed
     */
    Msg receive(long millis) throws InterruptedException, RemoteException;

    /** Hands all messages on to other boxes from now on. */
    @SuppressWarnings("unchecked")
    void forwardTo(Mailbox<Msg>... boxes) throws InterruptedException, RemoteException;

    /** Hands all messages on to other boxes from now on. */
    void forwardTo(List<Mailbox<Msg>> boxes) throws InterruptedException, RemoteException;

    /** Hands all messages on to another box from now on; of the later edition. */
    void forwardTo(Mailbox<Msg> box) throws InterruptedException, RemoteException;

    /** Ends what {@code forwardTo} began. */
    void stopForwarding() throws RemoteException;

    /**
     * Waits until the box is empty, at most {@code millis} milliseconds.
     *
     * @return whether it is
     */
    boolean flush(long millis) throws InterruptedException, RemoteException;

    /** Closes the box, after waiting at most {@code millis} milliseconds until it is empty. */
    void close(long millis) throws InterruptedException, RemoteException;

    /** Closes the box once it is empty. */
    void close() throws InterruptedException, RemoteException;

    /** {@return whether messages are handed on to other boxes} */
    boolean isForwarding() throws RemoteException;

    /** {@return whether the box is closed} */
    boolean isClosed() throws RemoteException;

    /** {@return how many messages the box holds before a deposit waits} */
    int capacity() throws RemoteException;

    /** {@return the type of the messages; of the later edition} */
    Class<Msg> messageType() throws RemoteException;

    /** {@return this box as one for messages of {@code type}; of the later edition} */
    <T extends Serializable> Mailbox<T> checkType(Class<T> type) throws RemoteException;
}
