package jump61.network;

import java.io.Serializable;
import java.rmi.NoSuchObjectException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import ucb.util.mailbox.Mailbox;

/** A host that says whatever the test wants, of whatever type. */
final class HostileHost implements AutoCloseable {
    static final String ID = "trap";

    private final String id;
    private final Registry registry;
    private final Box in = new Box();
    private final Box out = new Box();

    HostileHost(int port, String id) throws RemoteException {
        this.id = id;
        System.setProperty("java.rmi.server.hostname", "127.0.0.1");
        registry = LocateRegistry.createRegistry(port);
        bind(UnicastRemoteObject.exportObject(in, 0), UnicastRemoteObject.exportObject(out, 0));
    }

    void bind(Remote inStub, Remote outStub) throws RemoteException {
        registry.rebind(id + ".IN", inStub);
        registry.rebind(id + ".OUT", outStub);
    }

    /** Does what {@code answer} does when the joiner next asks for a message. */
    void answer(Answer answer) {
        out.answers.add(answer);
    }

    String heard() throws InterruptedException {
        return (String) in.messages.poll(40, TimeUnit.SECONDS);
    }

    void refuseDeposits() {
        in.full = true;
    }

    @Override
    public void close() throws NoSuchObjectException {
        UnicastRemoteObject.unexportObject(registry, true);
        UnicastRemoteObject.unexportObject(in, true);
        UnicastRemoteObject.unexportObject(out, true);
    }

    /** What is done when the joiner asks for a message. */
    interface Answer {
        Serializable give() throws InterruptedException;
    }

    private static final class Box implements Mailbox<Serializable> {
        private final BlockingQueue<Serializable> messages = new LinkedBlockingQueue<>();
        private final BlockingQueue<Answer> answers = new LinkedBlockingQueue<>();
        private volatile boolean full;

        @Override
        public void deposit(Serializable message) {
            messages.add(message);
        }

        @Override
        public boolean deposit(Serializable message, long millis) throws InterruptedException {
            if (full) {
                TimeUnit.MILLISECONDS.sleep(millis);
                return false;
            }
            return messages.add(message);
        }

        @Override
        public Serializable receive() throws InterruptedException {
            return answers.take().give();
        }

        @Override
        public Serializable receive(long millis) throws InterruptedException {
            Answer answer = answers.poll(millis, TimeUnit.MILLISECONDS);
            return answer == null ? null : answer.give();
        }

        @Override
        @SafeVarargs
        public final void forwardTo(Mailbox<Serializable>... boxes) {}

        @Override
        public void forwardTo(List<Mailbox<Serializable>> boxes) {}

        @Override
        public void forwardTo(Mailbox<Serializable> box) {}

        @Override
        public void stopForwarding() {}

        @Override
        public boolean flush(long millis) {
            return true;
        }

        @Override
        public void close(long millis) {}

        @Override
        public void close() {}

        @Override
        public boolean isForwarding() {
            return false;
        }

        @Override
        public boolean isClosed() {
            return false;
        }

        @Override
        public int capacity() {
            return 1;
        }

        @Override
        public Class<Serializable> messageType() {
            return Serializable.class;
        }

        @Override
        public <T extends Serializable> Mailbox<T> checkType(Class<T> type) {
            throw new ClassCastException();
        }
    }
}
