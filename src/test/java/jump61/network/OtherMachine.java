package jump61.network;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import jump61.game.Side;
import jump61.games.cubes.CubesMove;

/** Somebody at another machine, on a thread of their own, who plays the first legal move whenever it is their turn. */
public final class OtherMachine implements AutoCloseable {
    private final ExecutorService home = new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), new ThreadPoolExecutor.DiscardPolicy());
    private final List<RemoteEvent> events = new CopyOnWriteArrayList<>();
    private volatile RemoteGame game;

    private OtherMachine() {}

    /** Hosts a game, and starts it when an opponent has joined. */
    public static OtherMachine host(RemoteSettings network, String id, int size, Side own) {
        OtherMachine machine = new OtherMachine();
        machine.run(nothing -> machine.game = RemoteGame.host(id, size, own, network, machine.home, machine::received));
        return machine;
    }

    public static OtherMachine join(RemoteSettings network, String address) {
        OtherMachine machine = new OtherMachine();
        machine.run(nothing ->
                machine.game = RemoteGame.join(RemoteAddress.parse(address), network, machine.home, machine::received));
        return machine;
    }

    /** Does something with the game on its thread. */
    public void run(Consumer<RemoteGame> action) {
        home.execute(() -> action.accept(game));
    }

    /** {@return whether such an event was heard} */
    public boolean received(Class<? extends RemoteEvent> kind) {
        return events.stream().anyMatch(kind::isInstance);
    }

    /** {@return how the game ended; null if it has not} */
    public RemoteEnding ending() {
        return events.stream()
                .filter(RemoteEvent.Ended.class::isInstance)
                .map(event -> ((RemoteEvent.Ended) event).ending())
                .findFirst()
                .orElse(null);
    }

    public RemoteGame game() {
        return game;
    }

    private void received(RemoteEvent event) {
        events.add(event);
        if (event instanceof RemoteEvent.Joined && game.hosting()) {
            game.start();
        }
        boolean goesOn = event instanceof RemoteEvent.Started || event instanceof RemoteEvent.Moved;
        if (goesOn && game.position().result().isEmpty() && game.position().toMove() == game.own()) {
            game.play((CubesMove) game.position().legalMoves().get(0));
        }
    }

    @Override
    public void close() {
        run(RemoteGame::leave);
        home.shutdown();
    }
}
