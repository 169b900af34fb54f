package jump61.lab.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/**
 * Draws units at random from a proof that is too large to be divided completely. In that proof, the winner plays a chosen
 * move in each position, the loser plays every move, and the positions after some plies are the units. It is divided in
 * rounds: the positions after the first round are divided again, and so on. Positions that are equal up to symmetry count
 * once within each division, but separately in different divisions.
 *
 * <p>A unit stands for as many units as the product of the numbers of choices on the way to it, so that the mean of this
 * product times the unit's cost is an unbiased estimate of the cost of all units (D. Knuth, Estimating the Efficiency of
 * Backtrack Programs, 1975; merging equal positions as in P. Chen, Heterogeneous Sampling, 1992).
 */
public final class UnitSampler {
    private final Side winner;
    private final Function<Position, Optional<Move>> choice;
    private final int plies;
    private final int round;
    private final Map<Position, List<Position>> first = new HashMap<>();

    /**
     * A unit drawn at random.
     *
     * @param unit the position to be solved
     * @param standsFor the number of units that it stands for, at least 1
     */
    public record Drawn(Position unit, double standsFor) {}

    /**
     * Creates a sampler.
     *
     * @param winner the side assumed to win
     * @param choice chooses the winner's move, always the same one for the same position; empty if the win is so near that
     *     no unit is needed
     * @param plies number of plies from the start to the units
     * @param round number of plies of a round; the last one may be shorter
     */
    public UnitSampler(Side winner, Function<Position, Optional<Move>> choice, int plies, int round) {
        this.winner = winner;
        this.choice = choice;
        this.plies = plies;
        this.round = round;
    }

    /** {@return a unit drawn at random; empty if everything is decided before there are units} */
    public Optional<Drawn> draw(Position start, RandomGenerator random) {
        Position position = start.canonical();
        double standsFor = 1;
        for (int ply = 0; ply < plies; ply += round) {
            List<Position> parts = ply == 0 ? first.computeIfAbsent(position, this::divide) : divide(position, ply);
            if (parts.isEmpty()) {
                return Optional.empty();
            }
            standsFor *= parts.size();
            position = parts.get(random.nextInt(parts.size()));
        }
        return Optional.of(new Drawn(position, standsFor));
    }

    private List<Position> divide(Position start) {
        return divide(start, 0);
    }

    /** {@return the undecided positions one round after a position that is {@code ply} plies after the start} */
    List<Position> divide(Position position, int ply) {
        Set<Position> layer = Set.of(position);
        for (int end = Math.min(plies, ply + round); ply < end; ply++) {
            Set<Position> next = new LinkedHashSet<>();
            for (Position each : layer) {
                next.addAll(after(each));
            }
            layer = next;
        }
        return new ArrayList<>(layer);
    }

    private List<Position> after(Position position) {
        boolean chosen = position.toMove() == winner;
        List<Move> moves = chosen ? choice.apply(position).stream().toList() : position.legalMoves();
        return moves.stream()
                .map(move -> position.play(move).after())
                .filter(after -> after.result().isEmpty())
                .map(Position::canonical)
                .toList();
    }
}
