package jump61.games.checkers;

import jump61.game.Level;
import jump61.game.Move;
import jump61.game.SearchState;
import jump61.game.Side;

/**
 * The search state of Checkers, on bitboards. Each ply has its own array slots, so undoing a move only decrements an
 * index. A move's number is 8·square + direction, with directions numbered as in {@link MoveMasks}, or {@link
 * #CANNOT_MOVE}.
 */
final class CheckersSearchState implements SearchState {
    private static final int CANNOT_MOVE = 8 * 64;
    /** At most 12 men with two slides or jumps each. */
    private static final int MAX_MOVES = 24;

    /** The estimate for a side that leads when the side to move cannot move: as good as a win. */
    private static final int STUCK = 10_000;

    private static final double EASE_WITHOUT_REPLIES = 2;

    private final long[] reds;
    private final long[] whites;
    /** The same boards rotated by 180 degrees, so that White moves down. */
    private final long[] redsTurned;

    private final long[] whitesTurned;
    /** Sums of {@link PieceSquareTable}. */
    private final int[] places;

    private final int maxPlies;
    private int ply;
    private boolean redToMove;
    private boolean stopped;

    CheckersSearchState(CheckersPosition position) {
        this(position.board(), position.toMove() == Side.FIRST, position.isStopped());
    }

    private CheckersSearchState(Board board, boolean redToMove, boolean stopped) {
        maxPlies = pliesLeft(board);
        reds = new long[maxPlies + 1];
        whites = new long[maxPlies + 1];
        redsTurned = new long[maxPlies + 1];
        whitesTurned = new long[maxPlies + 1];
        redsTurned[0] = Long.reverse(board.red());
        whitesTurned[0] = Long.reverse(board.white());
        places = new int[maxPlies + 1];
        places[0] = PieceSquareTable.sum(board);
        reds[0] = board.red();
        whites[0] = board.white();
        this.redToMove = redToMove;
        this.stopped = stopped;
    }

    /**
     * Returns an upper bound on the plies left. Every move takes a man at least one row forward; the last may be {@link
     * #CANNOT_MOVE}.
     */
    private static int pliesLeft(Board board) {
        int plies = 1;
        for (int row = 0; row < Board.SIZE; row++) {
            plies += (Board.SIZE - 1 - row) * Long.bitCount(board.red() >>> Board.SIZE * row & 0xFF);
            plies += row * Long.bitCount(board.white() >>> Board.SIZE * row & 0xFF);
        }
        return plies;
    }

    @Override
    public int legalMoves(int[] buffer, int from) {
        if (over()) {
            return from;
        }
        int first = redToMove ? 0 : 4;
        long own = own();
        long other = other();
        int to = from;
        // Jumps come first, because they are most likely to be the best moves.
        for (int direction = first + 3; direction >= first; direction--) {
            for (long men = MoveMasks.movable(direction, own, other); men != 0; men &= men - 1) {
                buffer[to++] = Long.numberOfTrailingZeros(men) << 3 | direction;
            }
        }
        if (to == from) {
            buffer[to++] = CANNOT_MOVE;
        }
        return to;
    }

    @Override
    public int maxMoves() {
        return MAX_MOVES;
    }

    @Override
    public int maxPlies() {
        return maxPlies;
    }

    @Override
    public void play(int move) {
        copyToNext();
        if (move == CANNOT_MOVE) {
            stopped = true;
        } else {
            step(move >>> 3, move & 7);
        }
        ply++;
        redToMove = !redToMove;
    }

    private void copyToNext() {
        reds[ply + 1] = reds[ply];
        whites[ply + 1] = whites[ply];
        redsTurned[ply + 1] = redsTurned[ply];
        whitesTurned[ply + 1] = whitesTurned[ply];
        places[ply + 1] = places[ply];
    }

    private void step(int from, int direction) {
        Side side = redToMove ? Side.FIRST : Side.SECOND;
        Side opponent = redToMove ? Side.SECOND : Side.FIRST;
        int to = MoveMasks.target(from, direction);
        long moved = 1L << from | 1L << to;
        // Shifts are modulo 64: bit -1 - n is square 63 - n.
        change(
                side,
                moved,
                1L << ~from | 1L << ~to,
                PieceSquareTable.worth(side, to) - PieceSquareTable.worth(side, from));
        if (MoveMasks.isJump(direction)) {
            int passed = MoveMasks.passed(from, direction);
            change(opponent, 1L << passed, 1L << ~passed, -PieceSquareTable.worth(opponent, passed));
        }
    }

