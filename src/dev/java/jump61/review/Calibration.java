package jump61.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import jump61.engine.Engine;
import jump61.engine.Level;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/**
 * Measures how often the side to move really wins from positions with a score, in games of levels against each other, and
 * fits the slope of {@link WinChance}. A developers' program: {@code Calibration GAME GAMES NODES LOWEST HIGHEST SEED}.
 */
public final class Calibration {
    private static final int SIZE_OF_BIN = 10;
    private static final int RANDOM_PLIES = 8;
    private static final int EVERY = 3;
    private static final int LARGEST_SLOPE = 400;

    private final Game game;
    private final long nodes;
    private final int lowest;
    private final int highest;
    private final Random random;
    private final List<Sample> samples = new ArrayList<>();

    /** A score for the side to move, in units of 100, and what share of the game that side got. */
    private record Sample(double score, double got) {}

    private record Seen(Score score, Side toMove) {}

    private Calibration(Game game, long nodes, int lowest, int highest, long seed) {
        this.game = game;
        this.nodes = nodes;
        this.lowest = lowest;
        this.highest = highest;
        this.random = new Random(seed);
    }

    /** Plays, fits and prints. */
    public static void main(String[] arguments) {
        Game game = Games.byId(arguments[0]).orElseThrow();
        Calibration calibration = new Calibration(
                game,
                Long.parseLong(arguments[2]),
                Integer.parseInt(arguments[3]),
                Integer.parseInt(arguments[4]),
                Long.parseLong(arguments[5]));
        for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
            calibration.play();
        }
        calibration.print();
    }

    /** Plays one game between two players of the same level, which begin where random moves have led. */
    private void play() {
        int level = lowest + random.nextInt(highest - lowest + 1);
        Position position = game.start(game.sizes().usual());
        List<Seen> seen = new ArrayList<>();
        int opening = random.nextInt(RANDOM_PLIES);
        for (int ply = 0; position.result().isEmpty(); ply++) {
            if (ply >= opening && ply % EVERY == 0) {
                Score score = new Engine()
                        .search(position, Limits.nodes(nodes), SearchMonitor.NONE)
                        .score();
                if (!score.isWin() && !score.isLoss()) {
                    seen.add(new Seen(score, position.toMove()));
                }
            }
            List<Move> moves = position.legalMoves();
            Move move = ply < opening
                    ? moves.get(random.nextInt(moves.size()))
                    : new Engine()
                            .play(position, new Level(level), random.nextLong(), SearchMonitor.NONE)
                            .best()
                            .orElseThrow();
            position = position.play(move).after();
        }
        Optional<Side> winner = position.result().orElseThrow().winner();
        seen.forEach(each -> samples.add(new Sample(
                each.score().value() / 100.0,
                winner.map(side -> side == each.toMove() ? 1.0 : 0.0).orElse(0.5))));
    }

    /** {@return the slope, to a hundredth, that makes what happened most likely} */
    private double slope() {
        return IntStream.rangeClosed(1, LARGEST_SLOPE)
                .mapToObj(hundredths -> hundredths / 100.0)
                .min(Comparator.comparingDouble(this::surprise))
                .orElseThrow();
    }

    private double surprise(double slope) {
        return samples.stream()
                .mapToDouble(sample -> {
                    double chance = chance(sample, slope);
                    return -sample.got() * Math.log(chance) - (1 - sample.got()) * Math.log(1 - chance);
                })
                .sum();
    }

    private static double chance(Sample sample, double slope) {
        return new WinChance(slope).of(new Score((int) Math.round(100 * sample.score())));
    }

    private void print() {
        double fitted = slope();
        double used = WinChance.of(game).slope();
        System.out.printf(
                Locale.ROOT,
                "%s, levels %d to %d, %d nodes: %d positions, slope %.3f (used: %.3f)%n",
                game.id(),
                lowest,
                highest,
                nodes,
                samples.size(),
                fitted,
                used);
        System.out.println("| said | positions | mean said | won |");
        System.out.println("|---|---|---|---|");
        for (int from = 0; from < 100; from += SIZE_OF_BIN) {
            printBin(from, used);
        }
    }

    private void printBin(int from, double slope) {
        List<Sample> inBin = samples.stream()
                .filter(sample -> (int) (chance(sample, slope) * 100) / SIZE_OF_BIN * SIZE_OF_BIN == from)
                .toList();
        System.out.printf(
                Locale.ROOT,
                "| %d to %d %% | %d | %.1f %% | %.1f %% |%n",
                from,
                from + SIZE_OF_BIN,
                inBin.size(),
                100
                        * inBin.stream()
                                .mapToDouble(s -> chance(s, slope))
                                .average()
                                .orElse(0),
                100 * inBin.stream().mapToDouble(Sample::got).average().orElse(0));
    }
}
