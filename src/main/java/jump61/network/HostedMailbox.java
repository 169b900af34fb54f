package jump61.network;

import java.io.Serializable;
import java.rmi.AccessException;
import java.rmi.RemoteException;
import java.rmi.server.RemoteServer;
import java.rmi.server.ServerNotActiveException;
import java.rmi.server.Unreferenced;
import java.util.List;
import java.util.Optional;
import ucb.util.mailbox.Mailbox;

/**
 * A hosted mailbox as the other program sees it. It implements no other remote interface, so every peer can load it.
 */
final class HostedMailbox implements Mailbox<String>, Unreferenced {
    /** The direction of messages, from the host's point of view. */
    enum Direction {
        IN,
        OUT
    }

    private static final long CLOSING_MILLIS = 5_000;

    private final MessageBox box;
    private final Direction direction;
    private final PeerAccess access;

    HostedMailbox(MessageBox box, Direction direction, PeerAccess access) {
        this.box = box;
        this.direction = direction;
        this.access = access;
    }

    @Override
    public void deposit(String message) throws InterruptedException, RemoteException {
        deposit(message, MessageBox.FOREVER);
    }

    @Override
    public boolean deposit(String message, long millis) throws InterruptedException, RemoteException {
        require(Direction.IN);
        String caller = caller();
        if (message == null) {
            throw new IllegalArgumentException("a message may not be null");
        }
        if (message.length() > Message.LONGEST) {
            access.misbehaved(caller, "a message of " + message.length() + " characters");
            throw new IllegalArgumentException("the message is too long");
        }
        requireListener(caller);
        boolean done = box.deposit(message, millis, () -> admitSpeaker(caller), visit(caller));
        requireListener(caller);
        return done;
    }

    @Override
    public String receive() throws InterruptedException, RemoteException {
        return receive(MessageBox.FOREVER);
    }

    @Override
    public String receive(long millis) throws InterruptedException, RemoteException {
        require(Direction.OUT);
        String caller = caller();
        requireListener(caller);
        String message = box.receive(millis, visit(caller));
        requireListener(caller);
        if (message != null) {
            access.exchanged();
        }
        return message;
    }

    @Override
    @SafeVarargs
    public final void forwardTo(Mailbox<String>... boxes) throws AccessException {
        throw notHere();
    }

    @Override
    public void forwardTo(List<Mailbox<String>> boxes) throws AccessException {
        throw notHere();
    }

    @Override
    public void forwardTo(Mailbox<String> other) throws AccessException {
        throw notHere();
    }

    @Override
    public void stopForwarding() {
        // Nothing is ever forwarded.
    }

    @Override
    public boolean flush(long millis) throws InterruptedException, RemoteException {
        requireGuest();
        return box.flush(millis, visit(caller()));
    }

    @Override
    public void close(long millis) throws InterruptedException, RemoteException {
        flush(millis);
        box.close();
    }

    @Override
    public void close() throws InterruptedException, RemoteException {
        close(CLOSING_MILLIS);
    }

    @Override
    public boolean isForwarding() {
        return false;
    }

    @Override
    public boolean isClosed() {
        return box.isClosed();
    }

    @Override
    public int capacity() {
        return MessageBox.CAPACITY;
    }

    @Override
    public Class<String> messageType() {
        return String.class;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T extends Serializable> Mailbox<T> checkType(Class<T> type) {
        if (type != String.class) {
            throw new ClassCastException("the messages are of type String");
        }
        return (Mailbox<T>) this;
    }

    /** Called when no program refers to this mailbox any more: the guest has disappeared and its lease has expired. */
    @Override
    public void unreferenced() {
        if (direction == Direction.OUT) {
            access.vanished(access.guest());
        }
    }

    /** Decides about a message that is about to be delivered; the sender of the first one becomes the guest. */
    private boolean admitSpeaker(String caller) {
        boolean admitted = mayBeGuests() && access.admitSpeaker(caller);
        if (admitted) {
            access.exchanged();
        }
        return admitted;
    }

    private boolean mayBeGuests() {
        return GuardedSocket.servedNow().map(access::mayBeGuests).orElse(true);
    }

    private void require(Direction needed) throws AccessException {
        if (direction != needed) {
            throw notHere();
        }
    }

    private void requireGuest() throws AccessException {
        boolean guests = GuardedSocket.servedNow().map(access::isGuests).orElse(true);
        if (!access.isGuest(caller()) || !guests) {
            throw new AccessException("this is for the one who has joined");
        }
    }

    private void requireListener(String caller) throws AccessException {
        if (!access.admitsListener(caller)) {
            throw new AccessException("somebody else has joined this game");
        }
    }

    private MessageBox.Visit visit(String caller) {
        Optional<GuardedSocket> connection = GuardedSocket.servedNow();
        boolean guests = connection.filter(GuardedSocket::wasGuests).isPresent();
        return new MessageBox.Visit(
                () -> access.admitsListener(caller)
                        && connection.map(access::mayBeGuests).orElse(true),
                guests);
    }

    private static AccessException notHere() {
        return new AccessException("this mailbox does not do that");
    }

    private static String caller() {
        try {
            return RemoteServer.getClientHost();
        } catch (ServerNotActiveException e) {
            throw new IllegalStateException("hosted mailboxes are for remote callers", e);
        }
    }
}
