package jump61.network;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;

/**
 * One side of a remote game whose home is the test's thread. Waits are bounded generously, and end as soon as they can.
 */
final class RemoteSide {
    private static final long LONGEST_WAIT_SECONDS = 40;

    private final BlockingQueue<Runnable> home = new LinkedBlockingQueue<>();
    private final Queue<RemoteEvent> events = new ArrayDeque<>();
    private RemoteGame game;

    static RemoteSide host(RemoteSettings settings, String id, int size, Side own) {
        RemoteSide side = new RemoteSide();
        side.game = RemoteGame.host(id, size, own, settings, side.home::add, side.events::add);
        return side;
    }

    static RemoteSide join(RemoteSettings settings, String address) {
        RemoteSide side = new RemoteSide();
        side.game = RemoteGame.join(RemoteAddress.parse(address), settings, side.home::add, side.events::add);
        return side;
    }

    RemoteGame game() {
        return game;
    }

    /** {@return the next event, which must be of this kind} */
    <E extends RemoteEvent> E await(Class<E> kind) throws InterruptedException {
        return await(kind, LONGEST_WAIT_SECONDS);
    }

    private <E extends RemoteEvent> E await(Class<E> kind, long seconds) throws InterruptedException {
        while (events.isEmpty()) {
            Runnable next = home.poll(seconds, TimeUnit.SECONDS);
            assertNotNull(next, "waited in vain for " + kind.getSimpleName());
            next.run();
        }
        RemoteEvent event = events.remove();
        return assertInstanceOf(kind, event, event::toString);
    }

    RemoteEnding awaitEnd() throws InterruptedException {
        return await(RemoteEvent.Ended.class).ending();
    }

    RemoteEnding awaitEnd(long seconds) throws InterruptedException {
        return await(RemoteEvent.Ended.class, seconds).ending();
    }

    void play(String move) {
        game.play(CubesGame.INSTANCE.parseMove(move));
    }
}
