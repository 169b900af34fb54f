package jump61.tournament.ui;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.window.match.Delay;
import jump61.window.match.MatchViewModel;

/**
 * Shows a tournament game on the board while it is played in the background, no faster than the computer plays. This ends
 * when another match comes to the board, or the game is abandoned: then nobody plays it any longer, so people may.
 */
final class Spectator {
    /** Minimum time between checks for a new move. */
    private static final Duration PAUSE = Duration.ofMillis(100);

    private final MatchViewModel view;
    private final Match match;
    private final Supplier<Optional<Progress>> source;
    private final Delay delay;

    /**
     * What is known about the game.
     *
     * @param moves the moves so far
     * @param forfeit the result, if a player has forfeited the game
     */
    record Progress(List<Move> moves, Optional<Result> forfeit) {}

    /**
     * Creates a spectator that is not watching yet.
     *
     * @param match the game, without moves; none of its players is played by the window
     * @param source returns what is known about the game now; empty if it was abandoned
     */
    Spectator(MatchViewModel view, Match match, Supplier<Optional<Progress>> source, Delay delay) {
        this.view = view;
        this.match = match;
        this.source = source;
        this.delay = delay;
    }

    /** Waits for the next move. The moves made so far are in the match when it comes to the board. */
    void begin() {
        Duration least = view.computer().minimumTimeProperty().get();
        delay.after(least.compareTo(PAUSE) < 0 ? PAUSE : least, this::look);
    }

    private void look() {
        if (match.isOver() || !match.equals(view.matchProperty().get())) {
            return;
        }
        Optional<Progress> now = source.get();
        if (now.isEmpty()) {
            match.setPlayers(new Players(Player.HUMAN, Player.HUMAN));
            return;
        }
        if (!view.animatingProperty().get()) {
            follow(now.get());
        }
        if (!match.isOver()) {
            begin();
        }
    }

    private void follow(Progress now) {
        int shown = match.played().size();
        if (shown < now.moves().size()) {
            match.play(now.moves().get(shown));
        } else {
            now.forfeit().ifPresent(match::end);
        }
    }
}
