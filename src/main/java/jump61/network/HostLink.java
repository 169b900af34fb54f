package jump61.network;

import java.io.IOException;
import java.io.ObjectInputFilter;
import java.net.BindException;
import java.rmi.NoSuchObjectException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.dgc.VMID;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.ExportException;
import java.rmi.server.RemoteServer;
import java.rmi.server.ServerNotActiveException;
import java.rmi.server.UnicastRemoteObject;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import jump61.engine.DaemonThreads;

/** The host's side of a connection. The registry and both mailboxes live here; the other side calls them. */
final class HostLink implements Link {
    private static final long WATCH_MILLIS = 500;
    private static final long ANSWER_MILLIS = 1_000;

    private final String id;
    private final RemoteSettings settings;
    private final MessageBox in = new MessageBox();
    private final MessageBox out = new MessageBox();
    private final LifeSigns signs = new LifeSigns(System::nanoTime);
    private final PeerAccess access = new PeerAccess(in, out, signs);
    private final HostedMailbox inFace = new HostedMailbox(in, HostedMailbox.Direction.IN, access);
    private final HostedMailbox outFace = new HostedMailbox(out, HostedMailbox.Direction.OUT, access);
    private final GuardedServerSockets registrySockets;
    private final GuardedServerSockets mailboxSockets;
    private Registry registry;
    private volatile boolean done;
    private boolean joined;

    HostLink(String id, RemoteSettings settings) {
        this.id = id;
        this.settings = settings;
        this.registrySockets = new GuardedServerSockets(settings, access, HostLink::requireLookUp);
        this.mailboxSockets = new GuardedServerSockets(settings, access, new LeaseCalls(signs));
    }

    @Override
    public synchronized RemoteEvent.Waiting open() throws LinkException {
        RmiSetUp.prepare();
        if (done) {
            throw new LinkException(RemoteEnding.CANNOT_LISTEN, "");
        }
        try {
            String address = OwnAddress.advertised(settings.listen());
            int port = bind(address);
            DaemonThreads.start("remote game: watch over " + id, this::watch);
            return new RemoteEvent.Waiting(address, port, settings.listen().isLoopbackAddress());
        } catch (IOException e) {
            abort();
            throw new LinkException(RemoteEnding.CANNOT_LISTEN, whyNot(e));
        }
    }

    @Override
    public String peer() {
        return access.guest();
    }

    @Override
    public void send(String text) throws LinkException, InterruptedException {
        try {
            out.deposit(text, MessageBox.FOREVER, () -> true, MessageBox.Visit.OWN);
        } catch (IllegalStateException closed) {
            throw access.fault();
        }
    }

    @Override
    public String receive() throws LinkException, InterruptedException {
        String text = in.receive(MessageBox.FOREVER, MessageBox.Visit.OWN);
        if (!joined) {
            joined = true;
            closeRegistry();
            sendStrangersAway();
        }
        if (text == null) {
            throw access.fault();
        }
        return text;
    }

    @Override
    public void close() throws InterruptedException {
        out.flush(settings.farewell().toMillis(), MessageBox.Visit.OWN);
        out.close();
        if (!access.guest().isEmpty()) {
            // The guest closes the mailbox it sends to after its last message.
            awaitBriefly(in::isClosed);
        }
        in.close();
        awaitBriefly(() -> !mailboxSockets.inCall());
        abort();
    }

