package jump61.lab.strength;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A game of a match, as a line of its log: numbers separated by spaces, in the order of the components.
 *
 * @param seed the seed of the match
 * @param pair the number of the opening, which is played twice
 * @param firstIsRed 1 if the first version moved first after the opening, otherwise 0
 * @param won 1 if the first version won, otherwise 0
 * @param plies total number of plies, including those of the opening
 * @param costs the totals for each version, starting with the first: moves, nanoseconds of processor time, nodes,
 *     depths
 */
record GameLine(long seed, int pair, int firstIsRed, int won, int plies, long[] costs) {
    static final int MOVES = 0;
    static final int NANOS = 1;
    static final int NODES = 2;
    static final int DEPTHS = 3;
    /** Number of costs for each version. */
    static final int KINDS = 4;

    private static final int OTHERS = 5;

    /** {@return the game on a line; null if the line is incomplete, for example after a crash} */
    static GameLine read(String line) {
        try {
            long[] numbers =
                    Arrays.stream(line.split(" ")).mapToLong(Long::parseLong).toArray();
            return numbers.length != OTHERS + 2 * KINDS
                    ? null
                    : new GameLine(
                            numbers[0],
                            (int) numbers[1],
                            (int) numbers[2],
                            (int) numbers[3],
                            (int) numbers[4],
                            Arrays.copyOfRange(numbers, OTHERS, numbers.length));
        } catch (NumberFormatException e) {
            return null;
        }
    }

    @Override
    public String toString() {
        String each = Arrays.stream(costs).mapToObj(Long::toString).collect(Collectors.joining(" "));
        return seed + " " + pair + " " + firstIsRed + " " + won + " " + plies + " " + each;
    }
}
