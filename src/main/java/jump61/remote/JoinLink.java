package jump61.remote;

import java.io.EOFException;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.rmi.MarshalException;
import java.rmi.NotBoundException;
import java.rmi.RemoteException;
import java.rmi.UnmarshalException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.time.Duration;
import ucb.util.mailbox.Mailbox;

/** The joiner's side of a connection: it calls the mailboxes that live in the host. */
final class JoinLink implements Link {
    /** Calls come back at least this often, so that a machine that has gone is told from one that thinks. */
    private static final long POLL_MILLIS = 5_000;

    private static final int LOOK_UP_MILLIS = 3_000;
    private static final Duration LONGEST_SEARCH = Duration.ofSeconds(30);

    private final RemoteAddress address;
    private final RemoteSettings settings;
    private Mailbox<Serializable> toHost;
    private Mailbox<Serializable> fromHost;
    private volatile boolean done;

    JoinLink(RemoteAddress address, RemoteSettings settings) {
        this.address = address;
        this.settings = settings;
    }

    @Override
    public RemoteEvent.Waiting open() throws LinkException, InterruptedException {
        RmiSetUp.prepare();
        requireMachine();
        boolean answered = false;
        long start = System.nanoTime();
        for (int port : settings.searchedPorts().ports().toArray()) {
            try {
                lookUp(port);
                return new RemoteEvent.Waiting(address.host(), port, false);
            } catch (LinkException e) {
                answered |= e.ending() == RemoteEnding.NOT_CONNECTED;
            }
            if (done || System.nanoTime() - start > LONGEST_SEARCH.toNanos()) {
                break;
            }
        }
        throw new LinkException(
                RemoteEnding.NOT_CONNECTED,
                answered
                        ? "there is no game " + address.id() + " on " + address.host()
                        : "no game is hosted on " + address.host());
    }

    @Override
    public String peer() {
        return address.host();
    }

    @Override
    public void send(String text) throws LinkException, InterruptedException {
        boolean sent = false;
        while (!sent) {
            requireNotDone();
            sent = call().run(() -> toHost.deposit(text, POLL_MILLIS));
        }
    }

    @Override
    public String receive() throws LinkException, InterruptedException {
        while (true) {
            requireNotDone();
            Serializable message = call().run(() -> fromHost.receive(POLL_MILLIS));
            if (message instanceof String text) {
                return text;
            }
            if (call().run(fromHost::isClosed)) {
                throw new LinkException(RemoteEnding.CONNECTION_LOST, "");
            }
        }
    }

    @Override
    public void close() throws InterruptedException {
        try {
            if (toHost != null) {
                call().run(() -> {
                    toHost.close();
                    return true;
                });
            }
        } catch (LinkException ignored) {
            // The game is over, and the host may have closed first.
        }
        abort();
    }

    @Override
    public void abort() {
        done = true;
    }

    private void lookUp(int port) throws LinkException, InterruptedException {
        var call = new PeerCall(address.host(), LOOK_UP_MILLIS);
        Mailbox<Serializable> in = call.run(() -> mailbox(port, ".IN"));
        fromHost = call.run(() -> mailbox(port, ".OUT"));
        toHost = in;
    }

    @SuppressWarnings("unchecked") // a mailbox of whatever takes texts, or the call fails
    private Mailbox<Serializable> mailbox(int port, String suffix) throws RemoteException, NotBoundException {
        Registry registry = LocateRegistry.getRegistry(address.host(), port);
        try {
            return (Mailbox<Serializable>) registry.lookup(address.id() + suffix);
        } catch (MarshalException | UnmarshalException e) {
            if (e.getCause() instanceof EOFException || e.getCause() instanceof SocketException) {
                // A connection kept from an earlier game has ended meanwhile; a second try makes a new one.
                return (Mailbox<Serializable>) registry.lookup(address.id() + suffix);
            }
            throw e;
        }
    }

    private PeerCall call() {
        return new PeerCall(address.host(), (int) settings.patience().toMillis());
    }

    private void requireMachine() throws LinkException {
        try {
            InetAddress.getByName(address.host());
        } catch (UnknownHostException e) {
            throw new LinkException(RemoteEnding.NOT_CONNECTED, "there is no machine " + address.host());
        }
    }

    private void requireNotDone() throws LinkException {
        if (done) {
            throw new LinkException(RemoteEnding.CONNECTION_LOST, "");
        }
    }
}
