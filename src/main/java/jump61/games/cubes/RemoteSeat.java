package jump61.games.cubes;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import jump61.console.ConsoleInput;
import jump61.console.MistakeException;
import jump61.console.Output;
import jump61.console.TypedLine;
import jump61.console.Words;
import jump61.game.Side;
import jump61.network.RemoteAddress;
import jump61.network.RemoteEnding;
import jump61.network.RemoteEvent;
import jump61.network.RemoteGame;
import jump61.network.RemoteSettings;

/**
 * Player 2 of the 2006 console as a remote player, if there is one. It also decides which input lines can be handled
 * while waiting for that player's move.
 */
final class RemoteSeat {
    /** Commands that make sense again once the other side has arrived or left. */
    private static final Set<String> IN_SET_UP = Set.of("game", "auto", "manual", "host", "join");

    private static final Duration TYPED_AHEAD = Duration.ofMillis(500);

    private final ConsoleInput input;
    private final Output output;
    private final RemoteSettings settings;
    private final Table table;
    private RemoteGame game;
    private RemoteGame ended;
    private String id;
    private boolean playing;
    private boolean connected;
    /** Whether others have been able to join the game that is hosted. */
    private boolean opened;

    private long began;

    private final ConsoleInput.Order order = new ConsoleInput.Order() {
        @Override
        public boolean wants(TypedLine line) {
            return isWanted(line);
        }

        @Override
        public boolean overtakes(TypedLine line, List<TypedLine> waiting) {
            return leaves(line) && isObeyedBefore(line, waiting);
        }
    };

    /** The remote player's actions on the local table. */
    interface Table {
        /** {@return whether a command that needs the other side may be right when its turn comes} */
        boolean mayBeRight(Words words);

        /** Returns to an empty board, because this side has joined a game. */
        void joined();

        /** Returns to the board from before this side tried to host a game, because it could not. */
        void notHosted();

        /** {@return whether the computer plays for the local player} */
        boolean isAutomatic();

        /**
         * Starts a set-up on an empty board.
         *
         * @param size the number of rows
         * @param side the local player's side
         */
        void setUp(int size, Side side);

        /** Plays a set-up move. */
        void setUpMove(CubesMove move);

        /** Starts play. */
        void start();

        /** Plays the remote player's move. */
        void move(CubesMove move);

        /** Abandons the game before its end. */
        void abandon();
    }

    RemoteSeat(ConsoleInput input, Output output, RemoteSettings settings, Table table) {
        this.input = input;
        this.output = output;
        this.settings = settings;
        this.table = table;
    }

    /** {@return whether a remote player takes part, or is expected} */
    boolean isOn() {
        return game != null;
    }

    /** {@return whether this side hosts a game} */
    boolean isHost() {
        return game != null && game.hosting();
    }

    /** {@return whether nothing can happen here until the other side sends something} */
    boolean isAwaited() {
        return game != null && game.awaitsPeer() && !isWon();
    }

    /**
     * Hosts a game and waits for an opponent.
     *
     * @param where {@code ID}, or {@code ID@ADDRESS} to listen on another address
     */
    void host(String where, int size, Side own) {
        requireOff();
        int at = where.indexOf('@');
        String id = RemoteAddress.checkId(at < 0 ? where : where.substring(0, at));
        RemoteSettings network = at < 0 ? settings : settings.listeningOn(where.substring(at + 1));
        begin(id);
        game = RemoteGame.host(id, size, own, network, input, this::tell);
    }

    /** Joins a hosted game. */
    void join(RemoteAddress address) {
        requireOff();
        begin(address.id());
        game = RemoteGame.join(address, settings, input, this::tell);
    }

    /** Begins a new set-up as host, if there is a remote game. */
    void setUp(int size, Side own) {
        if (game != null) {
            game.setUp(size, own);
        }
    }

    /** Plays a set-up move as host, if there is a remote game. */
    void setUpMove(CubesMove move) {
        if (game != null) {
            game.setUpMove(move);
        }
    }

    /** Starts play as host, if there is a remote game. */
    void start() {
        if (game != null) {
            began = System.nanoTime();
            playing = true;
            game.start();
        }
    }

    /** Sends the local player's move, if there is a remote game. */
    void play(CubesMove move) {
        if (game != null) {
            game.play(move);
        }
    }

    /** Leaves the remote game, if there is one. If it is won, first waits for the other side's acknowledgement. */
    void leave() {
        if (game != null && isWon()) {
            input.runNews(() -> game == null, settings.farewell());
        }
        if (game != null) {
            game.leave();
        }
    }

    /** Leaves before the program ends and waits until the last messages have been delivered. */
    void leaveForGood() {
        RemoteGame last = game;
        leave();
        if (last == null) {
            last = ended;
        }
        if (last != null) {
            last.awaitClosed(settings.farewell().plusSeconds(1));
        }
    }

