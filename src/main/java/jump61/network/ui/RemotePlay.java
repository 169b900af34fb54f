package jump61.network.ui;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.game.Match;
import jump61.game.Player;
import jump61.network.RemoteEnding;
import jump61.network.RemoteEvent;
import jump61.network.RemoteGame;
import jump61.network.RemoteSettings;
import jump61.record.GameRecord;
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
    private RemoteSession session;
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
                new RemoteSession(view, choice.player(), "", home, new Progress()),
                listener -> RemoteGame.host(choice.id(), choice.size(), choice.side(), settings, home, listener));
    }

    /** Joins a game. */
    void join(JoinChoice choice) {
        RemoteSettings settings = choice.port().map(network::onPort).orElse(network);
        name = choice.address().toString();
        port = choice.port().map(String::valueOf).orElse("");
        begin(
                RemoteStage.CONNECTING,
                new RemoteSession(view, choice.player(), choice.address().toString(), home, new Progress()),
                listener -> RemoteGame.join(choice.address(), settings, home, listener));
    }

    private void begin(RemoteStage first, RemoteSession next, Function<Consumer<RemoteEvent>, RemoteGame> opening) {
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
            RemoteSession left = session;
            over();
            left.leave();
        }
    }

    private void over() {
        last = session.game();
        session = null;
        stage.set(RemoteStage.OFF);
    }

    private void leaveUnless(Match shown) {
        if (session != null && session.match() != null && session.match() != shown) {
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
        return session != null && session.match() != null && !session.match().isOver();
    }

    /** {@return the opponent in the current game; empty if there is none} */
    String opponent() {
        return session == null ? "" : session.peer();
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

    private final class Progress implements RemoteSession.Listener {
        @Override
        public void waiting(RemoteEvent.Waiting where) {
            place.set(where);
        }

        @Override
        public void settingUp() {
            stage.set(RemoteStage.SETTING_UP);
        }

        @Override
        public void playing() {
            stage.set(RemoteStage.PLAYING);
        }

        @Override
        public void ended(RemoteEnding ending, String detail) {
            String peer = session.peer();
            boolean onBoard = session.match() != null;
            over();
            if (ending != RemoteEnding.FINISHED) {
                end.set(new RemoteEnd(ending, peer, port, detail, onBoard));
            }
        }
    }
}
