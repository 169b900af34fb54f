package jump61.games.cubes;

import java.util.Arrays;
import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Side;
import jump61.game.TacticalState;

/**
 * The search state of Jump61, on bitboards. The spots of a square are stored as two bits that are 3 when the square is
 * critical, regardless of its number of neighbours: an inner square with one spot counts 0, an edge square 1, a corner
 * 2. So one more spot overflows a critical square, and a whole wave of topplings is a single addition of bit planes.
 * While the game is undecided, the result does not depend on the order of toppling; see {@link Cascade}.
 *
 * <p>Ownership is stored from the point of view of the side to move. Moves are square numbers.
 */
abstract sealed class CubesSearchState implements TacticalState permits OneWordState, SeveralWordState {
    /**
     * Minimum gain, in squares, for an explosion to count as a forcing move. With 1 or 5 instead, the program won fewer
     * games (docs/strength.md).
     */
    static final int LEAST_GAIN = 3;

    /** Distance, in squares, at which a cascade is twice as hard to see. */
    private static final double DISTANCE_THAT_DOUBLES = 4;

    /** Size of the largest board on which weights learned from proofs help, in squares (docs/solving.md). */
    private static final int LARGEST_WITH_WEIGHTS_FROM_PROOFS = 25;

    /** Initial capacity of the stack, in positions. */
    static final int POSITIONS = 32;

    /** Size of a position on the stack, in words. */
    private final int words;
    /** The base-2 logarithm of {@code words}. */
    private final int wordBits;

    private final int squares;
    /** How much harder each toppling is to follow than on the usual board, as a factor. */
    private final double crowding;

    private final int longestGame;
    private final CubesPosition root;
    private CubesEvaluation evaluation;

    long[] stack;
    int top;

    /** Number of moves played before {@code root}, according to its spots. */
    private final int earlierPlies;

    CubesSearchState(CubesPosition root, int words, CubesEvaluation evaluation) {
        this.root = root;
        this.evaluation = evaluation;
        Grid grid = Grid.of(root.size());
        this.squares = grid.squares();
        // On a smaller board, the share of the board that topples counts.
        this.crowding = Math.max(1, LevelsBySize.USUAL / squares);
        // Each move adds a spot, and a board on which every square is full cannot settle any more.
        this.longestGame = grid.capacity() - squares + 1;
        this.words = words;
        this.wordBits = Integer.numberOfTrailingZeros(words);
        this.earlierPlies = root.spots() - squares;
        this.stack = new long[words * POSITIONS];
    }

    /** Copies everything except the board. */
    CubesSearchState(CubesSearchState that) {
        this.root = that.root;
        this.evaluation = that.evaluation;
        this.squares = that.squares;
        this.crowding = that.crowding;
        this.longestGame = that.longestGame;
        this.words = that.words;
        this.wordBits = that.wordBits;
        this.earlierPlies = that.plies();
        this.stack = new long[words * POSITIONS];
    }

    /** {@return a state of {@code position}, of the type that fits its size} */
    static CubesSearchState of(CubesPosition position) {
        return of(position, EvaluationWeights.LEARNED);
    }

    /** Like {@link #of(CubesPosition)}, with another evaluation. */
    static CubesSearchState of(CubesPosition position, CubesEvaluation evaluation) {
        return switch (words(position.size())) {
            case 1 -> new OneWordState(position, evaluation);
            case 2 -> new TwoWordState(position, evaluation);
            default -> new ManyWordState(position, evaluation);
        };
    }

    /** {@return the number of words for the squares of a board, with complete rows in each} */
    static int words(BoardSize size) {
        int rowsInAWord = Long.SIZE / size.columns();
        return (size.rows() + rowsInAWord - 1) / rowsInAWord;
    }

    /** {@return the count of a square; 3 if it is critical, or overfull on a won board that was set up again} */
    static int count(CubesPosition position, CubesMove at) {
        int lacking = position.capacity(at) - position.spots(at);
        return Math.min(Math.max(0, 3 - lacking), 3);
    }

    /** {@return 1 for a square of the side to move, -1 for one of the other side, 0 for a neutral one} */
    static int owner(CubesPosition position, CubesMove at) {
        Optional<Side> owner = position.owner(at);
        return owner.map(side -> side == position.toMove() ? 1 : -1).orElse(0);
    }

    @Override
    public abstract CubesSearchState copy();

    @Override
    public final CubesSearchState untrained() {
        CubesSearchState copy = copy();
        copy.evaluation = EvaluationWeights.FROM_RESULTS;
        return copy;
    }