    /**
     * Decides whether a line can be handled now. Lines are handled in order and as soon as possible; one that depends
     * on the other side waits, and so do all lines behind it. At a terminal, typed lines are always handled. During a
     * search for a host, and in a game that plays by itself, lines that were already in the input wait too, so that a
     * script may end with {@code dump} and {@code quit}.
     */
    private boolean isWanted(TypedLine line) {
        if (!isAwaited() || input.isTerminal() && !line.loaded()) {
            return true;
        }
        boolean needsPeer = !line.isEnd() && needsPeer(Words.withoutComment(line.text()));
        return !needsPeer && (!goesOnByItself() || line.arrived() - began > TYPED_AHEAD.toNanos());
    }

    /** {@return whether a line can only be executed after the other side has sent something, if at all} */
    boolean needsPeer(Words words) {
        if (words.sayNothing()) {
            return false;
        }
        String command = words.command();
        boolean needed =
                Dialect2006.isMove(command) || IN_SET_UP.contains(command) || !playing && command.equals("start");
        return needed && table.mayBeRight(words);
    }

    private static boolean leaves(TypedLine line) {
        return line.isEnd() || is(line, "clear") || is(line, "quit");
    }

    private static boolean is(TypedLine line, String command) {
        Words words = Words.withoutComment(line.text());
        return !words.sayNothing() && words.command().equals(command);
    }

    /**
     * Decides whether the game is left although lines wait for the other side. A person who leaves after a pause does
     * not want to wait any longer. A script that arrives all at once may end with {@code quit}; if it plays a game,
     * that line waits its turn. A host whose script does not even start a game has nothing to wait for.
     */
    private boolean isObeyedBefore(TypedLine line, List<TypedLine> waiting) {
        if (!isAwaited()) {
            return false;
        }
        TypedLine last = waiting.get(waiting.size() - 1);
        boolean afterAPause = line.arrived() - last.arrived() > TYPED_AHEAD.toNanos();
        boolean nobodyThere = game.hosting() && !game.isJoined();
        return afterAPause || nobodyThere && waiting.stream().noneMatch(other -> is(other, "start"));
    }

    private boolean goesOnByItself() {
        boolean connects = !game.hosting() && !game.isJoined();
        boolean plays = table.isAutomatic() && (playing || !game.hosting());
        return connects || plays;
    }

    private void begin(String id) {
        this.id = id;
        playing = false;
        began = System.nanoTime();
        ended = null;
        connected = false;
        opened = false;
        input.goLive(order);
    }

    private void requireOff() {
        if (game != null) {
            throw new MistakeException("A remote game is on; clear ends it.");
        }
    }

    private boolean isWon() {
        return game.position().result().isPresent();
    }

    private void tell(RemoteEvent event) {
        if (event instanceof RemoteEvent.Waiting where) {
            opened = true;
            output.line("Waiting for a player to join " + id + "@" + where.address()
                    + (where.thisMachineOnly() ? " from this machine." : "."));
        } else if (event instanceof RemoteEvent.Joined joined) {
            joined(joined.peer());
        } else if (event instanceof RemoteEvent.SetUp setUp) {
            output.line("The host sets up " + setUp.position().size().rows() + " by "
                    + setUp.position().size().rows() + "; you are "
                    + CubesText.colour(setUp.own()) + ".");
            table.setUp(setUp.position().size().rows(), setUp.own());
        } else if (event instanceof RemoteEvent.SetUpMove move) {
            table.setUpMove((CubesMove) move.turn().move());
        } else if (event instanceof RemoteEvent.Started && !game.hosting()) {
            output.line("The game begins.");
            playing = true;
            table.start();
        } else if (event instanceof RemoteEvent.Moved move) {
            table.move((CubesMove) move.turn().move());
        } else if (event instanceof RemoteEvent.Ended end) {
            ended(end.ending(), end.detail());
        }
    }

    private void joined(String peer) {
        connected = true;
        if (game.hosting()) {
            output.line("A player has joined from " + peer + ".");
        } else {
            output.line("You have joined " + id + " on " + peer + "; the host sets up the game.");
            table.joined();
            began = System.nanoTime();
        }
    }

    private void ended(RemoteEnding ending, String detail) {
        ended = game;
        game = null;
        switch (ending) {
            case OPPONENT_LEFT -> output.line("The other side has left the game.");
            case CONNECTION_LOST -> output.error("The connection to the other side is lost.");
            case PROTOCOL_BROKEN ->
                output.error(
                        "The other side sent something invalid, " + Words.quoted(detail) + ", so the game is over.");
            case FINISHED, LEFT -> {}
            default -> output.error(detail);
        }
        // After a failed attempt to join, the position set up before is still there.
        if (connected && ending != RemoteEnding.FINISHED && ending != RemoteEnding.LEFT) {
            table.abandon();
        } else if (ended.hosting() && !opened && ending != RemoteEnding.LEFT) {
            table.notHosted();
        }
    }
}