    private void change(Side side, long squares, long turned, int gain) {
        if (side == Side.FIRST) {
            reds[ply + 1] ^= squares;
            redsTurned[ply + 1] ^= turned;
        } else {
            whites[ply + 1] ^= squares;
            whitesTurned[ply + 1] ^= turned;
        }
        places[ply + 1] += gain;
    }

    @Override
    public void undo() {
        ply--;
        redToMove = !redToMove;
        stopped = false;
    }

    @Override
    public long hash() {
        // White's pieces are shifted to the light squares next to Red's. This gives one exact number for the board,
        // which is then hashed.
        long white = whites[ply];
        long board = reds[ply] | (white & 0x00FF_00FF_00FF_00FFL) << 1 | (white & 0xFF00_FF00_FF00_FF00L) >>> 1;
        long key = board ^ (redToMove ? 0x9E37_79B9_7F4A_7C15L : 0) ^ (stopped ? 0xD1B5_4A32_D192_ED03L : 0);
        key = (key ^ key >>> 32) * 0xD6E8_FEB8_6659_FD93L;
        key = (key ^ key >>> 32) * 0xD6E8_FEB8_6659_FD93L;
        return key ^ key >>> 32;
    }

    @Override
    public int outcome() {
        return over() ? Integer.signum(lead()) : OPEN;
    }

    @Override
    public int evaluate() {
        long red = reds[ply];
        long white = whites[ply];
        int estimate = redToMove
                ? CheckersEvaluation.of(places[ply], red, white, whitesTurned[ply], redsTurned[ply])
                : CheckersEvaluation.of(-places[ply], whitesTurned[ply], redsTurned[ply], red, white);
        return estimate == CheckersEvaluation.STUCK ? STUCK * Integer.signum(lead()) : estimate;
    }

    /** {@return the score of the side to move minus the opponent's} */
    int lead() {
        long red = reds[ply];
        long white = whites[ply];
        int lead = Long.bitCount(red)
                + Long.bitCount(red & Board.RED_CROWNS)
                - Long.bitCount(white)
                - Long.bitCount(white & Board.WHITE_CROWNS);
        return redToMove ? lead : -lead;
    }

    private boolean over() {
        return stopped
                || (reds[ply] & Board.RED_CROWNS) == Board.RED_CROWNS
                || (whites[ply] & Board.WHITE_CROWNS) == Board.WHITE_CROWNS;
    }

    private long own() {
        return redToMove ? reds[ply] : whites[ply];
    }

    private long other() {
        return redToMove ? whites[ply] : reds[ply];
    }

    /**
     * Returns the effort of seeing a move: a move far from the player's focus is easily overlooked, a quiet step more
     * easily than a capture.
     */
    @Override
    public double effort(int move, int attention) {
        if (move == CANNOT_MOVE || attention == CANNOT_MOVE) {
            return 0;
        }
        int at = move >>> 3;
        int from = attention >>> 3;
        int rows = Math.abs(at / Board.SIZE - from / Board.SIZE);
        int columns = Math.abs(at % Board.SIZE - from % Board.SIZE);
        return Math.max(rows, columns) * (MoveMasks.isJump(move & 7) ? 1 : 2) / 2.0;
    }

    /**
     * Returns more for level 1, which does not think of replies. Such a player loses every man that can be taken, and
     * so is easy to beat despite seeing and judging moves well.
     */
    @Override
    public double ease(Level level) {
        return level == Level.BEGINNER ? EASE_WITHOUT_REPLIES : 1;
    }

    @Override
    public int encode(Move move) {
        CheckersMove step = (CheckersMove) move;
        return step.isCannotMove() ? CANNOT_MOVE : step.from() << 3 | StepCheck.direction(step);
    }

    @Override
    public CheckersMove decode(int move) {
        return move == CANNOT_MOVE
                ? CheckersMove.CANNOT_MOVE
                : CheckersNotation.move(move >>> 3, MoveMasks.target(move >>> 3, move & 7));
    }

    @Override
    public CheckersSearchState copy() {
        return new CheckersSearchState(new Board(reds[ply], whites[ply]), redToMove, stopped);
    }
}
