package jump61.lab.strength;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import jump61.engine.Engine;
import jump61.engine.SearchMonitor;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesPosition;
import jump61.lab.usage.Usage;

/**
 * Plays levels against each other, from openings of four random plies, with both sides. Arguments: the game's id, the
 * board size ({@code 6}; {@code -} for the default), the number of openings, a seed, and pairs of players such as
 * {@code 2:1}. A player is a level, or {@code most}, which always makes a move that takes the most squares at once.
 */
public final class Ladder {
    private static final int OPENING = 4;
    private static final double CONFIDENCE = 1.96;

    private final Game game;
    private final BoardSize size;
    private final Engine engine = new Engine();

    private Ladder(Game game, BoardSize size) {
        this.game = game;
        this.size = size;
    }

    /** Plays the matches and prints a line for each. */
    public static void main(String[] args) {
        Usage.require(Ladder.class, args, 5, "GAME SIZE OPENINGS SEED LEVEL:LEVEL...");
        Game game = Games.byId(args[0]).orElseThrow();
        BoardSize size = BoardSize.parse(args[1]).orElse(game.sizes().usualSize());
        for (int pair = 4; pair < args.length; pair++) {
            String[] players = args[pair].split(":");
            new Ladder(game, size).match(players, Integer.parseInt(args[2]), Long.parseLong(args[3]));
        }
    }

    private void match(String[] players, int openings, long seed) {
        Random random = new Random(seed);
        double points = 0;
        double squares = 0;
        for (int opening = 0; opening < openings; opening++) {
            long same = random.nextLong();
            double both = 0;
            for (Side first : Side.values()) {
                both += play(players, first, new Random(same)) / 2;
            }
            points += both;
            squares += both * both;
        }
        double mean = points / openings;
        double error = CONFIDENCE * Math.sqrt((squares / openings - mean * mean) / openings);
        System.out.printf(
                Locale.ROOT,
                "%s %s: %s v %s: %.1f %% ± %.1f of %d games%n",
                game.id(),
                size,
                players[0],
                players[1],
                100 * mean,
                100 * error,
                2 * openings);
    }

    /** {@return the first player's score in one game} */
    private double play(String[] players, Side firsts, Random random) {
        Position position = game.start(size);
        Optional<Move> last = Optional.empty();
        for (int ply = 0; position.result().isEmpty(); ply++) {
            String player = players[position.toMove() == firsts ? 0 : 1];
            Move move = ply < OPENING ? any(position.legalMoves(), random) : choose(player, position, last, random);
            position = position.play(move).after();
            last = Optional.of(move);
        }
        return position.result()
                .orElseThrow()
                .winner()
                .map(winner -> winner == firsts ? 1.0 : 0.0)
                .orElse(0.5);
    }

    private Move choose(String player, Position position, Optional<Move> last, Random random) {
        return player.equals("most")
                ? mostSquares((CubesPosition) position, random)
                : engine.play(position, last, Level.of(Integer.parseInt(player)), random.nextLong(), SearchMonitor.NONE)
                        .best()
                        .orElseThrow();
    }

    private static Move any(List<Move> moves, RandomGenerator random) {
        return moves.get(random.nextInt(moves.size()));
    }

    private static Move mostSquares(CubesPosition position, RandomGenerator random) {
        Side mover = position.toMove();
        int most = position.legalMoves().stream()
                .mapToInt(move -> squaresAfter(position, move, mover))
                .max()
                .orElseThrow();
        return any(
                position.legalMoves().stream()
                        .filter(move -> squaresAfter(position, move, mover) == most)
                        .toList(),
                random);
    }

    private static int squaresAfter(CubesPosition position, Move move, Side mover) {
        return ((CubesPosition) position.play(move).after()).squares(mover);
    }
}
