package jump61.network;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import jump61.game.BoardSizes;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.game.Services;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * A game against an opponent on another machine, from hosting or joining to its end. It belongs to one
 * thread, that of its {@code home} executor: call all methods there, where the listener also receives all events, in
 * order. No method except {@link #awaitClosed} waits. No event follows {@link RemoteEvent.Ended}.
 *
 * <p>Pass this side's moves to {@link #play}. The other side's moves arrive as {@link RemoteEvent.Moved}, already
 * checked.
 */
public final class RemoteGame {
    static final MailboxGame RULES = Services.all(MailboxGame.class).get(0);

    /** The game that can be played over the network. */
    public static final Game GAME = RULES.game();

    /** The square boards that every other program supports. */
    public static final BoardSizes SIZES = RULES.sizes();

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
     * Hosts a game and waits for an opponent to join.
     *
     * @param id the name under which it is found: letters, digits and underscores
     * @param size the number of rows of the board, unless {@link #setUp} changes it later
     * @param own this side, unless {@link #setUp} changes it later
     * @throws RefusedException if {@code id} is not a valid name, or there is no board of this size
     */
    public static RemoteGame host(
            String id, int size, Side own, RemoteSettings settings, Executor home, Consumer<RemoteEvent> listener) {
        RULES.start(size);
        Link link = new HostLink(RemoteAddress.checkId(id), settings);
        var game = new RemoteGame(true, link, settings, home, listener, outlet -> Protocol.asHost(size, own, outlet));
        game.pump.begin();
        return game;
    }

    /** Joins a hosted game. */
    public static RemoteGame join(
            RemoteAddress address, RemoteSettings settings, Executor home, Consumer<RemoteEvent> listener) {
        Link link = new JoinLink(address, settings);
        var game = new RemoteGame(false, link, settings, home, listener, Protocol::asJoiner);
        game.pump.begin();
        return game;
    }

    /** {@return whether this side hosts and therefore sets up the position} */
    public boolean hosting() {
        return hosting;
    }

    /** {@return the current position} */
    public Position position() {
        return protocol.position();
    }

    /** {@return this side} */
    public Side own() {
        return protocol.own();
    }

    /** {@return whether the two sides are connected} */
    public boolean isJoined() {
        return protocol.isJoined();
    }

    /** {@return whether {@link RemoteEvent.Ended} has been delivered} */
    public boolean isOver() {
        return protocol.isOver();
    }

    /** {@return whether the game can only continue when the other side sends something} */
    public boolean awaitsPeer() {
        return protocol.awaitsPeer();
    }

    /**
     * Begins a new set-up. Only for the host, before {@link #start}.
     *
     * @throws RefusedException if there is no board of this size, or set-up is not possible now
     */
    public void setUp(int size, Side own) {
        protocol.setUp(size, own);
    }

    /**
     * Plays a set-up move, for the two sides in turn. Only for the host, before {@link #start}.
     *
     * @throws RefusedException if the move is illegal, or set-up is not possible now
     */
    public Turn setUpMove(Move move) {
        return protocol.setUpMove(move);
    }

    /**
     * Begins play from the position set up. Only for the host.
     *
     * @throws RefusedException if play cannot begin now
     */
    public void start() {
        protocol.start();
    }

    /**
     * Plays a move for this side.
     *
     * @throws RefusedException if the move is illegal, or it is not this side's turn
     */
    public Turn play(Move move) {
        return protocol.play(move);
    }

    /**
     * Leaves the game: stops waiting, or resigns; does nothing after the end. The other side is notified in the
     * background.
     */
    public void leave() {
        protocol.leave();
    }

    /**
     * Waits until the last messages have reached the other side, or the time for that is up. For a program about to
     * exit.
     *
     * @param atMost maximum time to wait
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
