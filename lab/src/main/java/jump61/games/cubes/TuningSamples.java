package jump61.games.cubes;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import jump61.engine.PlainSearch;
import jump61.engine.Score;
import jump61.game.Move;

/**
 * Positions near games of the program against itself, with the counts of their evaluation features and the results of a
 * search.
 */
final class TuningSamples {
    private static final double RANDOM_MOVES = 0.1;
    /** Maximum number of random moves away from a game: the positions that a search meets are like these. */
    private static final int MOST_MOVES_ASIDE = 3;

    private static final int TURNS_BETWEEN_SAMPLES = 3;

    /** Above this score, in hundredths, there is little to learn from a game, and most games are abandoned. */
    private static final int CLEAR = 350;

    private static final int KEPT_IF_CLEAR = 4;

    private static final int NODES_OF_A_MOVE = 600;
    private static final int NODES_OF_A_SAMPLE = 8_000;

    private final CubesEvaluation evaluation;
    private final Random random;
    private final int[] sizes;
    private final PlainSearch search = new PlainSearch();
    private final List<Sample> samples = new ArrayList<>();

    /**
     * Creates a source of samples.
     *
     * @param sizes the board sizes, each as often as it should be played
     */
    TuningSamples(CubesEvaluation evaluation, int[] sizes, long seed) {
        this.evaluation = evaluation;
        this.sizes = sizes.clone();
        this.random = new Random(seed);
    }

    /** {@return at least this many samples} */
    List<Sample> collect(int number) {
        while (samples.size() < number) {
            playOne(sizes[random.nextInt(sizes.length)]);
        }
        return samples;
    }

    private void playOne(int size) {
        CubesPosition at = CubesPosition.start(size);
        int opening = random.nextInt(size * size);
        for (int ply = 0; at.result().isEmpty(); ply++) {
            Move move = anyMove(at);
            if (ply >= opening) {
                CubesSearchState state = CubesSearchState.of(at, evaluation);
                PlainSearch.Found found = search.search(state, NODES_OF_A_MOVE);
                if (isClear(found.score()) && random.nextInt(KEPT_IF_CLEAR) > 0) {
                    return;
                }
                if (random.nextInt(TURNS_BETWEEN_SAMPLES) == 0) {
                    judge(aside(at));
                }
                move = random.nextDouble() < RANDOM_MOVES ? move : state.decode(found.move());
            }
            at = (CubesPosition) at.play(move).after();
        }
    }

    private static boolean isClear(Score score) {
        return Math.abs(score.value()) > CLEAR;
    }

    private Move anyMove(CubesPosition position) {
        List<Move> moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    /** {@return a position a few random moves from another} */
    private CubesPosition aside(CubesPosition from) {
        CubesPosition at = from;
        for (int left = random.nextInt(MOST_MOVES_ASIDE + 1);
                left > 0 && at.result().isEmpty();
                left--) {
            at = (CubesPosition) at.play(anyMove(at)).after();
        }
        return at;
    }

    /** Adds a sample, unless nothing needs to be estimated. */
    private void judge(CubesPosition position) {
        if (position.result().isPresent()) {
            return;
        }
        CubesSearchState state = CubesSearchState.of(position, evaluation);
        if (state.winningMove() < 0) {
            samples.add(
                    sample(state, chance(search.search(state, NODES_OF_A_SAMPLE).score())));
        }
    }

    private static float chance(Score score) {
        if (score.isWin() || score.isLoss()) {
            return score.isWin() ? 1 : 0;
        }
        return (float) (1 / (1 + Math.exp(-score.value() / 100.0)));
    }

    /** Counts the features at the end of the quiescence search, because that is what the search evaluates. */
    private static Sample sample(CubesSearchState state, float chance) {
        boolean changesSides = goToQuiet(state) % 2 == 1;
        return Sample.of(state, changesSides ? 1 - chance : chance);
    }

    /**
     * Plays the explosions expected by the quiescence search.
     *
     * @return how many
     */
    private static int goToQuiet(CubesSearchState state) {
        int stand = state.evaluate();
        int move = state.forcingMove();
        if (move == CubesSearchState.QUIET || state.forcingMoveWins()) {
            return 0;
        }
        state.play(move);
        int deeper = goToQuiet(state);
        int value = deeper % 2 == 0 ? -state.evaluate() : state.evaluate();
        if (value > stand && state.outcome() == jump61.game.SearchState.OPEN) {
            return 1 + deeper;
        }
        for (int i = 0; i <= deeper; i++) {
            state.undo();
        }
        return 0;
    }
}