    private static void awaitBriefly(BooleanSupplier done) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ANSWER_MILLIS);
        while (!done.getAsBoolean() && System.nanoTime() - end < 0) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    @Override
    public synchronized void abort() {
        done = true;
        in.close();
        out.close();
        closeRegistry();
        unexport(inFace);
        unexport(outFace);
        mailboxSockets.close();
    }

    /**
     * Opens the registry and exports the mailboxes. Stubs take this machine's address from a system property.
     *
     * @return the port of the registry
     */
    private int bind(String address) throws IOException {
        synchronized (HostLink.class) {
            System.setProperty("java.rmi.server.hostname", address);
            int port = openRegistry();
            Remote inStub = export(inFace);
            Remote outStub = export(outFace);
            // A joiner looks up IN first, and must then find OUT too.
            registry.rebind(id + ".OUT", outStub);
            registry.rebind(id + ".IN", inStub);
            return port;
        }
    }

    private int openRegistry() throws RemoteException {
        RemoteException last = new RemoteException();
        for (int port : settings.hostPorts().ports().toArray()) {
            try {
                registry = LocateRegistry.createRegistry(port, null, registrySockets);
                return port;
            } catch (ExportException taken) {
                last = taken;
            }
        }
        throw last;
    }

    private Remote export(HostedMailbox mailbox) throws RemoteException {
        return UnicastRemoteObject.exportObject(mailbox, 0, null, mailboxSockets, new DepositFilter(access));
    }

    private static void requireLookUp(WireCall call, GuardedSocket from) throws IOException {
        if (!call.listsNames() && !call.looksUpName()) {
            throw new IOException("this registry is for look-ups only");
        }
    }

    private synchronized void closeRegistry() {
        if (registry != null) {
            unexport(registry);
            registry = null;
        }
        registrySockets.close();
    }

    /** Dismisses all callers but the guest, who has the mailboxes to itself from the first message on. */
    private void sendStrangersAway() {
        in.dismissStrangers();
        out.dismissStrangers();
        mailboxSockets.closeStrangers();
    }

    private void watch() {
        try {
            while (!done) {
                TimeUnit.MILLISECONDS.sleep(WATCH_MILLIS);
                registrySockets.watch();
                mailboxSockets.watch();
                if (signs.guestIsGone()) {
                    access.vanished(access.guest());
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String whyNot(Throwable e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException) {
                return "Cannot listen on " + settings.listen().getHostAddress() + ", ports "
                        + settings.hostPorts().first() + " to "
                        + settings.hostPorts().last() + ": " + Sanitizer.shown(cause.getMessage()) + ".";
            }
        }
        return "Cannot listen on " + settings.listen().getHostAddress() + ".";
    }

    private static void unexport(Remote object) {
        try {
            UnicastRemoteObject.unexportObject(object, true);
        } catch (NoSuchObjectException ignored) {
            // The object was not exported, or no longer is.
        }
    }

    /** Records which programs are alive, from the calls that renew leases and from those of the game itself. */
    static final class LeaseCalls implements CallReader.Calls {
        private final LifeSigns signs;

        LeaseCalls(LifeSigns signs) {
            this.signs = signs;
        }

        @Override
        public void look(WireCall call, GuardedSocket from) throws IOException {
            Optional<VMID> holder = call.leaseHolder();
            if (holder.isPresent() && !signs.heard(holder.get(), from.opened())) {
                throw new IOException("too many programs hold leases");
            }
            holder.ifPresent(from::isOf);
            from.program().ifPresent(program -> signs.heard(program, from.opened()));
            if (from.wasGuests()) {
                signs.guest().ifPresent(guest -> signs.heard(guest, from.opened()));
            }
        }
    }

    /**
     * Deserialization filter for calls to a hosted mailbox: accepts only strings, and classes by name for {@code
     * checkType}.
     */
    static final class DepositFilter implements ObjectInputFilter {
        private static final int MOST_BYTES = GuardedSocket.MOST_BYTES;
        private static final int MOST_REFERENCES = 10;
        private static final int DEEPEST = 2;

        private final PeerAccess access;

        DepositFilter(PeerAccess access) {
            this.access = access;
        }

        @Override
        public Status checkInput(FilterInfo info) {
            Class<?> type = info.serialClass();
            boolean known = type == null || type == String.class || type == Class.class;
            boolean small = info.arrayLength() < 0
                    && info.depth() <= DEEPEST
                    && info.references() <= MOST_REFERENCES
                    && info.streamBytes() <= MOST_BYTES;
            if (known && small) {
                return Status.ALLOWED;
            }
            access.misbehaved(caller(), "an object that is not text");
            return Status.REJECTED;
        }

        private static String caller() {
            try {
                return RemoteServer.getClientHost();
            } catch (ServerNotActiveException e) {
                return "";
            }
        }
    }
}
