package jump61.desktop.match;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Result;
import jump61.game.Side;

/**
 * Giving up: by the one person at this computer at any time, and of two people by the one whose turn it is. A game over the
 * network is given up by leaving it, which tells the opponent.
 */
public final class Resignation {
    private final MatchViewModel match;
    private final BooleanBinding possible;

    /** Giving up the matches in {@code match}. */
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

    /** Whether somebody at this computer can give up now: after the first move, and while no move is being shown. */
    public ObservableBooleanValue possibleProperty() {
        return possible;
    }

    /** {@return the side that would give up; empty if nobody can} */
    public Optional<Side> side() {
        Match now = match.matchProperty().get();
        if (now == null
                || now.isOver()
                || now.played().isEmpty()
                || now.players().haveRemote()
                || match.animatingProperty().get()) {
            return Optional.empty();
        }
        return Headline.you(now.players())
                .or(() -> now.awaited()
                        .filter(Player.Human.class::isInstance)
                        .map(person -> now.position().toMove()));
    }

    /** Gives up, if somebody can; the position at the end is shown. */
    public void resign() {
        side().ifPresent(side -> {
            match.walkTo(match.turns().size());
            match.matchProperty().get().end(new Result(Optional.of(side.opponent()), Result.Reason.RESIGNATION));
        });
    }
}
