package jump61.solver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;

/**
 * Builds a strategy. It enumerates everything the losing side can do, two plies at a time, and asks the solver for each
 * reply.
 */
public final class StrategyFinder {
    /**
     * Number of positions searched for short wins before the solver is asked about the rest, so that it can be stopped
     * in between.
     */
    private static final int AT_ONCE = 1024;

    private final Answers answers;
    private final BiConsumer<Integer, Integer> progress;
    private final Map<Position, Integer> shortWins = new HashMap<>();
    private final List<Map<Position, Move>> layers = new ArrayList<>();
    private int leftOut;

    /** Provides the moves that keep the win. */
    @FunctionalInterface
    interface Answers {
        /** {@return a move that wins within this many plies; empty if none was found} */
        Optional<Move> to(Position position, int within);
    }

    /**
     * Creates a finder that uses a solver's knowledge.
     *
     * @param progress receives the number of plies completed and the number of moves found
     */
    public StrategyFinder(Solver solver, BiConsumer<Integer, Integer> progress) {
        this(solver::winningMove, progress);
    }

    StrategyFinder(Answers answers, BiConsumer<Integer, Integer> progress) {
        this.answers = answers;
        this.progress = progress;
    }

    /**
     * {@return how {@code winner} wins {@code start}; empty if the solver was stopped}
     *
     * @param winner the side that the solver has proven to win
     * @param within number of plies within which it is proven to win, or {@link Solver#ANY_PLIES}
     */
    public Optional<FoundStrategy> find(Position start, Side winner, int within) {
        leftOut = ShortWins.length(start);
        boolean losersMove = start.toMove() != winner;
        Set<Position> layer = losersMove ? afterAnyMove(List.of(start)) : Set.of(start.canonical());
        int plies = losersMove ? 1 : 0;
        int moves = 0;
        while (!layer.isEmpty()) {
            Optional<Map<Position, Move>> answers = answers(layer, within - plies);
            if (answers.isEmpty()) {
                return Optional.empty();
            }
            layers.add(answers.get());
            layer = afterAnyMove(after(answers.get()));
            plies += 2;
            moves += answers.get().size();
            progress.accept(plies, moves);
        }
        Map<Position, ProvenWin> wins = wins();
        int longest = losersMove ? longestAfter(start, wins) + 1 : plies(start.canonical(), wins);
        return Optional.of(new FoundStrategy(start, winner, longest, leftOut, wins));
    }

    private Optional<Map<Position, Move>> answers(Set<Position> layer, int within) {
        Map<Position, Move> found = new LinkedHashMap<>();
        List<Position> positions = List.copyOf(layer);
        for (int from = 0; from < positions.size(); from += AT_ONCE) {
            List<Position> some = positions.subList(from, Math.min(from + AT_ONCE, positions.size()));
            if (!answer(some, within, found)) {
                return Optional.empty();
            }
        }
        return Optional.of(found);
    }

    /**
     * Adds the answers to positions. To look for short wins takes most of the time and needs no solver, so all
     * processors do it.
     *
     * @return whether the solver has found them all
     */
    private boolean answer(List<Position> positions, int within, Map<Position, Move> found) {
        List<Optional<ProvenWin>> wins = positions.parallelStream()
                .map(position -> new ShortWins(position).find(leftOut))
                .toList();
        for (int i = 0; i < positions.size(); i++) {
            Position position = positions.get(i);
            if (wins.get(i).isPresent()) {
                shortWins.put(position, wins.get(i).get().plies());
                continue;
            }
            Optional<Move> move = answers.to(position, within);
            if (move.isEmpty()) {
                return false;
            }
            found.put(position, move.get());
        }
        return true;
    }

    private static List<Position> after(Map<Position, Move> answers) {
        List<Position> after = new ArrayList<>();
        answers.forEach((position, move) -> after.add(position.play(move).after()));
        return after;
    }

    /**
     * Computes the lengths of all wins, last layers first, because the length of a win depends on those after each
     * reply.
     */
    private Map<Position, ProvenWin> wins() {
        Map<Position, ProvenWin> wins = new LinkedHashMap<>();
        for (int i = layers.size() - 1; i >= 0; i--) {
            layers.get(i).forEach((position, move) -> {
                int plies = 2 + longestAfter(position.play(move).after(), wins);
                wins.put(position, new ProvenWin(move, plies));
            });
        }
        return wins;
    }

    private int longestAfter(Position losersMove, Map<Position, ProvenWin> wins) {
        return losersMove.result().isPresent()
                ? -1
                : afterAnyMove(List.of(losersMove)).stream()
                        .mapToInt(position -> plies(position, wins))
                        .max()
                        .orElse(0);
    }

    private int plies(Position canonical, Map<Position, ProvenWin> wins) {
        Integer shortWin = shortWins.get(canonical);
        return shortWin != null ? shortWin : wins.get(canonical).plies();
    }

    /** {@return the positions after each of the loser's moves, except moves that end the game} */
    private static Set<Position> afterAnyMove(List<Position> positions) {
        Set<Position> after = new LinkedHashSet<>();
        for (Position position : positions) {
            for (Move move : position.legalMoves()) {
                Position next = position.play(move).after();
                if (next.result().isEmpty()) {
                    after.add(next.canonical());
                }
            }
        }
        return after;
    }
}
