package jump61.network.ui;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ChangeListener;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.network.RemoteEnding;
import jump61.network.RemoteEvent;
import jump61.network.RemoteGame;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;

/**
 * Connects a network game with its match in the window: sends local moves, and plays the opponent's. An event from the
 * network is handled only when everything before it has been shown.
 */
final class RemoteSession {
    private final MatchViewModel view;
    private final Player ownPlayer;
    private final Listener listener;
    private final Queue<RemoteEvent> news = new ArrayDeque<>();
    private final ChangeListener<Boolean> whenShown;
    private RemoteGame game;
    private String peer;
    private Match match;
    private boolean closed;

    /** Receives the progress of the game. */
    interface Listener {
        void waiting(RemoteEvent.Waiting where);

        void settingUp();

        void playing();

        void ended(RemoteEnding ending, String detail);
    }

    /**
     * Creates a session that has not started.
     *
     * @param ownPlayer who plays the local side
     * @param peer the other side, as far as it is known
     * @param home runs tasks later on the view model's thread
     */
    RemoteSession(MatchViewModel view, Player ownPlayer, String peer, Executor home, Listener listener) {
        this.view = view;
        this.ownPlayer = ownPlayer;
        this.peer = peer;
        this.listener = listener;
        whenShown = (observable, before, now) -> home.execute(this::takeNews);
    }

    /** Starts hosting or joining. */
    void begin(Function<Consumer<RemoteEvent>, RemoteGame> opening) {
        view.animatingProperty().addListener(whenShown);
        game = opening.apply(this::onEvent);
    }

    /** Leaves the game in any state. The listener is not called any more. */
    void leave() {
        close();
        game.leave();
        if (match != null) {
            match.end(new Result(Optional.of(game.own()).map(Side::opponent), Result.Reason.RESIGNATION));
        }
    }

    RemoteGame game() {
        return game;
    }

    /** {@return the other side, as far as it is known} */
    String peer() {
        return peer;
    }

    /** {@return the match on the board; null before play begins} */
    Match match() {
        return match;
    }

    private void close() {
        closed = true;
        view.animatingProperty().removeListener(whenShown);
    }

    private void onEvent(RemoteEvent event) {
        news.add(event);
        takeNews();
    }

    private void takeNews() {
        while (!closed
                && !news.isEmpty()
                && !(match != null && view.animatingProperty().get())) {
            take(news.remove());
        }
    }

    private void take(RemoteEvent event) {
        if (event instanceof RemoteEvent.Waiting where) {
            listener.waiting(where);
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
            listener.settingUp();
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
        listener.playing();
    }

    private void end(RemoteEvent.Ended ended) {
        close();
        if (match != null) {
            match.end(
                    ended.ending() == RemoteEnding.OPPONENT_LEFT
                            ? new Result(Optional.of(game.own()), Result.Reason.RESIGNATION)
                            : new Result(Optional.empty(), Result.Reason.CONNECTION));
        }
        listener.ended(ended.ending(), ended.detail());
    }
}
