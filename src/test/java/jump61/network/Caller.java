package jump61.network;

import java.io.Serializable;
import java.rmi.NotBoundException;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import ucb.util.mailbox.Mailbox;

/** A bare caller of a hosted game's mailboxes, which may say whatever the test wants. */
record Caller(Mailbox<Serializable> in, Mailbox<Serializable> out) {
    static Caller of(int port, String id) throws RemoteException, NotBoundException {
        return new Caller(mailbox(port, id + ".IN"), mailbox(port, id + ".OUT"));
    }

    @SuppressWarnings("unchecked")
    private static Mailbox<Serializable> mailbox(int port, String name) throws RemoteException, NotBoundException {
        return (Mailbox<Serializable>)
                LocateRegistry.getRegistry("127.0.0.1", port).lookup(name);
    }
}
