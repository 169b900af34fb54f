package jump61.games.cubes;

/**
 * What makes each level as strong, compared with its neighbours, on every board as on the usual one. All numbers come
 * from matches (docs/strength.md).
 */
final class LevelsBySize {
    /** Size of the usual board, in squares. */
    static final double USUAL = 36;

    /** The power of the size of a large board by which {@link #ease} grows, by level. */
    private static final double[] EASE = {1.5, 1.8, 2.5, 1};

    /** Below this size, in squares, level 1 needs less: there, most is seen at a glance. */
    private static final double FEW = 25;

    /** Level 1 gets this power of the size of a board with few squares. */
    private static final double EASE_OF_A_BEGINNER_ON_FEW = 1.2;

    /** From this size on, in squares, level 1 needs more than its power gives. */
    private static final double MANY = 81;

    /** Level 1 gets this power of the size in addition, up to a board of 10×10. */
    private static final double EASE_OF_A_BEGINNER_ON_MANY = 4;

    private static final int LARGEST_COUNTED = 100;

    private static final int EXPERT = 6;
    private static final int MASTER = 7;

    /** Above this size, in squares, levels 6 and 7 search less, up to a board of 10×10: each node counts more there. */
    private static final double LARGE = 64;

    /** Level 6 searches this power of the size of a large board less. */
    private static final double NODES_OF_AN_EXPERT = 1.9;
    /** Level 7 searches this power of it less. */
    private static final double NODES_OF_A_MASTER = 2.6;

    private LevelsBySize() {}

    /**
     * {@return how easily a person at a level from 1 to 4 sees and judges moves on a board of so many squares}
     *
     * <p>It is more for boards above the usual size. There a person has more moves and longer cascades to choose from
     * in more turns, and mistakes at the same rate would add up to weaker play than on a usual board. On the smallest
     * boards it is the other way round for level 1, the only one that was too strong there.
     */
    static double ease(int level, int squares) {
        if (level == 1 && squares < FEW) {
            return Math.pow(squares / FEW, EASE_OF_A_BEGINNER_ON_FEW);
        }
        double ease = Math.pow(Math.max(1, squares / USUAL), EASE[level - 1]);
        return level > 1 ? ease : ease * Math.pow(above(MANY, squares), EASE_OF_A_BEGINNER_ON_MANY);
    }

    /** {@return the share of its nodes that a level above 4 searches on a board of so many squares} */
    static double nodesShare(int level, int squares) {
        return switch (level) {
            case EXPERT -> Math.min(1, squares / FEW) * Math.pow(above(LARGE, squares), -NODES_OF_AN_EXPERT);
            case MASTER -> Math.pow(above(LARGE, squares), -NODES_OF_A_MASTER);
            default -> 1;
        };
    }

    /** {@return by how much a board, or 10×10 if that is smaller, is larger than so many squares; at least 1} */
    private static double above(double size, int squares) {
        return Math.max(1, Math.min(squares, LARGEST_COUNTED) / size);
    }
}
