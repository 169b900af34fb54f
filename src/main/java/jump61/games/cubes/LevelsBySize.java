package jump61.games.cubes;

import jump61.game.Level;

/**
 * Keeps each level as strong, relative to its neighbours, on every board as on the usual one. All numbers come from
 * matches (docs/strength.md).
 */
final class LevelsBySize {
    /** Size of the usual board, in squares. */
    static final double USUAL = 36;

    /** Below this size, in squares, beginners need less: there, most is seen at a glance. */
    private static final double FEW = 25;

    /** On a board with few squares, a beginner's ease is this power of its size relative to {@link #FEW}. */
    private static final double EASE_OF_A_BEGINNER_ON_FEW = 1.2;

    /** From this size on, in squares, beginners need more than their power gives. */
    private static final double MANY = 81;

    /** Beginners get this power of the size in addition, up to a board of 10×10. */
    private static final double EASE_OF_A_BEGINNER_ON_MANY = 4;

    private static final int LARGEST_COUNTED = 100;

    /** Above this size, in squares, experts and masters search less, up to a board of 10×10: each node counts more there. */
    private static final double LARGE = 64;

    /** An expert searches this power of the size of a large board less. */
    private static final double NODES_OF_AN_EXPERT = 1.9;
    /** A master searches this power of it less. */
    private static final double NODES_OF_A_MASTER = 2.6;

    private LevelsBySize() {}

    /**
     * {@return how easily a person at a level sees and judges moves on a board of this many squares}
     *
     * <p>It is more for boards above the usual size. There a person has more moves and longer cascades to choose from
     * in more turns, and mistakes at the same rate would add up to weaker play than on a usual board. On the smallest
     * boards it is the other way round for beginners, the only ones that were too strong there.
     */
    static double ease(Level level, int squares) {
        double larger = Math.max(1, squares / USUAL);
        return switch (level) {
            case BEGINNER -> easeOfABeginner(larger, squares);
            case IMPROVER -> Math.pow(larger, 1.8);
            case CASUAL -> Math.pow(larger, 2.5);
            case CLUB -> larger;
            // They do not overlook moves.
            case STRONG, EXPERT, MASTER, GRANDMASTER -> 1;
        };
    }

    private static double easeOfABeginner(double larger, int squares) {
        return squares < FEW
                ? Math.pow(squares / FEW, EASE_OF_A_BEGINNER_ON_FEW)
                : Math.pow(larger, 1.5) * Math.pow(above(MANY, squares), EASE_OF_A_BEGINNER_ON_MANY);
    }

    /** {@return the share of its nodes that a level searches on a board of a number of squares} */
    static double nodesShare(Level level, int squares) {
        return switch (level) {
            case EXPERT -> Math.min(1, squares / FEW) * Math.pow(above(LARGE, squares), -NODES_OF_AN_EXPERT);
            case MASTER -> Math.pow(above(LARGE, squares), -NODES_OF_A_MASTER);
            // People look ahead by plies, the strong hardly at all, and full strength takes all it can get.
            case BEGINNER, IMPROVER, CASUAL, CLUB, STRONG, GRANDMASTER -> 1;
        };
    }

    /** {@return by how much a board, or 10×10 if that is smaller, is larger than this many squares; at least 1} */
    private static double above(double size, int squares) {
        return Math.max(1, Math.min(squares, LARGEST_COUNTED) / size);
    }
}
