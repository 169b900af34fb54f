package jump61.desktop.ending;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import jump61.desktop.match.Headline;
import jump61.desktop.match.MatchViewModel;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;

/**
 * The games that have ended since the program started, and the score between the same two players. A game whose end is
 * taken back does not count until it ends again.
 */
public final class Evening implements Observable {
    private final List<Match> ended = new ArrayList<>();
    private final List<InvalidationListener> listeners = new ArrayList<>();
    private Runnable unlisten = () -> {};

    /**
     * The score of two players; a draw is half a point for each.
     *
     * @param first twice the points of the player of the first side
     * @param second twice the points of the player of the second side
     */
    public record Score(int first, int second) {
        /** {@return the points of a side as text: {@code 2} or {@code 2½}} */
        public String points(Side side) {
            int twice = side == Side.FIRST ? first : second;
            String whole = twice == 1 ? "" : String.valueOf(twice / 2);
            return whole + (twice % 2 == 1 ? "½" : "");
        }
    }

    /** Counts the games of {@code model} that end from now on, except those already over when opened. */
    public Evening(MatchViewModel model) {
        model.matchProperty().addListener((observable, before, now) -> follow(now));
        if (model.matchProperty().get() != null) {
            follow(model.matchProperty().get());
        }
    }

    private void follow(Match match) {
        unlisten.run();
        unlisten = match.addListener(event -> heard(match, event));
    }

    private void heard(Match match, MatchEvent event) {
        if (event instanceof MatchEvent.Ended now && now.result().reason() != Result.Reason.CONNECTION) {
            ended.remove(match);
            ended.add(match);
            tell();
        } else if (!match.isOver() && ended.remove(match)) {
            tell();
        }
    }

    private void tell() {
        List.copyOf(listeners).forEach(listener -> listener.invalidated(this));
    }

    /** {@return the score between the two players of this match, including this match once it is over} */
    public Score score(Match match) {
        int first = 0;
        int second = 0;
        for (Match other : ended) {
            Optional<Side> asFirst = asFirst(other, match);
            if (asFirst.isPresent()) {
                Optional<Side> winner = other.result().flatMap(Result::winner);
                first += winner.isEmpty() ? 1 : winner.equals(asFirst) ? 2 : 0;
                second += winner.isEmpty() ? 1 : winner.equals(asFirst) ? 0 : 2;
            }
        }
        return new Score(first, second);
    }

    /**
     * {@return which side in {@code other} was played by the player of the first side in {@code match}; empty for other
     * players}
     */
    private static Optional<Side> asFirst(Match other, Match match) {
        if (!other.game().equals(match.game())) {
            return Optional.empty();
        }
        Players then = other.players();
        Players now = match.players();
        if (then.equals(now)) {
            return Optional.of(Side.FIRST);
        }
        return then.equals(new Players(now.second(), now.first())) ? Optional.of(Side.SECOND) : Optional.empty();
    }

    /**
     * {@return the recommended level for the only person in this match: one level up after two wins in a row against
     * the current one, one level down after two losses; empty if there is nothing to recommend}
     */
    public Optional<Integer> nextLevel(Match match) {
        Optional<Integer> level = opponent(match);
        List<Match> same = ended.stream()
                .filter(other -> other.game().equals(match.game()))
                .toList();
        if (level.isEmpty() || same.size() < 2) {
            return Optional.empty();
        }
        List<Match> last = same.subList(same.size() - 2, same.size());
        boolean won = last.stream().allMatch(other -> opponent(other).equals(level) && isDecided(other, true));
        boolean lost = last.stream().allMatch(other -> opponent(other).equals(level) && isDecided(other, false));
        int next = level.get() + (won ? 1 : -1);
        return (won || lost) && next >= 1 && next <= Player.Computer.STRONGEST ? Optional.of(next) : Optional.empty();
    }

    /** {@return the level of the computer that the only person in a match plays against; empty if there is none} */
    private static Optional<Integer> opponent(Match match) {
        return Headline.you(match.players())
                .map(you -> match.players().of(you.opponent()))
                .filter(Player.Computer.class::isInstance)
                .map(player -> ((Player.Computer) player).level());
    }

    private static boolean isDecided(Match match, boolean won) {
        Side you = Headline.you(match.players()).orElseThrow();
        Optional<Side> winner = match.result().flatMap(Result::winner);
        return winner.filter(side -> won == (side == you)).isPresent();
    }

    @Override
    public void addListener(InvalidationListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeListener(InvalidationListener listener) {
        listeners.remove(listener);
    }
}
