package jump61.lab.proof;

import java.util.Optional;
import java.util.function.Supplier;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.solver.ProofChecker;
import jump61.solver.ProofNumberSearch;
import jump61.solver.ShortWinChecker;
import jump61.solver.ShortWins;
import jump61.solver.SolverMemory;

/**
 * Checks wins for which a strategy lists no moves: a search proves each, and its moves are played out to the end of every
 * game, using {@link Position} alone. Only positions whose win follows from others that have been played out are skipped
 * ({@link PlayedPositions}). Several threads may use one checker, but not after it has found a fault: a position is
 * remembered when it is entered, and the fault may be below it.
 */
final class SearchedWinChecker {
    /** The longest win to look for before asking the search, in plies. */
    private static final int SHORT = 3;

    private final Side winner;
    private final int earliest;
    private final SolverMemory memory;
    private final PlayedPositions played;
    private final PlayedPositions nearlyWon;

    /**
     * Creates a checker.
     *
     * @param start the first position, or one before all others
     * @param winner the side that must win
     * @param memory what is known about the board of {@code start}
     */
    SearchedWinChecker(Position start, Side winner, CheckMemory memory) {
        SearchState state = state(start);
        this.winner = winner;
        this.earliest = state.maxPlies();
        this.memory = memory.suggestions(state);
        this.played = memory.played();
        this.nearlyWon = memory.nearlyWon();
    }

    private static SearchState state(Position position) {
        return position.game().searchState(position).forProofs();
    }

    /** {@return why this is not a win for the winner, who is to move; empty if it is one} */
    Optional<String> fault(Position position) {
        return played.contains(position) ? Optional.empty() : new Game(position).winners(position);
    }

    /** A position, and the searches that go with it from move to move. */
    private final class Game {
        private final ShortWins shortWins;
        private final SearchState state;
        private final ProofNumberSearch search;

        Game(Position position) {
            state = state(position);
            shortWins = new ShortWins(position, ShortWins.smallMemory());
            int earlier = Math.max(0, earliest - state.maxPlies());
            search = ProofNumberSearch.forWin(state, earlier, memory);
        }

        Optional<String> winners(Position position) {
            Optional<ProvenWin> shortWin = shortWins.find(SHORT);
            // Added now, so that no other thread plays it out, too. If it is not won after all, the whole check fails.
            (shortWin.isPresent() ? nearlyWon : played).add(position);
            Optional<Move> move = shortWin.map(ProvenWin::move).or(this::searched);
            if (move.isEmpty()) {
                return Optional.of(ProofChecker.NOT_WON + position.notation());
            }
            Optional<String> refused = ShortWinChecker.refusal(position, move.get());
            return refused.isPresent()
                    ? refused
                    : after(move.get(), position.play(move.get()).after());
        }

        private Optional<Move> searched() {
            return search.run() && search.moverSucceeds()
                    ? Optional.of(state.decode(search.succeedingMove()))
                    : Optional.empty();
        }

        private Optional<String> losers(Position position) {
            for (Move reply : position.legalMoves()) {
                Optional<String> fault = after(reply, position.play(reply).after());
                if (fault.isPresent()) {
                    return fault;
                }
            }
            return Optional.empty();
        }

        private Optional<String> after(Move move, Position position) {
            if (position.result().isPresent()) {
                return ShortWinChecker.end(position, winner);
            }
            if (position.toMove() != winner) {
                return with(move, () -> losers(position));
            }
            return played.contains(position) || nearlyWon.contains(position)
                    ? Optional.empty()
                    : with(move, () -> winners(position));
        }

        private Optional<String> with(Move move, Supplier<Optional<String>> check) {
            shortWins.play(move);
            search.play(state.encode(move));
            Optional<String> fault = check.get();
            shortWins.undo();
            search.undo();
            return fault;
        }
    }
}
