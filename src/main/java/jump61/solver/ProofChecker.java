package jump61.solver;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;

/**
 * Checks that a strategy wins whatever the other side does. It trusts nothing that it has not played out to the end of
 * every game, using {@link Position} alone.
 */
public final class ProofChecker {
    private final Strategy strategy;
    private final Set<Position> seen = new HashSet<>();
    private final Deque<Position> waiting = new ArrayDeque<>();

    private ProofChecker(Strategy strategy) {
        this.strategy = strategy;
    }

    /** {@return what is wrong with the strategy; empty if it is a proof} */
    public static Optional<String> fault(Strategy strategy) {
        return new ProofChecker(strategy).fault();
    }

    private Optional<String> fault() {
        Position start = strategy.start();
        if (start.toMove() == strategy.winner()) {
            waiting.add(start.canonical());
        } else {
            Optional<String> fault = tryAllReplies(start);
            if (fault.isPresent()) {
                return fault;
            }
        }
        while (!waiting.isEmpty()) {
            Optional<String> fault = answer(waiting.remove());
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    /** Plays the winner's move. If the strategy contains none, one is searched for, and checked in the same way. */
    private Optional<String> answer(Position position) {
        Optional<Move> told = strategy.find(position)
                .or(() -> ShortWins.find(position, strategy.leftOut()))
                .map(ProvenWin::move);
        if (told.isEmpty()) {
            return Optional.of("no answer is told for " + position.notation());
        }
        Move move = told.get();
        if (position.refusal(move).isPresent()) {
            return Optional.of(move.notation() + " is not legal in " + position.notation());
        }
        Position after = position.play(move).after();
        return after.result().isPresent() ? won(after) : tryAllReplies(after);
    }

    private Optional<String> won(Position end) {
        return end.result().filter(result -> result.wonBy(strategy.winner())).isPresent()
                ? Optional.empty()
                : Optional.of("the game is not won at " + end.notation());
    }

    private Optional<String> tryAllReplies(Position position) {
        for (Move reply : position.legalMoves()) {
            Position after = position.play(reply).after();
            if (after.result().isPresent()) {
                Optional<String> fault = won(after);
                if (fault.isPresent()) {
                    return fault;
                }
            } else if (seen.add(after.canonical())) {
                waiting.add(after.canonical());
            }
        }
        return Optional.empty();
    }
}
