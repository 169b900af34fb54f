package jump61.remote;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import jump61.cubes.CubesGame;
import jump61.cubes.CubesMove;
import jump61.cubes.CubesPosition;
import jump61.game.BoardSizes;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.RefusedException;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * A game of Jump61 with somebody at another machine, from the moment one hosts or joins to its end. It belongs to one
 * thread, that of its {@code home} executor: all methods are called there, none of them waits but {@link #awaitClosed},
 * and there the listener is told what happened, in order. Nothing is told after {@link RemoteEvent.Ended}.
 *
 * <p>Moves of this side are given to {@link #play}; those of the other side come as {@link RemoteEvent.Moved}, already
 * found to be legal.
 */
public final class RemoteGame {
    /** The game that is played over the network. */
    public static final Game GAME = CubesGame.INSTANCE;

    /** The square boards that every program over there knows. */
    public static final BoardSizes SIZES = CubesGame.COURSE_SIZES;

    private final boolean hosting;
    private final Consumer<RemoteEvent> listener;
    private final Protocol protocol;
    private final MessagePump pump;

    private RemoteGame(
            boolean hosting,
            Link link,
            RemoteSettings settings,
            Executor home,
            Consumer<RemoteEvent> listener,
            Function<Protocol.Outlet, Protocol> protocol) {
        this.hosting = hosting;
        this.listener = listener;
        this.protocol = protocol.apply(new Outlet());
        this.pump = new MessagePump(link, settings.farewell(), home, new Incoming());
    }

    /**
     * Hosts a game: waits for somebody to join.
     *
     * @param id the name under which it is found: letters, digits, underscores
     * @param size the size of the board, unless {@link #setUp} says otherwise later
     * @param own this side, likewise
     * @throws RefusedException if {@code id} is not fit to be one, or the size does not exist
     */
    public static RemoteGame host(
            String id, int size, Side own, RemoteSettings settings, Executor home, Consumer<RemoteEvent> listener) {
        CubesGame.INSTANCE.courseStart(size);
        Link link = new HostLink(RemoteAddress.checkId(id), settings);
        var game = new RemoteGame(true, link, settings, home, listener, outlet -> Protocol.asHost(size, own, outlet));
        game.pump.begin();
        return game;
    }

    /** Joins a game that somebody hosts. */
    public static RemoteGame join(
            RemoteAddress address, RemoteSettings settings, Executor home, Consumer<RemoteEvent> listener) {
        Link link = new JoinLink(address, settings);
        var game = new RemoteGame(false, link, settings, home, listener, Protocol::asJoiner);
        game.pump.begin();
        return game;
    }

    /** {@return whether this side hosts, and so sets up the position} */
    public boolean hosting() {
        return hosting;
    }

    /** {@return the position now} */
    public CubesPosition position() {
        return protocol.position();
    }

    /** {@return this side} */
    public Side own() {
        return protocol.own();
    }

    /** {@return whether the two are connected} */
    public boolean isJoined() {
        return protocol.isJoined();
    }

    /** {@return whether {@link RemoteEvent.Ended} has been told} */
    public boolean isOver() {
        return protocol.isOver();
    }

    /** {@return whether the game can only go on when the other side says something} */
    public boolean awaitsPeer() {
        return protocol.awaitsPeer();
    }

    /**
     * Begins a new set-up; for the host, before {@link #start}.
     *
     * @throws RefusedException if the size does not exist, or this is not the time
     */
    public void setUp(int size, Side own) {
        protocol.setUp(size, own);
    }

    /**
     * Makes a move that sets up the position, for Red and Blue in turn; for the host, before {@link #start}.
     *
     * @throws RefusedException if it is illegal, or this is not the time
     */
    public Turn setUpMove(CubesMove move) {
        return protocol.setUpMove(move);
    }

    /**
     * Begins play from the position set up; for the host.
     *
     * @throws RefusedException if this is not the time
     */
    public void start() {
        protocol.start();
    }

    /**
     * Plays a move of this side.
     *
     * @throws RefusedException if it is illegal, or not this side's turn
     */
    public Turn play(Move move) {
        return protocol.play((CubesMove) move);
    }

    /** Leaves: stops waiting, or gives up, or after the end does nothing. The other side is told in the background. */
    public void leave() {
        protocol.leave();
    }

    /**
     * Waits until the last words have reached the other side or the time for them is up; for a program that ends.
     *
     * @param atMost how long to wait
     */
    public void awaitClosed(Duration atMost) {
        try {
            pump.awaitEnd(atMost);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private final class Outlet implements Protocol.Outlet {
        @Override
        public void post(String text) {
            pump.post(text);
        }

        @Override
        public void tell(RemoteEvent event) {
            if (event instanceof RemoteEvent.Ended) {
                pump.finish();
            }
            listener.accept(event);
        }
    }

    private final class Incoming implements MessagePump.Receiver {
        @Override
        public void opened(RemoteEvent.Waiting where) {
            if (hosting && !protocol.isOver()) {
                listener.accept(where);
            } else {
                protocol.connected(where.address());
            }
        }

        @Override
        public void received(String text, String peer) {
            protocol.receive(text, peer);
        }

        @Override
        public void failed(LinkException why) {
            if (why.ending() == RemoteEnding.CONNECTION_LOST) {
                protocol.lost(why.getMessage());
            } else {
                protocol.failed(why.ending(), why.getMessage());
            }
        }
    }
}
