package jump61.engine;

/**
 * How strong the program plays.
 *
 * @param number 1 (a child's first opponent) to 8 (all it can)
 */
public record Level(int number) {
    /** The strongest level. */
    public static final Level FULL = new Level(8);

    public Level {
        if (number < 1 || number > 8) {
            throw new IllegalArgumentException("a level is a number from 1 to 8");
        }
    }
}