    @Override
    public final CubesSearchState forProofs() {
        CubesSearchState copy = copy();
        if (Math.min(root.size().rows(), root.size().columns()) == 2) {
            copy.evaluation = EvaluationWeights.FROM_PROOFS_ON_TWO_ROWS;
        } else if (squares <= LARGEST_WITH_WEIGHTS_FROM_PROOFS) {
            copy.evaluation = EvaluationWeights.FROM_PROOFS;
        }
        return copy;
    }

    @Override
    public final int evaluate() {
        return CubesEvaluation.value(sum(evaluation), plies(), squares);
    }

    @Override
    public final boolean canBeDrawn() {
        return false;
    }

    /** {@return the sum of an evaluation's weights for this position} */
    abstract long sum(CubesEvaluation by);

    /** {@return the explosions of the current line} */
    abstract Explosions explosions();

    /** {@return the best explosion of the side to move, as a {@link Explosions#rank}} */
    final int bestExplosion() {
        int position = top >> wordBits;
        return explosions().best(position, position & 1);
    }

    /** {@return the best explosion of the other side, if it were to move, as a {@link Explosions#rank}} */
    final int bestExplosionOfOther() {
        int position = top >> wordBits;
        return explosions().best(position, ~position & 1);
    }

    /** {@return an evaluation's sum for the best explosions of both sides} */
    final long explosions(CubesEvaluation by) {
        int other = by.weighsExplosionsOfOther() ? Explosions.gain(bestExplosionOfOther()) : 0;
        return by.explosions(Explosions.gain(bestExplosion()), other);
    }

    /** {@return the number of squares that toppled in the last {@link #play}} */
    abstract int toppledSquares();

    /** {@return whether one more spot on this square makes it topple} */
    abstract boolean isCritical(int square);

    /**
     * Returns the effort of seeing a move. A cascade is harder to follow the more squares topple and the further away
     * it begins; a spot that stays on its square needs no effort.
     */
    @Override
    public final double effort(int move, int attention) {
        if (!isCritical(move)) {
            return 0;
        }
        play(move);
        int toppled = toppledSquares();
        undo();
        CubesMove at = root.move(move);
        CubesMove from = root.move(attention);
        int distance = Math.abs(at.row() - from.row()) + Math.abs(at.column() - from.column());
        return toppled * crowding * (1 + distance / DISTANCE_THAT_DOUBLES);
    }

    /** Returns true: it is easy to see which squares can be chosen, but hard to see where a cascade ends. */
    @Override
    public final boolean hidesEffects() {
        return true;
    }

    @Override
    public final double ease(Level level) {
        return LevelsBySize.ease(level, squares);
    }

    @Override
    public final double nodesShare(Level level) {
        return LevelsBySize.nodesShare(level, squares);
    }

    /** Returns a winning move. Early in a game there are too few spots to take all squares. */
    @Override
    public final int winningMove() {
        int foreign = squares - owned();
        if (foreign <= plies() + 1 && allWin() && forcingMoveWins()) {
            return Explosions.square(bestExplosion());
        }
        return foreign == 1 ? lastNeutral() : -1;
    }

    /** {@return the number of squares of the side to move} */
    abstract int owned();

    /**
     * {@return whether the side to move wins by adding a spot to each of its critical squares; more spots never conquer
     * less}
     */
    abstract boolean allWin();

    /**
     * {@return the only square that the side to move lacks, if it is neutral and the other side has none; otherwise -1}
     * This is only possible on a board that was set up; in play, the opponent owns the square of its last move.
     */
    abstract int lastNeutral();

    @Override
    public final int forcingMove() {
        int best = bestExplosion();
        return Explosions.gain(best) >= LEAST_GAIN ? Explosions.square(best) : QUIET;
    }

    @Override
    public final boolean forcingMoveWins() {
        return Explosions.gain(bestExplosion()) == Explosions.ALL;
    }

    /** {@return the number of moves since the start of the game} */
    final int plies() {
        return earlierPlies + (top >> wordBits);
    }

    /**
     * Makes room on the stack for one position above the current one.
     *
     * @return where the current position begins
     */
    final int push() {
        int at = top;
        top += words;
        if (top + words > stack.length) {
            stack = Arrays.copyOf(stack, stack.length * 2);
            explosions().reserve(stack.length >> wordBits);
        }
        explosions().forget(top >> wordBits);
        return at;
    }

    /**
     * Returns to the previous position.
     *
     * @return where it begins
     */
    final int pop() {
        top -= words;
        return top;
    }

