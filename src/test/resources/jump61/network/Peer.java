package peer;

import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import ucb.util.mailbox.Mailbox;

/**
 * Another program that knows the protocol by its own copy of the interface, whichever edition that is, and shares no class
 * with ours. It speaks and listens as it is told: a Consumer and a Supplier of strings, so that a test can use it.
 */
public final class Peer implements Consumer<String>, Supplier<String>, AutoCloseable {
    private final Mailbox<String> speak;
    private final Mailbox<String> listen;
    private final AutoCloseable end;

    private Peer(Mailbox<String> speak, Mailbox<String> listen, AutoCloseable end) {
        this.speak = speak;
        this.listen = listen;
        this.end = end;
    }

    @SuppressWarnings("unchecked")
    public static Peer join(String id, int port) throws Exception {
        Registry registry = LocateRegistry.getRegistry("localhost", port);
        return new Peer(
                (Mailbox<String>) registry.lookup(id + ".IN"),
                (Mailbox<String>) registry.lookup(id + ".OUT"),
                () -> {});
    }

    public static Peer host(String id, int port) throws Exception {
        System.setProperty("java.rmi.server.hostname", "127.0.0.1");
        Registry registry = LocateRegistry.createRegistry(port);
        Mailbox<String> in = box();
        Mailbox<String> out = box();
        registry.bind(id + ".IN", UnicastRemoteObject.exportObject(in, 0));
        registry.bind(id + ".OUT", UnicastRemoteObject.exportObject(out, 0));
        return new Peer(out, in, () -> {
            UnicastRemoteObject.unexportObject(registry, true);
            UnicastRemoteObject.unexportObject(in, true);
            UnicastRemoteObject.unexportObject(out, true);
        });
    }

    /** Says something. */
    @Override
    public void accept(String text) {
        try {
            speak.deposit(text);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** Hears something. */
    @Override
    public String get() {
        try {
            return listen.receive();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() throws Exception {
        end.close();
    }

    /** A mailbox of capacity 1 that has whatever methods this edition of the interface has. */
    @SuppressWarnings("unchecked")
    private static Mailbox<String> box() {
        ArrayBlockingQueue<Serializable> queue = new ArrayBlockingQueue<>(1);
        InvocationHandler handler = (Object proxy, Method method, Object[] args) -> {
            switch (method.getName() + method.getParameterCount()) {
                case "deposit1":
                    queue.put((Serializable) args[0]);
                    return null;
                case "deposit2":
                    return queue.offer((Serializable) args[0], (Long) args[1], TimeUnit.MILLISECONDS);
                case "receive0":
                    return queue.take();
                case "receive1":
                    return queue.poll((Long) args[0], TimeUnit.MILLISECONDS);
                case "isClosed0":
                    return false;
                case "flush1":
                    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos((Long) args[0]);
                    while (!queue.isEmpty() && System.nanoTime() < end) {
                        Thread.sleep(10);
                    }
                    return queue.isEmpty();
                case "close0":
                    // As the course's library does it: what nobody has read is lost.
                    queue.clear();
                    return null;
                case "hashCode0":
                    return System.identityHashCode(proxy);
                case "equals1":
                    return proxy == args[0];
                default:
                    throw new UnsupportedOperationException(method.getName());
            }
        };
        return (Mailbox<String>)
                Proxy.newProxyInstance(Peer.class.getClassLoader(), new Class<?>[] {Mailbox.class}, handler);
    }
}
