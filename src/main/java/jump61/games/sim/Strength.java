package jump61.games.sim;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * A player's strength. Each tactic in turn discards all lines but those it rates best; one of the remaining lines is
 * drawn at random.
 *
 * @param slips how often the player draws a random line instead, 0 to 1
 * @param tactics what the player considers, most important first
 */
record Strength(double slips, List<Tactic> tactics) {
    /** {@return the line to draw} */
    int choose(int own, int others, RandomGenerator random) {
        int[] lines = Lines.numbers(Lines.ALL & ~own & ~others).toArray();
        if (slips == 0 || random.nextDouble() >= slips) {
            for (Tactic tactic : tactics) {
                lines = best(tactic, own, others, lines);
            }
        }
        return lines[random.nextInt(lines.length)];
    }

    private static int[] best(Tactic tactic, int own, int others, int[] lines) {
        double[] ratings = IntStream.of(lines)
                .mapToDouble(line -> tactic.rate(own, others, line))
                .toArray();
        double most = DoubleStream.of(ratings).max().orElseThrow();
        return IntStream.range(0, lines.length)
                .filter(i -> ratings[i] == most)
                .map(i -> lines[i])
                .toArray();
    }
}
