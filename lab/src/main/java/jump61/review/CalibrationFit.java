package jump61.review;

import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.engine.Score;

/** Fits the slope of {@link WinChance} to samples, and compares its predictions with the results. */
final class CalibrationFit {
    private static final int SIZE_OF_BIN = 10;
    private static final int LARGEST_SLOPE = 400;
    private static final int RESAMPLES = 200;

    private final List<Sample> samples;

    /**
     * A searched position of a finished game.
     *
     * @param game the number of the game
     * @param score the score for the side to move
     * @param got that side's result, from 0 to 1
     */
    record Sample(int game, Score score, double got) {
        static Sample read(String line) {
            String[] words = line.split(" ");
            return new Sample(
                    Integer.parseInt(words[0]), new Score(Integer.parseInt(words[1])), Double.parseDouble(words[2]));
        }

        double surprise(double slope) {
            double chance = new WinChance(slope).of(score);
            return -got * Math.log(chance) - (1 - got) * Math.log(1 - chance);
        }
    }

    CalibrationFit(List<Sample> samples) {
        this.samples = List.copyOf(samples);
    }

    /** Prints the slope fitted to one half of the games, and the table for the other half. */
    void print(double used, PrintStream out) {
        List<Sample> learnt =
                samples.stream().filter(sample -> sample.game() % 2 == 0).toList();
        List<Sample> heldOut =
                samples.stream().filter(sample -> sample.game() % 2 == 1).toList();
        out.printf(
                Locale.ROOT,
                "%d positions of %d games; slope of all %.2f (95 %%: %s), of the even games %.2f, used %.2f%n",
                samples.size(),
                samples.stream().map(Sample::game).distinct().count(),
                slope(samples),
                interval(),
                slope(learnt),
                used);
        out.printf(
                Locale.ROOT,
                "mean surprise on the odd games: %.4f as fitted, %.4f as used%n",
                mean(heldOut, sample -> sample.surprise(slope(learnt))),
                mean(heldOut, sample -> sample.surprise(used)));
        out.println("| predicted | positions | mean prediction | won |");
        out.println("|---|---|---|---|");
        for (int from = 0; from < 100; from += SIZE_OF_BIN) {
            printBin(heldOut, from, used, out);
        }
    }

    /** {@return the most likely slope, to a hundredth} */
    private static double slope(List<Sample> samples) {
        return IntStream.rangeClosed(1, LARGEST_SLOPE)
                .mapToObj(hundredths -> hundredths / 100.0)
                .min(Comparator.comparingDouble(slope -> mean(samples, sample -> sample.surprise(slope))))
                .orElseThrow();
    }

    /**
     * Returns the confidence interval. It resamples games, not positions, because the positions of a game are not
     * independent.
     */
    private String interval() {
        Map<Integer, List<Sample>> games = samples.stream().collect(Collectors.groupingBy(Sample::game));
        List<List<Sample>> all = List.copyOf(games.values());
        Random random = new Random(1);
        List<Double> slopes = Stream.generate(() -> random.ints(all.size(), 0, all.size())
                        .mapToObj(all::get)
                        .flatMap(List::stream)
                        .toList())
                .limit(RESAMPLES)
                .map(CalibrationFit::slope)
                .sorted()
                .toList();
        return String.format(
                Locale.ROOT, "%.2f to %.2f", slopes.get(RESAMPLES / 40), slopes.get(RESAMPLES - 1 - RESAMPLES / 40));
    }

    private static double mean(List<Sample> samples, ToDoubleFunction<Sample> value) {
        return samples.stream().mapToDouble(value).average().orElse(0);
    }

    private static void printBin(List<Sample> samples, int from, double slope, PrintStream out) {
        ToDoubleFunction<Sample> said = sample -> new WinChance(slope).of(sample.score());
        List<Sample> inBin = samples.stream()
                .filter(sample -> (int) (said.applyAsDouble(sample) * 100) / SIZE_OF_BIN * SIZE_OF_BIN == from)
                .toList();
        out.printf(
                Locale.ROOT,
                "| %d to %d %% | %d | %.1f %% | %.1f %% |%n",
                from,
                from + SIZE_OF_BIN,
                inBin.size(),
                100 * mean(inBin, said),
                100 * mean(inBin, Sample::got));
    }
}
