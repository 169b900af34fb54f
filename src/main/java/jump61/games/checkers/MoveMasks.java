package jump61.games.checkers;

import jump61.game.Side;

/**
 * The steps of men, on 64-bit boards (bit 8·row + column). Red moves down the board in directions 0 to 3, White up in
 * directions 4 to 7. In each half, the first two directions are slides and the last two jumps. Kings stand on the far
 * row, from which no step leads forward, so they need no special treatment.
 */
final class MoveMasks {
    /** The offset of each direction. Half of it is the offset of the square passed by a jump. */
    private static final int[] DISTANCE = {7, 9, 14, 18, -7, -9, -14, -18};

    private static final int DIRECTIONS = 4;
    private static final long COLUMN_0 = 0x0101_0101_0101_0101L;
    private static final long NOT_0 = ~COLUMN_0;
    private static final long NOT_7 = ~(COLUMN_0 << 7);
    private static final long NOT_0_1 = ~(COLUMN_0 | COLUMN_0 << 1);
    private static final long NOT_6_7 = ~(COLUMN_0 << 6 | COLUMN_0 << 7);

    private MoveMasks() {}

    /** {@return the first of the four directions of a side} */
    static int first(Side side) {
        return side == Side.FIRST ? 0 : DIRECTIONS;
    }

    /** {@return one past the last of the four directions of a side} */
    static int end(Side side) {
        return first(side) + DIRECTIONS;
    }

    static boolean isJump(int direction) {
        return (direction & 2) != 0;
    }

    static int target(int from, int direction) {
        return from + DISTANCE[direction];
    }

    /** {@return the square passed by a jump} */
    static int passed(int from, int direction) {
        return from + DISTANCE[direction] / 2;
    }

    /** {@return the men among {@code own} that can step in {@code direction}} */
    static long movable(int direction, long own, long other) {
        long empty = ~(own | other);
        return switch (direction) {
            case 0 -> own & NOT_0 & empty >>> 7;
            case 1 -> own & NOT_7 & empty >>> 9;
            case 2 -> own & NOT_0_1 & other >>> 7 & empty >>> 14;
            case 3 -> own & NOT_6_7 & other >>> 9 & empty >>> 18;
            case 4 -> own & NOT_7 & empty << 7;
            case 5 -> own & NOT_0 & empty << 9;
            case 6 -> own & NOT_6_7 & other << 7 & empty << 14;
            case 7 -> own & NOT_0_1 & other << 9 & empty << 18;
            default -> throw new IllegalArgumentException("there are eight directions, not " + direction);
        };
    }

    /** {@return whether a side with the pieces {@code own} can step at all} */
    static boolean any(Side side, long own, long other) {
        for (int direction = first(side); direction < end(side); direction++) {
            if (movable(direction, own, other) != 0) {
                return true;
            }
        }
        return false;
    }
}
