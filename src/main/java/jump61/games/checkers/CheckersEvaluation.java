package jump61.games.checkers;

/**
 * Estimates the final difference in score, in hundredths of a man. All weights were fitted by logistic regression to
 * the results of the program's games against itself (docs/checkers.md explains how). They differ between opening and
 * ending, because towards the end men count less than kings and the turn to move do.
 */
final class CheckersEvaluation {
    static final int SLIDE = TaperedScore.of(52, -9);
    static final int SAFE_SLIDE = TaperedScore.of(-3, 27);
    static final int JUMPER = TaperedScore.of(14, 26);
    static final int SAFE_JUMP = TaperedScore.of(16, 5);
    static final int SAFE_JUMP_AT_HAND = TaperedScore.of(47, 79);
    static final int SUPPORT = TaperedScore.of(45, 12);
    static final int RUNNER = TaperedScore.of(-28, 67);
    static final int RUNNER_ROW = TaperedScore.of(1, -18);

    /** The result of {@link #of} if the side to move cannot move; the score then decides. */
    static final int STUCK = Integer.MIN_VALUE;

    /** Number of men above which there are hardly any runners. */
    private static final int MEN_WHEN_RUNNERS_COUNT = 14;

    private static final int LAST_ROW = Board.SIZE - 1;
    private static final long DARK = 0xAA55_AA55_AA55_AA55L;
    private static final long NOT_COLUMN_0 = 0xFEFE_FEFE_FEFE_FEFEL;
    private static final long NOT_COLUMN_7 = 0x7F7F_7F7F_7F7F_7F7FL;

    private CheckersEvaluation() {}

    /**
     * {@return the estimate for the side to move; {@link #STUCK} if it cannot move}
     *
     * <p>The board is given twice, turned so that one side moves down: the side to move in {@code own} and {@code
     * other}, the opponent in {@code otherTurned} and {@code ownTurned}.
     *
     * @param places the sum of {@link PieceSquareTable}, from the point of view of the side to move
     */
    static int of(int places, long own, long other, long otherTurned, long ownTurned) {
        long left = MoveMasks.movable(0, own, other);
        long right = MoveMasks.movable(1, own, other);
        long jumpLeft = MoveMasks.movable(2, own, other);
        long jumpRight = MoveMasks.movable(3, own, other);
        if ((left | right | jumpLeft | jumpRight) == 0) {
            return STUCK;
        }
        long safeLeft = safeWhenGoneLeft(own, other);
        long safeRight = safeWhenGoneRight(own, other);
        int safeJumps = Long.bitCount(jumpLeft << 14 & safeLeft) + Long.bitCount(jumpRight << 18 & safeRight);
        int sum = places
                + SLIDE * (Long.bitCount(left) + Long.bitCount(right))
                + SAFE_SLIDE * (Long.bitCount(left << 7 & safeLeft) + Long.bitCount(right << 9 & safeRight))
                + JUMPER * Long.bitCount(jumpLeft | jumpRight)
                + SAFE_JUMP * safeJumps
                + (safeJumps > 0 ? SAFE_JUMP_AT_HAND : 0)
                + SUPPORT * supports(own)
                - ofWaiting(otherTurned, ownTurned);
        int men = Long.bitCount(own & ~Board.RED_CROWNS) + Long.bitCount(otherTurned & ~Board.RED_CROWNS);
        if (men <= MEN_WHEN_RUNNERS_COUNT) {
            sum += ofRunners(own, other) - ofRunners(otherTurned, ownTurned);
        }
        return TaperedScore.at(men, sum);
    }

    /** Evaluates the side that is not to move and so cannot jump now. */
    private static int ofWaiting(long own, long other) {
        long left = MoveMasks.movable(0, own, other);
        long right = MoveMasks.movable(1, own, other);
        long jumpLeft = MoveMasks.movable(2, own, other);
        long jumpRight = MoveMasks.movable(3, own, other);
        long safeLeft = safeWhenGoneLeft(own, other);
        long safeRight = safeWhenGoneRight(own, other);
        return SLIDE * (Long.bitCount(left) + Long.bitCount(right))
                + SAFE_SLIDE * (Long.bitCount(left << 7 & safeLeft) + Long.bitCount(right << 9 & safeRight))
                + JUMPER * Long.bitCount(jumpLeft | jumpRight)
                + SAFE_JUMP * (Long.bitCount(jumpLeft << 14 & safeLeft) + Long.bitCount(jumpRight << 18 & safeRight))
                + SUPPORT * supports(own);
    }

    /** {@return the number of men diagonally behind another man, which they protect from being jumped} */
    private static int supports(long own) {
        long men = own & ~Board.RED_CROWNS;
        return Long.bitCount(men & (men & NOT_COLUMN_0) << 7) + Long.bitCount(men & (men & NOT_COLUMN_7) << 9);
    }

    /**
     * {@return the squares where a man that arrives by a step down to the left cannot be jumped at once}
     *
     * <p>The square behind it is then empty, because the man has left it or taken the piece there, so an opposing man
     * straight ahead can jump.
     */
    private static long safeWhenGoneLeft(long own, long other) {
        long men = other & ~Board.WHITE_CROWNS;
        long emptyLeftAbove = (~(own | other) & DARK & NOT_COLUMN_7) << 9;
        return ~(men >>> 7 & NOT_COLUMN_0) & ~(men >>> 9 & NOT_COLUMN_7 & emptyLeftAbove);
    }

    /** {@return the same for a step down to the right} */
    private static long safeWhenGoneRight(long own, long other) {
        long men = other & ~Board.WHITE_CROWNS;
        long emptyRightAbove = (~(own | other) & DARK & NOT_COLUMN_0) << 7;
        return ~(men >>> 9 & NOT_COLUMN_7) & ~(men >>> 7 & NOT_COLUMN_0 & emptyRightAbove);
    }

    /** Evaluates runners: men that no opposing man can meet any more, with a free path to the far row. */
    private static int ofRunners(long own, long other) {
        long runners = own & ~Board.RED_CROWNS & ~inFrontOf(other & ~Board.WHITE_CROWNS);
        if (runners == 0) {
            return 0;
        }
        runners &= canReachFarRow(own, other);
        int sum = RUNNER * Long.bitCount(runners);
        for (long rest = runners; rest != 0; rest &= rest - 1) {
            sum += RUNNER_ROW * (LAST_ROW - Long.numberOfTrailingZeros(rest) / Board.SIZE);
        }
        return sum;
    }

    /** {@return the squares above {@code men} that they might pass or attack on their way up} */
    private static long inFrontOf(long men) {
        long ahead = 0;
        for (long rank = men; rank != 0; ) {
            rank = (rank & NOT_COLUMN_0) >>> 9 | (rank & NOT_COLUMN_7) >>> 7;
            ahead |= rank;
        }
        return ahead;
    }

    /** {@return the squares from which a path down past the opposing pieces leads to a free square of the far row} */
    private static long canReachFarRow(long own, long other) {
        long reach = 0;
        for (long rank = Board.RED_CROWNS & ~own & ~other; rank != 0; ) {
            rank = ((rank & NOT_COLUMN_0) >>> 9 | (rank & NOT_COLUMN_7) >>> 7) & ~other;
            reach |= rank;
        }
        return reach;
    }
}
