package jump61.profile.ui;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.InvalidationListener;
import javafx.beans.property.StringProperty;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.window.match.EveningScore;
import jump61.window.match.EveningScores;
import jump61.window.match.MatchViewModel;

/**
 * The games of the evening, and the score between the same two players. An evening survives the end of the program. It
 * ends when no game has been finished for some hours. A game whose end is taken back does not count until it ends
 * again.
 */
public final class Evening implements EveningScores {
    /** Minimum time without a finished game between two evenings. */
    static final Duration PAUSE = Duration.ofHours(6);

    /** Games that end so were not played to an end, and say nothing of the players. */
    private static final Set<Result.Reason> BROKEN_OFF = Set.of(Result.Reason.CONNECTION, Result.Reason.FORFEIT);

    private final List<EveningGame> ended = new ArrayList<>();
    /** Those of the ended games that can still be taken back. */
    private final Map<Match, EveningGame> open = new IdentityHashMap<>();

    private final StringProperty stored;
    private final InstantSource time;
    private final List<InvalidationListener> listeners = new ArrayList<>();
    private Runnable unlisten = () -> {};

    /**
     * Counts the games of {@code model} that end from now on, except those already over when opened.
     *
     * @param stored stores the games until the next start
     */
    public Evening(MatchViewModel model, StringProperty stored, InstantSource time) {
        this.stored = stored;
        this.time = time;
        ended.addAll(EveningFormat.read(stored.get()));
        forgetOlder();
        model.matchProperty().addListener((observable, before, now) -> follow(now));
        if (model.matchProperty().get() != null) {
            follow(model.matchProperty().get());
        }
    }

    private void follow(Match match) {
        unlisten.run();
        unlisten = match.addListener(event -> heard(match, event));
        if (forgetOlder()) {
            tell();
        }
    }

    private void heard(Match match, MatchEvent event) {
        boolean over = event instanceof MatchEvent.Ended now
                && !BROKEN_OFF.contains(now.result().reason());
        if (over && !match.players().areStrangers()) {
            remove(match);
            forgetOlder();
            EveningGame outcome = EveningGame.of(match, time.instant());
            open.put(match, outcome);
            ended.add(outcome);
            tell();
        } else if (!match.isOver() && remove(match)) {
            tell();
        }
    }

    /** Removes a game, and returns whether it counted. */
    private boolean remove(Match match) {
        EveningGame outcome = open.remove(match);
        return outcome != null && ended.removeIf(other -> other == outcome);
    }

    /** Forgets the games of earlier evenings, and returns whether there were any. */
    private boolean forgetOlder() {
        boolean isOver = !ended.isEmpty()
                && ended.get(ended.size() - 1).end().plus(PAUSE).isBefore(time.instant());
        if (isOver) {
            ended.clear();
        }
        return isOver;
    }

    /** Forgets games of a single person at this computer, because somebody else sits here now. */
    void forgetOnlyPerson() {
        if (ended.removeIf(game -> game.players().onlyPerson().isPresent())) {
            open.values().retainAll(ended);
            tell();
        }
    }

    private void tell() {
        stored.set(EveningFormat.write(ended));
        List.copyOf(listeners).forEach(listener -> listener.invalidated(this));
    }

    /** {@return whether a match counts for the evening: it ended here, and was not already over when opened} */
    public boolean counts(Match match) {
        return open.containsKey(match);
    }

    @Override
    public EveningScore score(Match match) {
        int first = 0;
        int second = 0;
        for (EveningGame other : ended) {
            Optional<Side> asFirst = asFirst(other, match);
            if (asFirst.isPresent()) {
                Optional<Side> winner = other.winner();
                first += winner.isEmpty() ? 1 : winner.equals(asFirst) ? 2 : 0;
                second += winner.isEmpty() ? 1 : winner.equals(asFirst) ? 0 : 2;
            }
        }
        return new EveningScore(first, second);
    }

    /**
     * {@return the side in {@code other} of the player who has the first side in {@code match}; empty for other
     * players}
     */
    private static Optional<Side> asFirst(EveningGame other, Match match) {
        if (!other.game().equals(match.game())) {
            return Optional.empty();
        }
        Players then = other.players();
        Players now = match.players().here();
        if (then.equals(now)) {
            return Optional.of(Side.FIRST);
        }
        return then.equals(new Players(now.second(), now.first())) ? Optional.of(Side.SECOND) : Optional.empty();
    }

    /**
     * {@return the recommended level for the only person in this match: one level up after two wins in a row against
     * the current one, one level down after two losses; empty if there is nothing to recommend} Only games from the usual
     * start and without warnings are taken into account, since the others say little about a level.
     */
    public Optional<Level> nextLevel(Match match) {
        Optional<Level> level = match.players().opposingLevel();
        List<EveningGame> same = ended.stream()
                .filter(other -> other.isRated() && other.game().equals(match.game()))
                .toList();
        boolean isRated = open.containsKey(match) && open.get(match).isRated();
        if (level.isEmpty() || !isRated || same.size() < 2) {
            return Optional.empty();
        }
        List<EveningGame> last = same.subList(same.size() - 2, same.size());
        boolean won = last.stream()
                .allMatch(other -> other.players().opposingLevel().equals(level) && isDecided(other, true));
        boolean lost = last.stream()
                .allMatch(other -> other.players().opposingLevel().equals(level) && isDecided(other, false));
        return won || lost ? Level.find(level.get().number() + (won ? 1 : -1)) : Optional.empty();
    }

    private static boolean isDecided(EveningGame game, boolean won) {
        Side you = game.players().onlyPerson().orElseThrow();
        return game.winner().filter(side -> won == (side == you)).isPresent();
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
