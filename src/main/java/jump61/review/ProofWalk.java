package jump61.review;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import jump61.engine.Score;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;
import jump61.game.Tablebases;
import jump61.game.TacticalState;
import jump61.game.Turn;
import jump61.solver.Solver;
import jump61.solver.Verdict;

/**
 * Proves who wins the last positions of a game, by proof numbers, from its end backwards. The proof of one position helps
 * with the one before it, so this sees further than searching each position by itself. On a solved board, it reaches back
 * to the moves that the stored proofs know.
 */
final class ProofWalk {
    /** Maximum size of the table, in bytes. */
    private static final long LARGEST_TABLE = 32L << 20;

    private static final long BYTES_PER_NODE = 4096;
    /** A node of a proof takes as long as this many nodes of a search, because it examines all answers to all moves. */
    private static final int NODES_PER_NODE = 100;

    private static final int MOVES = 36;
    /** The walk ends after this many positions that could not be proven. */
    private static final int FAILURES = 4;

    private final List<Turn> turns;
    private final boolean solved;
    private final long nodes;
    /** On a solved board, the nodes left for the whole walk; one position may take them all. */
    private long left;

    private final Solver solver;
    private final BooleanSupplier cancelled;
    private final Known[] known;

    /**
     * A proven result.
     *
     * @param score the score for the side to move
     * @param best a move that keeps a win; empty for a loss
     */
    record Known(Score score, Optional<Move> best) {}

    ProofWalk(List<Turn> turns, ReviewLimits limits, BooleanSupplier cancelled) {
        this.turns = turns;
        this.solved = isSolved(turns.get(0).before());
        this.nodes = nodes(turns.get(0).before(), limits);
        this.left = solved ? limits.walk() * nodes : Long.MAX_VALUE;
        this.solver =
                new Solver(Math.min(solved ? 2 * LARGEST_TABLE : LARGEST_TABLE, nodes * BYTES_PER_NODE), cancelled);
        this.cancelled = cancelled;
        this.known = new Known[turns.size() + 1];
    }

    private static long nodes(Position position, ReviewLimits limits) {
        double more = (double) position.game().searchState(position).maxMoves() / MOVES;
        return Math.max(1, (long) (limits.look() / (NODES_PER_NODE * more * more)));
    }

    /**
     * {@return a proof that a position is lost, if there is one} This search looks further than the walk.
     *
     * @param times the number of nodes that it may take, as a multiple of those for a position of the walk
     */
    static Optional<Known> loss(Position position, ReviewLimits limits, int times, BooleanSupplier cancelled) {
        Verdict verdict = new Solver(LARGEST_TABLE, cancelled).solve(position, times * nodes(position, limits));
        return verdict.winner().filter(position.toMove().opponent()::equals).isPresent()
                ? Optional.of(new Known(Proof.win().negated(), Optional.empty()))
                : Optional.empty();
    }

    /** {@return whether proofs in a game are fast enough to be worth it} */
    static boolean suits(Position position) {
        return position.game().solution().isEmpty() && position.game().searchState(position) instanceof TacticalState;
    }

    /** {@return whether there are stored proofs for the board, so that a whole game on it can be proven} */
    static boolean isSolved(Position position) {
        return suits(position) && Tablebases.cover(position.game(), position.size());
    }

    /** {@return the proven results, by the number of plies played; null where nothing is proven} */
    Known[] walk() {
        int failures = 0;
        for (int ply = turns.size(); ply >= 0 && failures < FAILURES && !cancelled.getAsBoolean(); ply--) {
            known[ply] = prove(ply);
            failures += known[ply] == null && ply < turns.size() ? 1 : 0;
        }
        return known;
    }

    private Known prove(int ply) {
        if (ply == turns.size()) {
            Position last = turns.get(ply - 1).after();
            return last.result().isPresent() ? null : known(last);
        }
        Turn turn = turns.get(ply);
        Optional<Side> over = turn.after().result().flatMap(result -> result.winner());
        if (over.isPresent() || known[ply + 1] != null && known[ply + 1].score().isLoss()) {
            return new Known(Proof.win(), Optional.of(turn.move()));
        }
        return known(turn.before());
    }

    private Known known(Position position) {
        return stored(position).orElseGet(() -> search(position));
    }

    /** Returns the result in the stored proofs. */
    private Optional<Known> stored(Position position) {
        if (!solved) {
            return Optional.empty();
        }
        Optional<ProvenWin> win = Tablebases.find(position);
        if (win.isPresent()) {
            return Optional.of(new Known(Proof.win(), Optional.of(win.get().move())));
        }
        boolean lost = position.legalMoves().stream()
                .map(move -> position.play(move).after())
                .allMatch(after -> Tablebases.find(after).isPresent());
        return lost ? Optional.of(new Known(Proof.win().negated(), Optional.empty())) : Optional.empty();
    }

    private Known search(Position position) {
        Verdict verdict = solver.solve(position, solved ? left : nodes);
        left -= verdict.nodes();
        if (!verdict.proven() || verdict.winner().isEmpty()) {
            return null;
        }
        return verdict.winner().get() == position.toMove()
                ? new Known(Proof.win(), solver.winningMove(position))
                : new Known(Proof.win().negated(), Optional.empty());
    }
}
