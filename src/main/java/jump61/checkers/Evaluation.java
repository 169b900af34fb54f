package jump61.checkers;

/**
 * Estimates who will have the higher score, in hundredths of a man. All weights were fitted to the results of games of
 * the program against itself by logistic regression (docs/checkers.md tells how); they differ between opening and ending,
 * as in the end not so much the men count as who is crowned and who must move.
 */
final class Evaluation {
    private static final int SLIDE = Stages.of(14, -14);
    private static final int SAFE_SLIDE = Stages.of(-9, 26);
    private static final int JUMP = Stages.of(19, 33);
    private static final int RUNNER = Stages.of(0, 59);
    private static final int RUNNER_ROW = Stages.of(-8, -18);
    private static final int JUMP_AT_HAND = Stages.of(8, 64);

    private static final int LAST_ROW = Board.SIZE - 1;
    private static final long DARK = 0xAA55_AA55_AA55_AA55L;
    private static final long NOT_COLUMN_0 = 0xFEFE_FEFE_FEFE_FEFEL;
    private static final long NOT_COLUMN_7 = 0x7F7F_7F7F_7F7F_7F7FL;

    private Evaluation() {}

    /**
     * {@return the estimate from Red's view}
     *
     * @param places what all pieces are worth where they stand, the sum of {@link Places}
     */
    static int ofRed(int places, long red, long white, boolean redToMove) {
        long turnedRed = Long.reverse(red);
        long turnedWhite = Long.reverse(white);
        long redJumpers = jumpers(red, white);
        long whiteJumpers = jumpers(turnedWhite, turnedRed);
        int sum = places + JUMP * (Long.bitCount(redJumpers) - Long.bitCount(whiteJumpers));
        sum += ofMoves(red, white) - ofMoves(turnedWhite, turnedRed);
        if (redToMove && redJumpers != 0) {
            sum += JUMP_AT_HAND;
        } else if (!redToMove && whiteJumpers != 0) {
            sum -= JUMP_AT_HAND;
        }
        long men = red & ~Board.RED_CROWNS | white & ~Board.WHITE_CROWNS;
        return Stages.at(Long.bitCount(men), sum);
    }

    private static long jumpers(long own, long other) {
        return Steps.movable(2, own, other) | Steps.movable(3, own, other);
    }

    /** {@return what the slides and runners of a side are worth, on a board turned so that it moves down} */
    private static int ofMoves(long own, long other) {
        long left = Steps.movable(0, own, other);
        long right = Steps.movable(1, own, other);
        int sum = SLIDE * (Long.bitCount(left) + Long.bitCount(right));
        sum += SAFE_SLIDE * safeSlides(left, right, own, other);
        long runners = own & ~Board.RED_CROWNS & ~inFrontOf(other & ~Board.WHITE_CROWNS);
        return runners == 0 ? sum : sum + ofRunners(runners & canReachFarRow(own, other));
    }

    /** {@return how many slides lead where no opposing man can jump the slider at once} */
    private static int safeSlides(long left, long right, long own, long other) {
        long empty = ~(own | other) & DARK;
        long men = other & ~Board.WHITE_CROWNS;
        long menLeftBelow = men >>> 7 & NOT_COLUMN_0;
        long menRightBelow = men >>> 9 & NOT_COLUMN_7;
        long emptyRightAbove = (empty & NOT_COLUMN_0) << 7;
        long emptyLeftAbove = (empty & NOT_COLUMN_7) << 9;
        // The square a slider left is empty, so a man straight ahead of the slide can always jump.
        long safeRight = right << 9 & ~menRightBelow & ~(menLeftBelow & emptyRightAbove);
        long safeLeft = left << 7 & ~menLeftBelow & ~(menRightBelow & emptyLeftAbove);
        return Long.bitCount(safeRight) + Long.bitCount(safeLeft);
    }

    /** Runners are men that no opposing man can meet any more. */
    private static int ofRunners(long runners) {
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
