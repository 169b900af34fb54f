package jump61.network;

import java.io.IOException;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.rmi.NotBoundException;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.RMIClientSocketFactory;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import ucb.util.mailbox.Mailbox;

/** The joiner's side of a connection. It calls the mailboxes that live on the host. */
final class JoinLink implements Link {
    /**
     * Maximum duration of one call, in milliseconds. Longer waits are repeated calls, which distinguishes a machine that is
     * gone from one whose player is thinking.
     */
    private static final long POLL_MILLIS = 5_000;

    private static final int WAIT_MILLIS = 50;
    private static final int LOOK_UP_MILLIS = 3_000;
    private static final Duration LONGEST_SEARCH = Duration.ofSeconds(30);

    private final RemoteAddress address;
    private final RemoteSettings settings;

    /** Private to this link, so that connections of an earlier game, or with another timeout, are never reused. */
    private final RMIClientSocketFactory registrySockets = new LookUpSockets();

    private Mailbox<Serializable> toHost;
    private Mailbox<Serializable> fromHost;
    private final CountDownLatch introduced = new CountDownLatch(1);
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
                answered |= e.ending() == RemoteEnding.NO_SUCH_GAME;
            }
            if (done || System.nanoTime() - start > LONGEST_SEARCH.toNanos()) {
                break;
            }
        }
        throw answered
                ? new LinkException(
                        RemoteEnding.NO_SUCH_GAME, "There is no game " + address.id() + " on " + address.host() + ".")
                : new LinkException(RemoteEnding.NOTHING_HOSTED, "No game is hosted on " + address.host() + ".");
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
        introduced.countDown();
    }

    @Override
    public String receive() throws LinkException, InterruptedException {
        // The host knows its guest by the first message; a call that waits before it may be taken for a stranger's.
        while (!introduced.await(WAIT_MILLIS, TimeUnit.MILLISECONDS)) {
            requireNotDone();
        }
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

    /**
     * Closes the mailbox only once everything in it has been read, because the course's library drops unread messages
     * when a mailbox is closed.
     */
    @Override
    public void close() throws InterruptedException {
        try {
            if (toHost != null
                    && call().run(() -> toHost.flush(settings.farewell().toMillis()))) {
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
        Mailbox<Serializable> in = call().run(() -> mailbox(port, ".IN"));
        fromHost = call().run(() -> mailbox(port, ".OUT"));
        toHost = in;
    }

    @SuppressWarnings("unchecked") // A mailbox of any type accepts strings, or the call fails.
    private Mailbox<Serializable> mailbox(int port, String suffix) throws RemoteException, NotBoundException {
        Registry registry = LocateRegistry.getRegistry(address.host(), port, registrySockets);
        return (Mailbox<Serializable>) registry.lookup(address.id() + suffix);
    }

    private PeerCall call() {
        return new PeerCall(address.host(), (int) settings.patience().toMillis());
    }

    private void requireMachine() throws LinkException {
        try {
            InetAddress.getByName(address.host());
        } catch (UnknownHostException e) {
            throw new LinkException(RemoteEnding.NO_SUCH_MACHINE, "There is no machine " + address.host() + ".");
        }
    }

    private void requireNotDone() throws LinkException {
        if (done) {
            throw new LinkException(RemoteEnding.CONNECTION_LOST, "");
        }
    }

    /** Connects to registries, with a short timeout: a registry answers soon or never. */
    private static final class LookUpSockets implements RMIClientSocketFactory {
        @Override
        public Socket createSocket(String host, int port) throws IOException {
            return PeerSockets.connect(host, port, LOOK_UP_MILLIS);
        }
    }
}
