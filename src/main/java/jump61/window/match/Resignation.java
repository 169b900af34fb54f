package jump61.window.match;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Result;
import jump61.game.Side;

/**
 * Resigns games. The only person at this computer can resign at any time, one of two people when it is their turn. A
 * network game is resigned by leaving it, which notifies the opponent.
 */
public final class Resignation {
    private final MatchViewModel match;
    private final BooleanBinding possible;

    /** Resigns the matches of {@code match}. */
    public Resignation(MatchViewModel match) {
        this.match = match;
        possible = Bindings.createBooleanBinding(
                () -> side().isPresent(),
                match.matchProperty(),
                match.playersProperty(),
                match.positionProperty(),
                match.turns(),
                match.resultProperty(),
                match.animatingProperty());
    }

    /** Whether somebody at this computer can resign: after the first move, and while no move is being animated. */
    public ObservableBooleanValue possibleProperty() {
        return possible;
    }

    /** {@return the side that would resign; empty if none can} */
    public Optional<Side> side() {
        Match now = match.matchProperty().get();
        if (now == null
                || now.isOver()
                || now.played().isEmpty()
                || now.players().areConnected()
                || match.animatingProperty().get()) {
            return Optional.empty();
        }
        return now.players()
                .onlyPerson()
                .or(() -> now.awaited()
                        .filter(Player::isPerson)
                        .map(person -> now.position().toMove()));
    }

    /** Resigns, if possible; a move that is being animated, and the final position, are shown. */
    public void resign() {
        match.finishNow();
        side().ifPresent(side -> {
            match.walkTo(match.turns().size());
            match.matchProperty().get().end(new Result(Optional.of(side.opponent()), Result.Reason.RESIGNATION));
        });
    }
}
