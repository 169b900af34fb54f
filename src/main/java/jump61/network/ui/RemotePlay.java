package jump61.network.ui;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.network.RemoteEnding;
import jump61.network.RemoteEvent;
import jump61.network.RemoteGame;
import jump61.network.RemoteSettings;
import jump61.record.GameRecord;
import jump61.window.match.Backlog;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;

/**
 * The model of network play, without the window. It hosts, joins or plays at most one game at a time. It belongs to the
 * view model's thread, and never blocks it. Starting another match leaves the game.
 */
final class RemotePlay {
    private static final Duration FAREWELL = Duration.ofSeconds(8);

    private final MatchViewModel view;
    private final RemoteSettings network;
    private final Executor home;
    private final ReadOnlyObjectWrapper<RemoteStage> stage = new ReadOnlyObjectWrapper<>(RemoteStage.OFF);
    private final ReadOnlyObjectWrapper<RemoteEvent.Waiting> place = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<RemoteEnd> end = new ReadOnlyObjectWrapper<>();
    private Session session;
    private RemoteGame last;
    private String name = "";
    private String port = "";

    /**
     * Creates a model that plays on {@code view}.
     *
     * @param network the default network settings
     * @param home runs tasks later on the view model's thread
     */
    RemotePlay(MatchViewModel view, RemoteSettings network, Executor home) {
        this.view = view;
        this.network = network;
        this.home = home;
        view.matchProperty().addListener((observable, before, now) -> leaveUnless(now));
    }

    /**
     * Hosts a game and waits for an opponent.
     *
     * @throws jump61.game.RefusedException if a choice is invalid; nothing has changed then
     */
    void host(HostChoice choice) {
        RemoteSettings where = choice.listen().isEmpty() ? network : network.listeningOn(choice.listen());
        RemoteSettings settings = choice.port().map(where::onPort).orElse(where);
        name = choice.id();
        port = choice.port()
                .map(String::valueOf)
                .orElse(network.hostPorts().first() + "–" + network.hostPorts().last());
        begin(
                RemoteStage.WAITING,
                new Session(choice.player(), ""),
                listener -> RemoteGame.host(choice.id(), choice.size(), choice.side(), settings, home, listener));
    }

    /** Joins a game. */
    void join(JoinChoice choice) {
        RemoteSettings settings = choice.port().map(network::onPort).orElse(network);
        name = choice.address().toString();
        port = choice.port().map(String::valueOf).orElse("");
        begin(
                RemoteStage.CONNECTING,
                new Session(choice.player(), choice.address().toString()),
                listener -> RemoteGame.join(choice.address(), settings, home, listener));
    }

    private void begin(RemoteStage first, Session next, Function<Consumer<RemoteEvent>, RemoteGame> opening) {
        leave();
        next.begin(opening);
        session = next;
        place.set(null);
        stage.set(first);
    }

    /** Leaves the game: stops waiting, or resigns. No effect if there is no game. */
    void leave() {
        end.set(null);
        if (session != null) {
            Session left = session;
            over();
            left.leave();
        }
    }

    private void over() {
        last = session.game;
        session = null;
        stage.set(RemoteStage.OFF);
    }

    private void leaveUnless(Match shown) {
        if (session != null && session.match != null && session.match != shown) {
            leave();
        }
    }

    /** Continues with {@code player} in place of the other side, in a copy of the match. */
    void goOnWith(Player player) {
        GameRecord record = GameRecord.of(view.matchProperty().get(), Map.of());
        Match copy = new Match(record.start(), record.players().withoutRemote(player));
        record.moves().forEach(copy::play);
        view.begin(copy, TimeControl.NONE);
    }

    /**
     * Leaves the game, and waits until the other side knows or the time for that is up. Nothing may be called
     * afterwards.
     */
    void close() {
        leave();
        if (last != null) {
            last.awaitClosed(FAREWELL);
        }
    }

