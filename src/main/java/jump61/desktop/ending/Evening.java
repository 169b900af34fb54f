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
        Optional<Side> you = Headline.you(match.players());
        if (you.isEmpty() || !(match.players().of(you.get().opponent()) instanceof Player.Computer computer)) {
            return Optional.empty();
        }
        List<Optional<Boolean>> last = ended.stream()
                .filter(other -> other.game().equals(match.game()))
                .map(Evening::wonByYou)
                .toList();
        if (last.size() < 2 || !isAgainst(computer, match.game(), 2)) {
            return Optional.empty();
        }
        Optional<Boolean> latest = last.get(last.size() - 1);
        if (latest.isEmpty() || !latest.equals(last.get(last.size() - 2))) {
            return Optional.empty();
        }
        int next = computer.level() + (latest.get() ? 1 : -1);
        return next >= 1 && next <= Player.Computer.STRONGEST ? Optional.of(next) : Optional.empty();
    }

    private boolean isAgainst(Player.Computer computer, jump61.game.Game game, int games) {
        List<Match> same =
                ended.stream().filter(other -> other.game().equals(game)).toList();
        return same.subList(same.size() - games, same.size()).stream()
                .allMatch(other -> Headline.you(other.players())
                        .filter(you -> other.players().of(you.opponent()).equals(computer))
                        .isPresent());
    }

    private static Optional<Boolean> wonByYou(Match match) {
        Optional<Side> winner = match.result().flatMap(Result::winner);
        return Headline.you(match.players())
                .flatMap(you -> winner.map(side -> side == you));
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
