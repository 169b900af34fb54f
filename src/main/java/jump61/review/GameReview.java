package jump61.review;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * A review of a game, finished or so far.
 *
 * @param turns the moves of the game
 * @param moves what is known of them, by ply; a move that nothing is known of yet is missing
 * @param chances the chance to win of the side that moved first, before each move and after the last; empty where unknown
 * @param progress how much of the work is done, 0 to 1
 */
public record GameReview(List<Turn> turns, List<MoveReview> moves, List<OptionalDouble> chances, double progress) {
    private static final double HUNDRED = 100;

    public GameReview {
        turns = List.copyOf(turns);
        moves = List.copyOf(moves);
        chances = List.copyOf(chances);
    }

    /** {@return whether all is known that the review looks for} */
    public boolean isComplete() {
        return progress >= 1;
    }

    /** {@return what is known of the move with this number, from 1} */
    public Optional<MoveReview> move(int ply) {
        return moves.stream().filter(move -> move.ply() == ply).findFirst();
    }

    /** {@return how accurately a side played, 0 to 100; empty while a move has no review, and for a side without moves} */
    public OptionalDouble accuracy(Side side) {
        boolean played = turns.stream().anyMatch(turn -> turn.mover() == side);
        if (!played || moves.size() < turns.size() || chances.stream().anyMatch(OptionalDouble::isEmpty)) {
            return OptionalDouble.empty();
        }
        List<Double> percents =
                chances.stream().map(chance -> chance.getAsDouble() * HUNDRED).toList();
        List<Double> lost = moves.stream().map(move -> move.lost() * HUNDRED).toList();
        int parity = turns.get(0).mover() == side ? 0 : 1;
        return OptionalDouble.of(Accuracy.of(percents, lost, parity));
    }

    /** {@return how many moves of a side are of a class} */
    public int count(Side side, MoveClass verdict) {
        return (int) moves.stream()
                .filter(move -> move.turn().mover() == side && move.verdict() == verdict)
                .count();
    }

    /**
     * {@return the moves that decided the game most, in the order they were played}
     *
     * @param most how many at most
     */
    public List<MoveReview> turningPoints(int most) {
        return moves.stream()
                .filter(move -> move.verdict().isLesson())
                .sorted((one, other) -> Double.compare(other.lost(), one.lost()))
                .limit(most)
                .sorted((one, other) -> Integer.compare(one.ply(), other.ply()))
                .toList();
    }
}
