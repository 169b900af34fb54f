package jump61.network;

import java.util.Optional;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * The protocol of a remote game from one side's point of view: which messages are allowed when, and what they mean. It
 * does no I/O and is confined to one thread.
 */
final class Protocol {
    private enum Stage {
        UNJOINED,
        SETTING_UP,
        PLAYING,
        /** This side has won with its last message and is waiting for the other's {@code quit}. */
        WON,
        OVER
    }

    private final boolean hosting;
    private final Outlet outlet;
    private Stage stage = Stage.UNJOINED;
    private Position position;
    private Side own;
    private boolean announced;

    /** Receives outgoing messages and events, in order. */
    interface Outlet {
        /** Sends a message to the other side. */
        void post(String text);

        /** Reports an event to this side. */
        void tell(RemoteEvent event);
    }

    private Protocol(boolean hosting, int size, Side own, Outlet outlet) {
        this.hosting = hosting;
        this.position = RemoteGame.RULES.start(size);
        this.own = own;
        this.outlet = outlet;
    }

    /**
     * {@return the host's side of a new game} Size and side apply unless {@link #setUp} changes them.
     *
     * @param size the number of rows of the board
     * @param own the host's side
     */
    static Protocol asHost(int size, Side own, Outlet outlet) {
        return new Protocol(true, size, own, outlet);
    }

    /** {@return the joiner's side of a new game} The host chooses board size and sides. */
    static Protocol asJoiner(Outlet outlet) {
        return new Protocol(false, RemoteGame.SIZES.usual(), Side.FIRST, outlet);
    }

    Position position() {
        return position;
    }

    Side own() {
        return own;
    }

    boolean isJoined() {
        return stage != Stage.UNJOINED && stage != Stage.OVER;
    }

    boolean isOver() {
        return stage == Stage.OVER;
    }

    /** {@return whether this side is waiting for a message from the other} */
    boolean awaitsPeer() {
        return switch (stage) {
            case UNJOINED, WON -> true;
            case SETTING_UP -> !hosting;
            case PLAYING -> position.toMove() != own;
            case OVER -> false;
        };
    }

    /** The joiner has reached the host. */
    void connected(String peer) {
        if (stage == Stage.UNJOINED) {
            joined(peer);
            outlet.post(new Message.Greeting().text());
        }
    }

    /** Handles a message from the other side. */
    void receive(String text, String peer) {
        if (stage == Stage.OVER) {
            return;
        }
        Optional<Message> message = Message.parse(text);
        if (message.isEmpty() || !take(message.get(), peer)) {
            end(RemoteEnding.PROTOCOL_BROKEN, Sanitizer.shown(text));
        }
    }

    /** The other side can no longer be reached. */
    void lost(String detail) {
        end(stage == Stage.WON ? RemoteEnding.FINISHED : RemoteEnding.CONNECTION_LOST, detail);
    }

    /** No connection could be made, or it carries something that is not a message. */
    void failed(RemoteEnding ending, String detail) {
        end(ending, detail);
    }

    /** This side leaves. */
    void leave() {
        if (stage == Stage.SETTING_UP || stage == Stage.PLAYING) {
            outlet.post(new Message.Quit().text());
        }
        end(stage == Stage.WON ? RemoteEnding.FINISHED : RemoteEnding.LEFT, "");
    }

    /** The host begins a new set-up. */
    void setUp(int size, Side side) {
        requireHostSettingUp();
        position = RemoteGame.RULES.start(size);
        own = side;
        announce();
    }

    /** The host makes a move that sets up the position. */
    Turn setUpMove(Move move) {
        requireHostSettingUp();
        Turn turn = position.play(move);
        announceOnce();
        position = turn.after();
        outlet.post(new Message.Played(move).text());
        return turn;
    }

    /** The host begins play. */
    void start() {
        requireHostSettingUp();
        announceOnce();
        outlet.post(new Message.Start().text());
        stage = position.result().isPresent() ? Stage.WON : Stage.PLAYING;
        outlet.tell(new RemoteEvent.Started(position, own));
    }

    /** This side plays a move. */
    Turn play(Move move) {
        if (stage != Stage.PLAYING || position.toMove() != own) {
            throw new RefusedException(Refusal.in(RemoteGame.class, "notYourTurn"));
        }
        Turn turn = position.play(move);
        position = turn.after();
        outlet.post(new Message.Played(move).text());
        if (position.result().isPresent()) {
            stage = Stage.WON;
        }
        return turn;
    }

    private boolean take(Message message, String peer) {
        if (message instanceof Message.Quit) {
            return takeQuit();
        } else if (message instanceof Message.Greeting) {
            return takeGreeting(peer);
        } else if (message instanceof Message.SetUp setUp) {
            return takeSetUp(setUp);
        } else if (message instanceof Message.Start) {
            return takeStart();
        }
        return takeMove(((Message.Played) message).move());
    }

    private boolean takeQuit() {
        if (stage == Stage.UNJOINED) {
            return false;
        }
        end(stage == Stage.WON ? RemoteEnding.FINISHED : RemoteEnding.OPPONENT_LEFT, "");
        return true;
    }

    private boolean takeGreeting(String peer) {
        if (!hosting || stage != Stage.UNJOINED) {
            return false;
        }
        joined(peer);
        return true;
    }

    private boolean takeSetUp(Message.SetUp message) {
        if (hosting || stage != Stage.SETTING_UP) {
            return false;
        }
        announced = true;
        position = RemoteGame.RULES.start(message.size());
        own = message.joiner();
        outlet.tell(new RemoteEvent.SetUp(position, own));
        return true;
    }

    private boolean takeStart() {
        if (hosting || stage != Stage.SETTING_UP || !announced) {
            return false;
        }
        stage = Stage.PLAYING;
        outlet.tell(new RemoteEvent.Started(position, own));
        endIfWon();
        return true;
    }

    private boolean takeMove(Move move) {
        boolean setsUp = !hosting && stage == Stage.SETTING_UP && announced;
        boolean plays = stage == Stage.PLAYING && position.toMove() != own;
        if (!setsUp && !plays || position.refusal(move).isPresent()) {
            return false;
        }
        Turn turn = position.play(move);
        position = turn.after();
        outlet.tell(setsUp ? new RemoteEvent.SetUpMove(turn) : new RemoteEvent.Moved(turn));
        if (plays) {
            endIfWon();
        }
        return true;
    }

    /** Ends a game that the other side's last message has won, by replying {@code quit}. */
    private void endIfWon() {
        if (stage == Stage.PLAYING && position.result().isPresent()) {
            outlet.post(new Message.Quit().text());
            end(RemoteEnding.FINISHED, "");
        }
    }

    private void joined(String peer) {
        stage = Stage.SETTING_UP;
        outlet.tell(new RemoteEvent.Joined(peer));
    }

    private void announceOnce() {
        if (!announced) {
            announce();
        }
    }

    private void announce() {
        announced = true;
        Side joiner = own.opponent();
        outlet.post(new Message.SetUp(position.size().rows(), joiner).text());
    }

    private void requireHostSettingUp() {
        if (!hosting || stage != Stage.SETTING_UP) {
            throw new RefusedException(Refusal.in(RemoteGame.class, "noSetUpNow"));
        }
    }

    private void end(RemoteEnding ending, String detail) {
        if (stage != Stage.OVER) {
            stage = Stage.OVER;
            outlet.tell(new RemoteEvent.Ended(ending, detail));
        }
    }
}
