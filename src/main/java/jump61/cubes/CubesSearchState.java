package jump61.cubes;

import java.util.Arrays;
import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.Side;
import jump61.game.TacticalState;

/**
 * The search state of Jump61, on bitboards. The spots of a square are stored as two bits that are 3 when the square is
 * critical, whatever its number of neighbours: an inner square with one spot counts 0, an edge square 1, a corner 2. So
 * one more spot overflows a critical square, and a whole wave of topplings is a single addition of bit planes. While
 * the game is undecided, the result does not depend on the order of toppling; see {@link Cascade}.
 *
 * <p>Ownership is stored from the point of view of the side to move. Moves are square numbers.
 */
abstract sealed class CubesSearchState implements TacticalState permits OneWordState, SeveralWordState {
    /** An explosion that gains fewer squares is no forcing move: 1 and 5 instead won fewer games (docs/strength.md). */
    static final int LEAST_GAIN = 3;

    /** What {@link #explode} says of a move that wins at once. */
    static final int ALL = Integer.MAX_VALUE;

    /** A cascade so many squares away is twice as hard to see. */
    private static final double DISTANCE_THAT_DOUBLES = 4;

    /** On a board with fewer squares, a cascade counts by its share of the board. */
    private static final double SQUARES_OF_A_USUAL_BOARD = 36;

    /** How many positions the stack has room for at first. */
    private static final int POSITIONS = 32;

    /** What remains on the stack of an earlier position lies this many words below. */
    private final int words;
    /** The logarithm of {@code words}. */
    private final int wordBits;

    private final int squares;
    /** How much harder each toppling is to follow than on the usual board. */
    private final double crowding;

    private final int longestGame;
    private final CubesPosition root;
    final Evaluation evaluation;

    long[] stack;
    int top;

    /** Where {@link #explode} found its best explosion. */
    int exploding;

    private boolean looked;
    private int bestGain;
    private int bestMove;

    /** Moves played before {@code root}, as its spots tell. */
    private final int earlierPlies;

    CubesSearchState(CubesPosition root, int words, Evaluation evaluation) {
        this.root = root;
        this.evaluation = evaluation;
        Grid grid = Grid.of(root.size());
        this.squares = grid.squares();
        this.crowding = Math.max(1, SQUARES_OF_A_USUAL_BOARD / squares);
        // Each move adds a spot, and a board on which every square is full cannot settle any more.
        this.longestGame = grid.capacity() - squares + 1;
        this.words = words;
        this.wordBits = Integer.numberOfTrailingZeros(words);
        this.earlierPlies = root.spots() - squares;
        this.stack = new long[words * POSITIONS];
    }

    /** Copies all but the board. */
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

    /** {@return a state of {@code position}, of the kind that fits its size} */
    static CubesSearchState of(CubesPosition position) {
        return of(position, EvaluationWeights.LEARNED);
    }

    /** Like {@link #of(CubesPosition)}, with another evaluation. */
    static CubesSearchState of(CubesPosition position, Evaluation evaluation) {
        return switch (words(position.size())) {
            case 1 -> new OneWordState(position, evaluation);
            case 2 -> new TwoWordState(position, evaluation);
            default -> new ManyWordState(position, evaluation);
        };
    }

    /** {@return how many words hold the squares of a board, whole rows in each} */
    static int words(BoardSize size) {
        int rowsInAWord = Long.SIZE / size.columns();
        return (size.rows() + rowsInAWord - 1) / rowsInAWord;
    }

    /** {@return the count of a square, 3 when critical, or when overfull on a won board that was set up anew} */
    static int count(CubesPosition position, CubesMove at) {
        int lacking = position.capacity(at.row(), at.column()) - position.spots(at.row(), at.column());
        return Math.min(Math.max(0, 3 - lacking), 3);
    }

    /** {@return 1 for a square of the side to move, -1 for one of the other, 0 for a neutral one} */
    static int owner(CubesPosition position, CubesMove at) {
        Optional<Side> owner = position.owner(at.row(), at.column());
        return owner.map(side -> side == position.toMove() ? 1 : -1).orElse(0);
    }

    @Override
    public final int evaluate() {
        return Evaluation.value(sum(evaluation), plies(), squares);
    }

    /** {@return the sum of the weights by which an evaluation counts this position} */
    abstract int sum(Evaluation by);

    /**
     * Looks for the explosion that gains the side to move the most, and leaves it in {@link #exploding}.
     *
     * @return the squares it gains plus those the other side loses; {@link #ALL} if it wins; 0 if nothing explodes
     */
    abstract int explode();

    /** {@return the same as {@link #explode}, which is asked once for each position} */
    final int bestGain() {
        if (!looked) {
            looked = true;
            bestGain = explode();
            bestMove = exploding;
        }
        return bestGain;
    }

    /** To be called whenever the position has changed. */
    final void changed() {
        looked = false;
    }

    /** {@return how many squares toppled in the last {@link #play}, if it made any topple} */
    abstract int toppledSquares();

    /** {@return whether a spot more on this square makes it topple} */
    abstract boolean isCritical(int square);

    /**
     * The more squares topple, and the further away it begins, the harder it is to follow; a spot that stays is not.
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

    /** Early in a game there are too few spots to take so many squares. */
    @Override
    public final int winningMove() {
        int foreign = squares - owned();
        if (foreign <= plies() + 1 && allWin() && bestGain() == ALL) {
            return bestMove;
        }
        return foreign == 1 ? lastNeutral() : -1;
    }

    /** {@return how many squares the side to move owns} */
    abstract int owned();

    /** {@return whether a spot on each critical square of the side to move wins; more spots never conquer less} */
    abstract boolean allWin();

    /**
     * {@return the one square that the side to move lacks, if it is neutral and the other side has none; or -1} A board
     * set up by hand may lack only that; in play the opponent owns where it moved last.
     */
    abstract int lastNeutral();

    @Override
    public final int forcingMove() {
        return bestGain() >= LEAST_GAIN ? bestMove : QUIET;
    }

    @Override
    public final boolean forcingMoveWins() {
        return bestGain == ALL;
    }

    /** {@return moves played since the start of the game} */
    final int plies() {
        return earlierPlies + (top >> wordBits);
    }

    /** {@return where the current position begins} Makes room on the stack for one position above it. */
    final int push() {
        int at = top;
        top += words;
        if (top + words > stack.length) {
            stack = Arrays.copyOf(stack, stack.length * 2);
        }
        return at;
    }

    /** {@return where the position before begins, which is the one now again} */
    final int pop() {
        top -= words;
        return top;
    }

    /** {@return how many squares the board has} */
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
        // A won board that was set up anew may hold more spots than can ever settle: then the next move ends the game.
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

    /** Spreads the bits of four words over one. */
    static long mix(long a, long b, long c, long d) {
        long mixed = a * 0x9E3779B97F4A7C15L
                ^ Long.rotateLeft(b * 0xC2B2AE3D27D4EB4FL, 16)
                ^ Long.rotateLeft(c * 0x165667B19E3779F9L, 32)
                ^ Long.rotateLeft(d * 0xD6E8FEB86659FD93L, 48);
        mixed = (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
        return mixed ^ mixed >>> 32;
    }
}
