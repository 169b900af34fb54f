package jump61.solver;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;

/**
 * Checks the short wins that a strategy leaves out by playing them out to the end of every game, using {@link Position}
 * alone; a search only suggests the winner's moves. Several threads may use one checker.
 */
public final class ShortWinChecker {
    /** Number of positions to remember, so that they take about a third of the heap. */
    private static final long REMEMBERED = Runtime.getRuntime().maxMemory() >> 10;

    private final Side winner;
    private final int longest;
    private final Function<Position, ShortWins> search;
    private final Map<Position, Integer> checked = new ConcurrentHashMap<>();

    /**
     * Creates a checker.
     *
     * @param winner the side that must win
     * @param longest maximum length of a short win, in plies
     * @param search starts the search that suggests moves, at a position
     */
    ShortWinChecker(Side winner, int longest, Function<Position, ShortWins> search) {
        this.winner = winner;
        this.longest = longest;
        this.search = search;
    }

    /**
     * {@return why there seems to be no win within this many plies; empty if there is one}
     *
     * @param position a canonical position with the winner to move
     */
    Optional<String> fault(Position position, int plies) {
        return isChecked(position, plies)
                ? Optional.empty()
                : winners(position, Math.min(longest, plies), search.apply(position));
    }

    private Optional<String> winners(Position position, int plies, ShortWins wins) {
        Optional<ProvenWin> win = wins.find(plies);
        if (win.isEmpty()) {
            return Optional.of("the strategy has no move at " + position.notation());
        }
        Position canonical = win.get().plies() == 1 ? position : position.canonical();
        if (isChecked(canonical, plies)) {
            return Optional.empty();
        }
        Move move = win.get().move();
        Optional<String> refused = refusal(position, move);
        if (refused.isPresent()) {
            return refused;
        }
        wins.play(move);
        Optional<String> fault = losers(position.play(move).after(), win.get().plies() - 1, wins);
        wins.undo();
        if (fault.isEmpty() && win.get().plies() > 1) {
            remember(canonical, win.get().plies());
        }
        return fault;
    }

    private Optional<String> losers(Position position, int plies, ShortWins wins) {
        if (position.result().isPresent()) {
            return end(position);
        }
        if (plies < 1) {
            return Optional.of("the win takes longer than the search said at " + position.notation());
        }
        for (Move reply : position.legalMoves()) {
            Position after = position.play(reply).after();
            Optional<String> fault =
                    after.result().isPresent() ? end(after) : afterReply(reply, after, plies - 1, wins);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private Optional<String> afterReply(Move reply, Position after, int plies, ShortWins wins) {
        wins.play(reply);
        Optional<String> fault = winners(after, plies, wins);
        wins.undo();
        return fault;
    }

    /** {@return why this move cannot be played; empty if it can} */
    public static Optional<String> refusal(Position position, Move move) {
        return position.refusal(move).map(refusal -> move.notation() + " is not legal in " + position.notation());
    }

    /** {@return why the end of a game is not a win; empty if it is} */
    Optional<String> end(Position end) {
        return end(end, winner);
    }

    /** {@return why the end of a game is not a win of this side; empty if it is} */
    public static Optional<String> end(Position end, Side winner) {
        return end.result().filter(result -> result.wonBy(winner)).isPresent()
                ? Optional.empty()
                : Optional.of(ProofChecker.NOT_WON + end.notation());
    }

    private boolean isChecked(Position canonical, int plies) {
        return checked.getOrDefault(canonical, Integer.MAX_VALUE) <= plies;
    }

    private void remember(Position canonical, int plies) {
        if (checked.size() >= REMEMBERED) {
            // A position that recurs at all usually does so soon.
            checked.clear();
        }
        checked.put(canonical, plies);
    }
}
