package jump61.lab.proof;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Side;
import jump61.lab.proof.SearchedAnswers.WinningMoves;
import jump61.solver.ProofChecker;
import jump61.solver.Seal;
import jump61.solver.ShortWins;
import jump61.solver.Solver;
import jump61.solver.Strategy;

/**
 * Builds a strategy. It enumerates everything the losing side can do, two plies at a time, and asks the solver for each
 * reply.
 */
public final class StrategyFinder {
    /**
     * Number of positions asked about together: few enough that the search can be stopped, and its answers stored, every
     * few seconds.
     */
    private static final int AT_ONCE = 1024;

    private final WinningMoves winningMoves;
    private final BiConsumer<Integer, Integer> progress;
    /** The numbers of plies of the wins that are left out. */
    private final Map<Position, Integer> leftOutWins = new HashMap<>();

    private final List<Map<Position, Move>> layers = new ArrayList<>();
    private Optional<Path> file = Optional.empty();
    private Seal seal;
    private Consumer<IOException> trouble = problem -> {};
    private int listedPlies = Strategy.ALL_PLIES;
    private int leftOut;

    /**
     * Creates a finder that uses a solver's knowledge.
     *
     * @param progress receives the number of plies completed and the number of moves found
     */
    public StrategyFinder(Solver solver, BiConsumer<Integer, Integer> progress) {
        this(solver::winningMove, progress);
    }

    StrategyFinder(WinningMoves winningMoves, BiConsumer<Integer, Integer> progress) {
        this.winningMoves = winningMoves;
        this.progress = progress;
    }

    /**
     * Stores all answers in a file from now on, and uses those that an earlier process has stored there.
     *
     * @param file an answers file, or the name of one to be created
     * @param seal distinguishes them from answers written elsewhere
     * @param trouble receives the reason if the file cannot be used; the strategy is found nevertheless
     */
    public void keepIn(Path file, Seal seal, Consumer<IOException> trouble) {
        this.file = Optional.of(file);
        this.seal = seal;
        this.trouble = trouble;
    }

    /**
     * Makes strategies list no moves after this many plies, because a search can prove the rest again: the whole strategy
     * for a large board would be too large.
     *
     * @param plies at least 1
     */
    public void listOnly(int plies) {
        listedPlies = plies;
    }

    /**
     * {@return how {@code winner} wins {@code start}; empty if the solver was stopped}
     *
     * @param winner the side that the solver has proven to win
     * @param within number of plies within which it is proven to win, or {@link Solver#ANY_PLIES}
     */
    public Optional<FoundStrategy> find(Position start, Side winner, int within) {
        leftOut = ShortWins.length(start);
        SearchedAnswers searched = new SearchedAnswers(winningMoves, leftOut);
        String purpose = "Game: " + start.game().id() + "\nStart: " + start.notation() + "\nWinner: "
                + start.game().colour(winner).id() + "\nWithin: " + within + "\nLeft-out: " + leftOut + "\n";
        Optional<KeptAnswers> kept = file.flatMap(answers -> open(answers, purpose, searched));
        try {
            return find(start, winner, within, kept.isPresent() ? kept.get() : searched);
        } finally {
            kept.ifPresent(KeptAnswers::close);
        }
    }

    private Optional<KeptAnswers> open(Path answers, String purpose, Answers searched) {
        try {
            return Optional.of(KeptAnswers.open(answers, seal, purpose, searched, trouble));
        } catch (IOException unusable) {
            trouble.accept(unusable);
            return Optional.empty();
        }
    }

    private Optional<FoundStrategy> find(Position start, Side winner, int within, Answers answers) {
        boolean losersMove = start.toMove() != winner;
        Set<Position> layer = losersMove ? afterAnyMove(List.of(start)) : Set.of(start.canonical());
        int plies = losersMove ? 1 : 0;
        int moves = 0;
        while (!layer.isEmpty() && plies < listedPlies) {
            Optional<Map<Position, Move>> found = moves(layer, within - plies, answers);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            layers.add(found.get());
            layer = afterAnyMove(after(found.get()));
            plies += 2;
            moves += found.get().size();
            progress.accept(plies, moves);
        }
        int listed = layer.isEmpty() ? Strategy.ALL_PLIES : listedPlies;
        layer.forEach(position -> leftOutWins.put(position, ProofChecker.atMost(position)));
        Map<Position, ProvenWin> wins = wins();
        int longest = losersMove ? longestAfter(start, wins) + 1 : plies(start.canonical(), wins);
        return Optional.of(new FoundStrategy(start, winner, longest, leftOut, listed, wins));
    }

    /** {@return the winner's moves, except in short wins; empty if the search for them was stopped} */
    private Optional<Map<Position, Move>> moves(Set<Position> layer, int within, Answers answers) {
        Map<Position, Move> moves = new LinkedHashMap<>();
        List<Position> positions = List.copyOf(layer);
        for (int from = 0; from < positions.size(); from += AT_ONCE) {
            List<Position> some = positions.subList(from, Math.min(from + AT_ONCE, positions.size()));
            Optional<List<Answer>> found = answers.to(some, within);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            for (int i = 0; i < some.size(); i++) {
                Answer answer = found.get().get(i);
                if (answer.isShortWin()) {
                    leftOutWins.put(some.get(i), answer.shortWin());
                } else {
                    moves.put(some.get(i), answer.move());
                }
            }
        }
        return Optional.of(moves);
    }

    private static List<Position> after(Map<Position, Move> answers) {
        List<Position> after = new ArrayList<>();
        answers.forEach((position, move) -> after.add(position.play(move).after()));
        return after;
    }

    /**
     * Computes the lengths of all wins, starting with the last layers, because the length of a win depends on those after
     * each reply.
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
        Integer shortWin = leftOutWins.get(canonical);
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
