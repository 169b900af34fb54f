package jump61.cubes;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import jump61.engine.Engine;
import jump61.engine.Level;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.Move;
import jump61.game.Position;

/** Positions from games of the program against itself, with the counts of their evaluation features and the winner. */
final class TuningSamples {
    /** Most positions estimated by a search are positions that nobody would play for, so random openings are long. */
    private static final double LONGEST_OPENING_PER_SQUARE = 1.2;

    private static final double RANDOM_MOVES = 0.1;

    private final WeightedGame game;
    private final Random random;
    private final int[] sizes;
    private final Engine engine = new Engine();
    private final Level level;
    private final List<Sample> samples = new ArrayList<>();

    /**
     * Creates a source of samples.
     *
     * @param sizes the board sizes, each as often as it is to be played
     */
    TuningSamples(Evaluation evaluation, int[] sizes, int level, long seed) {
        this.game = new WeightedGame(evaluation);
        this.sizes = sizes.clone();
        this.level = new Level(level);
        this.random = new Random(seed);
    }

    /**
     * The data of one position.
     *
     * @param counts the factor of each weight
     * @param stage from 0 for an empty board to 1 for a full one
     * @param won whether the side to move won the game
     */
    record Sample(short[] counts, float stage, boolean won) {}

    /** Plays games. {@return all samples so far} */
    List<Sample> play(int games) {
        for (int i = 0; i < games; i++) {
            playOne(sizes[random.nextInt(sizes.length)]);
        }
        return samples;
    }

    private void playOne(int size) {
        CubesPosition at = CubesPosition.start(size);
        List<CubesPosition> quiet = new ArrayList<>();
        int opening = random.nextInt((int) (LONGEST_OPENING_PER_SQUARE * size * size));
        for (int ply = 0; at.result().isEmpty(); ply++) {
            List<Move> moves = at.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            if (ply >= opening) {
                SearchResult result = engine.play(game.weighted(at), level, 0, SearchMonitor.NONE);
                if (result.score().isWin() || result.score().isLoss()) {
                    keep(quiet, result.score().isWin() == (at.toMove() == jump61.game.Side.FIRST));
                    return;
                }
                quiet.add(at);
                move = random.nextDouble() < RANDOM_MOVES ? move : result.best().orElseThrow();
            }
            at = (CubesPosition) at.play(move).after();
        }
    }

    private void keep(List<CubesPosition> positions, boolean redWon) {
        for (CubesPosition position : positions) {
            samples.add(sample(position, redWon == (position.toMove() == jump61.game.Side.FIRST)));
        }
    }

    /** The search evaluates the end of the quiescence search, so that is what is counted. */
    static Sample sample(CubesPosition position, boolean won) {
        CubesSearchState state = CubesSearchState.of(position);
        boolean changesSides = goToQuiet(state) % 2 == 1;
        short[] counts = new short[Evaluation.WEIGHTS];
        for (int i = 0; i < counts.length; i++) {
            int[] unit = new int[Evaluation.WEIGHTS];
            unit[i] = Evaluation.pack(1, 0);
            counts[i] = (short) state.sum(new Evaluation(unit));
        }
        int squares = position.size().squares();
        float stage = Evaluation.value(Evaluation.pack(0, 6400), state.plies(), squares) / 6400f;
        return new Sample(counts, stage, won != changesSides);
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

    /** {@return the position from which an engine's game would continue} */
    static Position weighted(Evaluation evaluation, CubesPosition position) {
        return new WeightedGame(evaluation).weighted(position);
    }
}
