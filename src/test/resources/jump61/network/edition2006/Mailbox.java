package ucb.util.mailbox;

import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.util.List;

/** The interface as another program of 2006 has it. */
public interface Mailbox<Msg extends Serializable> extends Remote {
    void deposit(Msg msg) throws InterruptedException, RemoteException;
    boolean deposit(Msg msg, long millis) throws InterruptedException, RemoteException;
    Msg receive() throws InterruptedException, RemoteException;
    Msg receive(long millis) throws InterruptedException, RemoteException;
    void forwardTo(Mailbox<Msg>... boxes) throws InterruptedException, RemoteException;
    void forwardTo(List<Mailbox<Msg>> boxes) throws InterruptedException, RemoteException;
    void stopForwarding() throws RemoteException;
    boolean flush(long millis) throws InterruptedException, RemoteException;
    void close(long millis) throws InterruptedException, RemoteException;
    void close() throws InterruptedException, RemoteException;
    boolean isForwarding() throws RemoteException;
    boolean isClosed() throws RemoteException;
    int capacity() throws RemoteException;
}
