package ucb.util.mailbox;

import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;

/** The interface as a later program has it, without what such programs do not use, and in another order. */
public interface Mailbox<Msg extends Serializable> extends Remote {
    Class<Msg> messageType() throws RemoteException;
    <T extends Serializable> Mailbox<T> checkType(Class<T> type) throws RemoteException;
    void forwardTo(Mailbox<Msg> box) throws InterruptedException, RemoteException;
    void close() throws InterruptedException, RemoteException;
    boolean isClosed() throws RemoteException;
    Msg receive() throws InterruptedException, RemoteException;
    Msg receive(long millis) throws InterruptedException, RemoteException;
    void deposit(Msg msg) throws InterruptedException, RemoteException;
    boolean deposit(Msg msg, long millis) throws InterruptedException, RemoteException;
}