    /** {@return the number of words of a position on the stack} */
    final int positionWords() {
        return words;
    }

    /** {@return the number of squares} */
    final int squares() {
        return squares;
    }

    final CubesPosition root() {
        return root;
    }

    @Override
    public final int maxMoves() {
        return squares;
    }

    @Override
    public final int maxPlies() {
        // A won board that was set up again may hold more spots than can ever settle: then the next move ends the game.
        return Math.max(1, longestGame - earlierPlies);
    }

    @Override
    public final int encode(Move move) {
        return root.square((CubesMove) move);
    }

    @Override
    public final CubesMove decode(int move) {
        return root.move(move);
    }

    /** Combines four words into a well-mixed one. */
    static long mix(long a, long b, long c, long d) {
        long mixed = a * 0x9E3779B97F4A7C15L
                ^ Long.rotateLeft(b * 0xC2B2AE3D27D4EB4FL, 16)
                ^ Long.rotateLeft(c * 0x165667B19E3779F9L, 32)
                ^ Long.rotateLeft(d * 0xD6E8FEB86659FD93L, 48);
        mixed = (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
        return mixed ^ mixed >>> 32;
    }

    /**
     * Keeps the strength of each level, relative to its neighbours, the same on every board as on the usual one. All
     * numbers come from matches (docs/strength.md).
     */
    static final class LevelsBySize {
        /** Size of the usual board, in squares. */
        static final double USUAL = 36;

        /** Below this size, in squares, beginners see most at a glance and need less ease; experts search less. */
        private static final double FEW = 25;

        /** On a board with few squares, a beginner's ease is this power of its size relative to {@link #FEW}. */
        private static final double EASE_OF_A_BEGINNER_ON_FEW = 1.2;

        /** Above this size, in squares, beginners need even more ease than on other large boards. */
        private static final double MANY = 81;

        /** There, a beginner's ease also grows with this power of the size, up to a board of 10×10. */
        private static final double EASE_OF_A_BEGINNER_ON_MANY = 4;

        private static final int LARGEST_COUNTED = 100;

        /** Above this size, in squares, up to 10×10, experts and masters search less, because each node counts more. */
        private static final double LARGE = 64;

        /** An expert's nodes are divided by this power of the size of a large board relative to {@link #LARGE}. */
        private static final double NODES_OF_AN_EXPERT = 1.9;
        /** The same for a master. */
        private static final double NODES_OF_A_MASTER = 2.6;

        private LevelsBySize() {}

        /**
         * {@return how easily a person at a level sees and judges moves on a board of this many squares}
         *
         * <p>The value is higher above the usual size. There, a person has more moves and longer cascades to choose
         * from, in more turns, and mistakes at the same rate would add up to weaker play. On the smallest boards it is
         * lower for beginners, the only level that was too strong there.
         */
        static double ease(Level level, int squares) {
            double larger = Math.max(1, squares / USUAL);
            return switch (level) {
                case BEGINNER -> easeOfABeginner(larger, squares);
                case IMPROVER -> Math.pow(larger, 1.5);
                case CASUAL -> Math.pow(larger, 2.5);
                case CLUB -> larger;
                // These levels do not overlook moves.
                case STRONG, EXPERT, MASTER, GRANDMASTER -> 1;
            };
        }

        private static double easeOfABeginner(double larger, int squares) {
            return squares < FEW
                    ? Math.pow(squares / FEW, EASE_OF_A_BEGINNER_ON_FEW)
                    : Math.pow(larger, 2.3) * Math.pow(above(MANY, squares), EASE_OF_A_BEGINNER_ON_MANY);
        }

        /** {@return the share of its usual nodes that a level searches on a board of this many squares} */
        static double nodesShare(Level level, int squares) {
            return switch (level) {
                case EXPERT -> Math.min(1, squares / FEW) * Math.pow(above(LARGE, squares), -NODES_OF_AN_EXPERT);
                case MASTER -> Math.pow(above(LARGE, squares), -NODES_OF_A_MASTER);
                // The first four are limited by plies, Strong hardly looks ahead, and full strength takes all the nodes
                // it can get.
                case BEGINNER, IMPROVER, CASUAL, CLUB, STRONG, GRANDMASTER -> 1;
            };
        }

        /** {@return the ratio of a board's squares, counting at most 10×10, to {@code size}; at least 1} */
        private static double above(double size, int squares) {
            return Math.max(1, Math.min(squares, LARGEST_COUNTED) / size);
        }
    }
}
