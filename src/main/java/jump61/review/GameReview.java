package jump61.review;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * A review of a game, finished or in progress.
 *
 * @param turns the moves of the game
 * @param moves the reviews of its moves, by ply; moves not yet reviewed are missing
 * @param chances winning chances of the side that moved first, before each move and after the last; empty where unknown
 * @param progress the part of the work that is done, 0 to 1
 */
public record GameReview(List<Turn> turns, List<MoveReview> moves, List<OptionalDouble> chances, double progress) {
    private static final double HUNDRED = 100;
    private static final double EVEN = 0.5;
    private static final double AHEAD = 0.6;

    public GameReview {
        turns = List.copyOf(turns);
        moves = List.copyOf(moves);
        chances = List.copyOf(chances);
    }

    /** {@return whether the review is complete} */
    public boolean isComplete() {
        return progress >= 1;
    }

    /** {@return the review of the move with this number, from 1; empty while unknown} */
    public Optional<MoveReview> move(int ply) {
        return moves.stream().filter(move -> move.ply() == ply).findFirst();
    }

    /** {@return whether all chances are 0 or 1, so that each move has kept the result or lost it} */
    public boolean isDecided() {
        return chances.stream()
                .allMatch(chance -> chance.isPresent() && (chance.getAsDouble() == 0 || chance.getAsDouble() == 1));
    }

    /**
     * {@return a side's accuracy, 0 to 100; if the review {@link #isDecided}, the share of its moves that kept the result;
     * empty while a move has no review, for a side without moves, and for a side that was losing throughout a decided
     * game}
     */
    public OptionalDouble accuracy(Side side) {
        boolean played = turns.stream().anyMatch(turn -> turn.mover() == side);
        if (!played || moves.size() < turns.size() || chances.stream().anyMatch(OptionalDouble::isEmpty)) {
            return OptionalDouble.empty();
        }
        if (isDecided()) {
            List<MoveReview> own =
                    moves.stream().filter(move -> move.turn().mover() == side).toList();
            return own.stream().allMatch(move -> move.before() == 0)
                    ? OptionalDouble.empty()
                    : own.stream()
                            .mapToDouble(move -> move.lost() > 0 ? 0 : HUNDRED)
                            .average();
        }
        List<Double> percents =
                chances.stream().map(chance -> chance.getAsDouble() * HUNDRED).toList();
        List<Double> lost = moves.stream().map(move -> move.lost() * HUNDRED).toList();
        int parity = turns.get(0).mover() == side ? 0 : 1;
        return OptionalDouble.of(Accuracy.of(percents, lost, parity));
    }

    /** {@return the number of a side's moves with this verdict} */
    public int count(Side side, MoveClass verdict) {
        return (int) moves.stream()
                .filter(move -> move.turn().mover() == side && move.verdict() == verdict)
                .count();
    }

    /**
     * {@return the moves that decided the game most, in the order in which they were played}
     *
     * @param most maximum number of moves
     */
    public List<MoveReview> turningPoints(int most) {
        return moves.stream()
                .filter(move -> move.verdict().isSerious())
                .sorted((one, other) -> Double.compare(other.lost(), one.lost()))
                .limit(most)
                .sorted((one, other) -> Integer.compare(one.ply(), other.ply()))
                .toList();
    }

    /** {@return whether a side with these winning chances, from 0 to 1, is ahead} */
    public static boolean isAhead(double chance) {
        return chance > AHEAD;
    }

    /** {@return a side's winning chances after this many plies, from 0 to 1; even while they are unknown} */
    double chance(Side side, int ply) {
        double first = chances.get(ply).orElse(EVEN);
        return turns.get(0).mover() == side ? first : 1 - first;
    }

    /** {@return the loser's mistake, or worse, after which the winner stayed ahead; empty if no such move decided the game} */
    public Optional<MoveReview> tipped(Side loser) {
        OptionalInt last = IntStream.range(0, chances.size())
                .filter(ply -> !isAhead(chance(loser.opponent(), ply)))
                .max();
        return moves.stream()
                .filter(move -> move.turn().mover() == loser && last.isPresent() && move.ply() > last.getAsInt())
                .findFirst()
                .filter(move ->
                        move.ply() <= last.getAsInt() + 2 && move.verdict().isSerious());
    }

    /**
     * {@return the move that decided the game: the one at which it {@linkplain #tipped tipped}, otherwise the loser's
     * largest mistake; without a winner, the largest of all}
     */
    public Optional<MoveReview> turningPoint(Optional<Side> winner) {
        if (winner.isEmpty()) {
            return turningPoints(1).stream().findFirst();
        }
        Side loser = winner.get().opponent();
        return tipped(loser)
                .or(() -> moves.stream()
                        .filter(move ->
                                move.turn().mover() == loser && move.verdict().isSerious())
                        .max(Comparator.comparingDouble(MoveReview::lost)));
    }
}
