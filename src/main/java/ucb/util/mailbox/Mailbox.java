package ucb.util.mailbox;

import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.util.List;

/**
 * A queue of messages between programs, with a fixed capacity. This is the union of the two known editions of the
 * interface. A remote call is matched by the name and the erased parameter types of a single method, so a program that
 * knows only some of these methods works with one that knows all.
 *
 * @param <Msg> the type of the messages; for Jump61, {@code String}
 */
@SuppressWarnings("InterfaceTypeParameterName") // the name used in the course's handouts
public interface Mailbox<Msg extends Serializable> extends Remote {
    /** Adds a message, waiting while the mailbox is full. */
    void deposit(Msg message) throws InterruptedException, RemoteException;

    /**
     * Adds a message, waiting at most {@code millis} milliseconds while the mailbox is full.
     *
     * @return whether the message was added
     */
    boolean deposit(Msg message, long millis) throws InterruptedException, RemoteException;

    /** {@return the oldest message, which is removed; waits for one; null if the mailbox is closed} */
    Msg receive() throws InterruptedException, RemoteException;

    /**
     * Removes the oldest message, waiting at most {@code millis} milliseconds for one.
     *
     * @return the message; null if none came or the mailbox is closed
     */
    Msg receive(long millis) throws InterruptedException, RemoteException;

    /** Forwards all messages to other mailboxes from now on. */
    @SuppressWarnings("unchecked")
    void forwardTo(Mailbox<Msg>... boxes) throws InterruptedException, RemoteException;

    /** Forwards all messages to other mailboxes from now on. */
    void forwardTo(List<Mailbox<Msg>> boxes) throws InterruptedException, RemoteException;

    /** Forwards all messages to another mailbox from now on; in the later edition only. */
    void forwardTo(Mailbox<Msg> box) throws InterruptedException, RemoteException;

    /** Stops forwarding messages. */
    void stopForwarding() throws RemoteException;

    /**
     * Waits at most {@code millis} milliseconds until the mailbox is empty.
     *
     * @return whether it is empty
     */
    boolean flush(long millis) throws InterruptedException, RemoteException;

    /** Closes the mailbox, after waiting at most {@code millis} milliseconds until it is empty. */
    void close(long millis) throws InterruptedException, RemoteException;

    /** Closes the mailbox once it is empty. */
    void close() throws InterruptedException, RemoteException;

    /** {@return whether messages are forwarded to other mailboxes} */
    boolean isForwarding() throws RemoteException;

    /** {@return whether the mailbox is closed} */
    boolean isClosed() throws RemoteException;

    /** {@return the number of messages the mailbox holds before a deposit waits} */
    int capacity() throws RemoteException;

    /** {@return the type of the messages; in the later edition only} */
    Class<Msg> messageType() throws RemoteException;

    /** {@return this mailbox as one for messages of {@code type}; in the later edition only} */
    <T extends Serializable> Mailbox<T> checkType(Class<T> type) throws RemoteException;
}
