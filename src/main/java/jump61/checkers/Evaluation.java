package jump61.checkers;

/**
 * Estimates who will have the higher score, in hundredths of a man. All weights were fitted to the results of games of
 * the program against itself by logistic regression (docs/checkers.md tells how); they differ between opening and
 * ending, because towards the end men count less than kings and the turn to move.
 */
final class Evaluation {
    private static final int SLIDE = TaperedScore.of(52, -9);
    private static final int SAFE_SLIDE = TaperedScore.of(-3, 27);
    private static final int JUMPER = TaperedScore.of(14, 26);
    private static final int SAFE_JUMP = TaperedScore.of(16, 5);
    private static final int SAFE_JUMP_AT_HAND = TaperedScore.of(47, 79);
    private static final int SUPPORT = TaperedScore.of(45, 12);
    private static final int RUNNER = TaperedScore.of(-28, 67);
    private static final int RUNNER_ROW = TaperedScore.of(1, -18);

    /** The result of {@link #of} if the side to move cannot move; the score decides then. */
    static final int STUCK = Integer.MIN_VALUE;

    /** With more men than this on the board there are hardly any runners. */
    private static final int MEN_WHEN_RUNNERS_COUNT = 14;

    private static final int LAST_ROW = Board.SIZE - 1;
    private static final long DARK = 0xAA55_AA55_AA55_AA55L;
    private static final long NOT_COLUMN_0 = 0xFEFE_FEFE_FEFE_FEFEL;
    private static final long NOT_COLUMN_7 = 0x7F7F_7F7F_7F7F_7F7FL;

    private Evaluation() {}

    /**
     * {@return the estimate for the side to move; {@link #STUCK} if it cannot move}
     *
     * <p>For each side, the board is turned so that it moves down. {@code places} is the sum of {@link PieceSquareTable} for
     * the side to move.
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

    /** The same for the side not to move, which cannot jump right now. */
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

    /** {@return how often a man stands diagonally behind another, where it keeps it from being jumped} */
    private static int supports(long own) {
        long men = own & ~Board.RED_CROWNS;
        return Long.bitCount(men & (men & NOT_COLUMN_0) << 7) + Long.bitCount(men & (men & NOT_COLUMN_7) << 9);
    }

    /**
     * {@return the squares where no opposing man can jump a man at once that came there by a step down to the left}
     *
     * <p>The square behind it is empty then, whether it was left or its piece taken; so a man straight ahead can jump.
     */
    private static long safeWhenGoneLeft(long own, long other) {
        long men = other & ~Board.WHITE_CROWNS;
        long emptyLeftAbove = (~(own | other) & DARK & NOT_COLUMN_7) << 9;
        return ~(men >>> 7 & NOT_COLUMN_0) & ~(men >>> 9 & NOT_COLUMN_7 & emptyLeftAbove);
    }

    /** Likewise for a step down to the right. */
    private static long safeWhenGoneRight(long own, long other) {
        long men = other & ~Board.WHITE_CROWNS;
        long emptyRightAbove = (~(own | other) & DARK & NOT_COLUMN_0) << 7;
        return ~(men >>> 9 & NOT_COLUMN_7) & ~(men >>> 7 & NOT_COLUMN_0 & emptyRightAbove);
    }

    /** Runners are men that no opposing man can meet any more, and whose way to the far row is open. */
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

    /** {@return the squares from which a way down past the opposing pieces leads to an open square of the far row} */
    private static long canReachFarRow(long own, long other) {
        long reach = 0;
        for (long rank = Board.RED_CROWNS & ~own & ~other; rank != 0; ) {
            rank = ((rank & NOT_COLUMN_0) >>> 9 | (rank & NOT_COLUMN_7) >>> 7) & ~other;
            reach |= rank;
        }
        return reach;
    }
}
