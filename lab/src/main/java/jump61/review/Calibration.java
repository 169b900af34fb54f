package jump61.review;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.Score;
import jump61.engine.SearchMonitor;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.lab.usage.Usage;

/**
 * Measures how often the side to move really wins from positions with a score, and fits the slope of {@link WinChance}. A
 * developers' program with two steps; the same seed plays the same games:
 *
 * <pre>
 * Calibration play GAME GAMES NODES LOWEST HIGHEST SEED &gt; SAMPLES
 * Calibration fit GAME SAMPLES...
 * </pre>
 *
 * <p>A line of samples consists of the number of the game, the score of a position for the side to move, and that side's
 * result, from 0 to 1. The slope is fitted to the games with even numbers, and the reliability table uses the others.
 */
public final class Calibration {
    private static final int RANDOM_PLIES = 8;
    private static final int EVERY = 3;

    private final Game game;
    private final long nodes;
    private final int lowest;
    private final int highest;
    private final PrintStream out;

    private record Seen(Score score, Side toMove) {}

    private Calibration(Game game, long nodes, int lowest, int highest, PrintStream out) {
        this.game = game;
        this.nodes = nodes;
        this.lowest = lowest;
        this.highest = highest;
        this.out = out;
    }

    /** Plays games and prints samples, or fits the slope and prints the table. */
    public static void main(String[] arguments) throws IOException {
        Usage.require(
                Calibration.class, arguments, 3, "play GAME GAMES NODES LOWEST HIGHEST SEED | fit GAME SAMPLES...");
        Game game = Games.byId(arguments[1]).orElseThrow();
        if (arguments[0].equals("fit")) {
            List<CalibrationFit.Sample> samples = new ArrayList<>();
            for (String file : Arrays.asList(arguments).subList(2, arguments.length)) {
                Files.readAllLines(Path.of(file)).forEach(line -> samples.add(CalibrationFit.Sample.read(line)));
            }
            new CalibrationFit(samples).print(WinChance.of(game).slope(), System.out);
            return;
        }
        int games = Integer.parseInt(arguments[2]);
        Calibration calibration = new Calibration(
                game,
                Long.parseLong(arguments[3]),
                Integer.parseInt(arguments[4]),
                Integer.parseInt(arguments[5]),
                System.out);
        Random seeds = new Random(Long.parseLong(arguments[6]));
        for (int number = 0; number < games; number++) {
            calibration.play(number, new Random(seeds.nextLong()));
        }
    }

    /** Plays one game between two players of the same level, after random moves. */
    private void play(int number, Random random) {
        int level = lowest + random.nextInt(highest - lowest + 1);
        int opening = random.nextInt(RANDOM_PLIES);
        Position position = game.start(game.sizes().usualSize());
        List<Seen> seen = new ArrayList<>();
        for (int ply = 0; position.result().isEmpty(); ply++) {
            if (ply >= opening && ply % EVERY == 0) {
                score(position).ifPresent(seen::add);
            }
            position = position.play(choose(position, ply < opening, level, random))
                    .after();
        }
        Optional<Side> winner = position.result().orElseThrow().winner();
        for (Seen each : seen) {
            double got = winner.map(side -> side == each.toMove() ? 1.0 : 0.0).orElse(0.5);
            out.printf(Locale.ROOT, "%d %d %.1f%n", number, each.score().value(), got);
        }
        out.flush();
    }

    /** Returns the score of a position, unless it is proven: proven results need no curve. */
    private Optional<Seen> score(Position position) {
        Score score = new Engine()
                .search(position, Limits.nodes(nodes), SearchMonitor.NONE)
                .score();
        return score.isWin() || score.isLoss() ? Optional.empty() : Optional.of(new Seen(score, position.toMove()));
    }

    private static Move choose(Position position, boolean opening, int level, Random random) {
        List<Move> moves = position.legalMoves();
        return opening
                ? moves.get(random.nextInt(moves.size()))
                : new Engine()
                        .play(position, Level.of(level), random.nextLong(), SearchMonitor.NONE)
                        .best()
                        .orElseThrow();
    }
}