    /** {@return whether {@link #leave} would abandon an opponent in the middle of a game} */
    boolean isPlaying() {
        return session != null && session.match != null && !session.match.isOver();
    }

    /** {@return the opponent in the current game; empty if there is none} */
    String opponent() {
        return session == null ? "" : session.peer;
    }

    /** {@return whether there has been a network game since the program started} */
    boolean hasPlayed() {
        return last != null;
    }

    /** {@return whether the last game was hosted here} */
    boolean wasHost() {
        return last.hosting();
    }

    /** {@return the name of the hosted game, or the address of the joined one} */
    String name() {
        return name;
    }

    ReadOnlyObjectProperty<RemoteStage> stageProperty() {
        return stage.getReadOnlyProperty();
    }

    /** Where the program is waiting for an opponent; null if it is not. */
    ReadOnlyObjectProperty<RemoteEvent.Waiting> placeProperty() {
        return place.getReadOnlyProperty();
    }

    /** How the last game ended; null if somebody won it or the local player left. */
    ReadOnlyObjectProperty<RemoteEnd> endProperty() {
        return end.getReadOnlyProperty();
    }

    /**
     * Connects a network game with its match in the window: sends local moves, and plays the opponent's. An event from the
     * network is handled only when everything before it has been shown.
     */
    private final class Session {
        private final Player ownPlayer;
        private final Backlog<RemoteEvent> news = new Backlog<>(view, home, this::isShown, this::take);
        private RemoteGame game;
        private String peer;
        private Match match;

        /**
         * Creates a session that has not started.
         *
         * @param ownPlayer who plays the local side
         * @param peer the other side, as far as it is known
         */
        Session(Player ownPlayer, String peer) {
            this.ownPlayer = ownPlayer;
            this.peer = peer;
        }

        /** Starts hosting or joining. */
        void begin(Function<Consumer<RemoteEvent>, RemoteGame> opening) {
            game = opening.apply(news::add);
        }

        /** Leaves the game in any state. None of its events is reported any more. */
        void leave() {
            news.close();
            game.leave();
            if (match != null) {
                match.end(new Result(Optional.of(game.own()).map(Side::opponent), Result.Reason.RESIGNATION));
            }
        }

        private boolean isShown() {
            return match == null || !view.animatingProperty().get();
        }

        private void take(RemoteEvent event) {
            if (event instanceof RemoteEvent.Waiting where) {
                place.set(where);
            } else if (event instanceof RemoteEvent.Joined joined) {
                joined(joined.peer());
            } else if (event instanceof RemoteEvent.Started started) {
                start(started);
            } else if (event instanceof RemoteEvent.Moved moved) {
                match.play(moved.turn().move());
            } else if (event instanceof RemoteEvent.Ended ended) {
                end(ended);
            }
        }

        private void joined(String from) {
            peer = from;
            if (game.hosting()) {
                game.start();
            } else {
                stage.set(RemoteStage.SETTING_UP);
            }
        }

        private void start(RemoteEvent.Started started) {
            Side own = started.own();
            Players players = new Players(ownPlayer, ownPlayer).with(own.opponent(), new Player.Remote(peer));
            match = new Match(started.position(), players);
            match.addListener(event -> {
                if (event instanceof MatchEvent.Played played && played.turn().mover() == own && !game.isOver()) {
                    game.play(played.turn().move());
                }
            });
            view.begin(match, TimeControl.NONE);
            stage.set(RemoteStage.PLAYING);
        }

        private void end(RemoteEvent.Ended ended) {
            news.close();
            if (match != null) {
                match.end(
                        ended.ending() == RemoteEnding.OPPONENT_LEFT
                                ? new Result(Optional.of(game.own()), Result.Reason.RESIGNATION)
                                : new Result(Optional.empty(), Result.Reason.CONNECTION));
            }
            over();
            if (ended.ending() != RemoteEnding.FINISHED) {
                end.set(new RemoteEnd(ended.ending(), peer, port, ended.detail(), match != null));
            }
        }
    }
}
