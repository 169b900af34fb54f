package jump61.network;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import jump61.engine.DaemonThreads;

/** Moves messages over a {@link Link} in the background, so that callers never block. */
final class MessagePump {
    private static final Object LAST = new Object();

    private final Link link;
    private final Duration farewell;
    private final Executor home;
    private final Receiver receiver;
    private final BlockingQueue<Object> outgoing = new LinkedBlockingQueue<>();
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread fetching = thread("fetch", () -> tellingFailure(this::fetch));
    private final Thread sending = thread("send", () -> tellingFailure(this::send));

    /** Receives incoming messages, always on the home executor. */
    interface Receiver {
        /** Called when the link is open. */
        void opened(RemoteEvent.Waiting where);

        /** Called for each incoming message. */
        void received(String text, String peer);

        /** Called when nothing more will come. */
        void failed(LinkException why);
    }

    /** Carries messages in one direction until the link ends. */
    private interface Carrying {
        void carry() throws LinkException, InterruptedException;
    }

    /** Creates a pump for {@code link} that allows at most {@code farewell} for delivering the last messages. */
    MessagePump(Link link, Duration farewell, Executor home, Receiver receiver) {
        this.link = link;
        this.farewell = farewell;
        this.home = home;
        this.receiver = receiver;
    }

    /** Opens the link and starts carrying messages. */
    void begin() {
        fetching.start();
        sending.start();
    }

    /** Queues a message behind those posted earlier. */
    void post(String text) {
        outgoing.add(text);
    }

    /** Closes the link once everything posted has arrived, or the time for that is up. */
    void finish() {
        outgoing.add(LAST);
        thread("end", this::end).start();
    }

    /** Waits until {@link #finish} has completed, but at most {@code atMost}. */
    void awaitEnd(Duration atMost) throws InterruptedException {
        ended.await(atMost.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void fetch() throws LinkException, InterruptedException {
        RemoteEvent.Waiting where = link.open();
        home.execute(() -> receiver.opened(where));
        while (true) {
            String text = link.receive();
            String peer = link.peer();
            home.execute(() -> receiver.received(text, peer));
        }
    }

    private void send() throws LinkException, InterruptedException {
        for (Object next = outgoing.take(); next != LAST; next = outgoing.take()) {
            link.send((String) next);
        }
        link.close();
    }

    private void tellingFailure(Carrying work) {
        try {
            work.carry();
        } catch (LinkException e) {
            home.execute(() -> receiver.failed(e));
        } catch (RuntimeException fault) {
            LinkException why = new LinkException(RemoteEnding.CONNECTION_LOST, Sanitizer.shown(fault.toString()));
            home.execute(() -> receiver.failed(why));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void end() {
        try {
            sending.join(farewell.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        link.abort();
        sending.interrupt();
        fetching.interrupt();
        ended.countDown();
    }

    private static Thread thread(String task, Runnable body) {
        return DaemonThreads.named("remote game: " + task).newThread(body);
    }
}
