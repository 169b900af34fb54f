package jump61.games.sim;

import static jump61.games.sim.Tactic.KEEP_FREEDOM;
import static jump61.games.sim.Tactic.LEAVE_TRAPS;
import static jump61.games.sim.Tactic.MIX_FEW_TRIANGLES;
import static jump61.games.sim.Tactic.SURVIVE;
import static jump61.games.sim.Tactic.TWO_GROUPS;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Solution;
import jump61.games.sim.ForecastTable.Forecast;

/** The solution of Sim: exact forecasts, from a table computed on first use, and the levels of play. */
final class SimSolution implements Solution {
    static final SimSolution INSTANCE = new SimSolution();

    /** More than the longest game, so that any win is worth more than any loss. */
    private static final int WORTH_OF_WIN = 2 * Lines.COUNT;

    private static final Tactic BEST_END = SimSolution::worth;

    private static final Tactic BEST_LUCK = SimSolution::luck;

    private static final Tactic SEE_NINE = seeThrough(9);

    private static final Tactic SEE_ELEVEN = seeThrough(11);

    private SimSolution() {}

    @Override
    public Outlook ending(Position position) {
        if (position.result().isPresent()) {
            return new Outlook(position.result().orElseThrow().winner(), 0);
        }
        var sim = (SimPosition) position;
        Forecast forecast = Holder.TABLE.of(sim.mask(Side.FIRST), sim.mask(Side.SECOND));
        Side mover = position.toMove();
        Side winner = forecast.won() ? mover : mover.opponent();
        return new Outlook(Optional.of(winner), forecast.plies());
    }

    @Override
    public Move choose(Position position, Level level, RandomGenerator random) {
        var sim = (SimPosition) position;
        Side mover = position.toMove();
        int own = sim.mask(mover);
        int others = sim.mask(mover.opponent());
        return Lines.move(strength(level).choose(own, others, random));
    }

    /** Returns the strength of a level, each greater than the one before; docs/sim.md describes and measures them. */
    private static Strength strength(Level level) {
        return switch (level) {
            case BEGINNER -> new Strength(0.5, List.of(SURVIVE));
            case IMPROVER -> of(SURVIVE);
            case CASUAL -> of(SURVIVE, LEAVE_TRAPS);
            case CLUB -> of(SURVIVE, LEAVE_TRAPS, TWO_GROUPS);
            case STRONG -> of(SEE_NINE, SURVIVE, LEAVE_TRAPS, TWO_GROUPS);
            case EXPERT -> of(SEE_NINE, SURVIVE, LEAVE_TRAPS, KEEP_FREEDOM, TWO_GROUPS);
            case MASTER -> of(SEE_ELEVEN, SURVIVE, KEEP_FREEDOM, LEAVE_TRAPS, TWO_GROUPS, MIX_FEW_TRIANGLES);
            case GRANDMASTER -> of(BEST_END, BEST_LUCK);
        };
    }

    /** Returns the tactic of a player who plays perfectly once no more than this many lines are undrawn. */
    private static Tactic seeThrough(int lines) {
        return (own, others, line) -> undrawn(own, others) <= lines ? worth(own, others, line) : 0;
    }

    /** Returns the strength of a player who never slips. */
    private static Strength of(Tactic... tactics) {
        return new Strength(0, List.of(tactics));
    }

    /** Rates a line: faster wins and slower losses are better. */
    private static double worth(int own, int others, int line) {
        if (Triangles.closes(own, line)) {
            return 0;
        }
        Forecast after = after(own, others, line);
        return after.won() ? after.plies() : WORTH_OF_WIN - after.plies();
    }

    /**
     * Rates a line in a lost position by the opponent's chances of going wrong; in a won position, lines that win are
     * equal.
     */
    private static double luck(int own, int others, int line) {
        if (Triangles.closes(own, line)) {
            return 0;
        }
        Forecast after = after(own, others, line);
        return after.won() ? after.luck() : 0;
    }

    /**
     * Returns the opponent's forecast after this line. Red is to move when both sides have drawn the same number of
     * lines.
     */
    private static Forecast after(int own, int others, int line) {
        int mine = own | Lines.bit(line);
        return Integer.bitCount(own) == Integer.bitCount(others)
                ? Holder.TABLE.of(mine, others)
                : Holder.TABLE.of(others, mine);
    }

    private static int undrawn(int own, int others) {
        return Lines.COUNT - Integer.bitCount(own | others);
    }

    /** Computes the table on first use, because players of other games never need it. */
    private static final class Holder {
        static final ForecastTable TABLE = ForecastTable.solve();
    }

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
}
