package jump61.review.ui;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.review.GameReview;
import jump61.review.MoveReview;
import jump61.window.board.GameViews;
import jump61.window.board.Haul;

/**
 * The story of a finished game. It is based on the moves or on a review, possibly a quick one. The results of a quick
 * review are estimates, except for moves with a proof.
 *
 * @param chances winning chances of the side that moved first, before each move and after the last; empty where unknown
 * @param turningPoint the decisive move, if the review found one
 * @param tipped whether the winner stayed ahead from the decisive move on; otherwise, that move only cost the most
 * @param biggest the move with the largest haul, if the game counts hauls
 * @param course the course of the winner's chances, once all are known
 */
public record Story(
        List<OptionalDouble> chances,
        Optional<MoveReview> turningPoint,
        boolean tipped,
        Optional<Moment> biggest,
        Optional<Course> course) {
    static final double EVEN = 0.5;

    /** Minimum haul worth mentioning. */
    private static final int NOTABLE = 3;

    /** {@return the story of a game without a review} */
    static Story of(List<Turn> turns) {
        List<OptionalDouble> nothing = IntStream.rangeClosed(0, turns.size())
                .mapToObj(ply -> OptionalDouble.empty())
                .toList();
        return new Story(nothing, Optional.empty(), false, biggest(turns), Optional.empty());
    }

    /** {@return this story with the review's results so far; the words wait until the review is complete} */
    Story with(GameReview review, Optional<Side> winner) {
        if (!review.isComplete()) {
            return new Story(review.chances(), Optional.empty(), false, biggest, Optional.empty());
        }
        Optional<List<Double>> winners = winner.map(side -> winnersChances(review, side));
        boolean tipped = winner.map(Side::opponent).flatMap(review::tipped).isPresent();
        return new Story(review.chances(), review.turningPoint(winner), tipped, biggest, winners.flatMap(Course::of));
    }

    /** {@return this story without the number of changes of the lead, which a longer review would count differently} */
    Story uncounted() {
        Optional<Course> safe = course.filter(shape -> shape.kind() != Course.Kind.SEESAW);
        return new Story(chances, turningPoint, tipped, biggest, safe);
    }

    private static List<Double> winnersChances(GameReview review, Side winner) {
        boolean first = review.turns().get(0).mover() == winner;
        return review.chances().stream()
                .map(chance -> first ? chance.orElse(EVEN) : 1 - chance.orElse(EVEN))
                .toList();
    }

    /** Returns the move with the largest haul, if the game counts hauls and this one is worth mentioning. */
    private static Optional<Moment> biggest(List<Turn> turns) {
        return IntStream.range(0, turns.size())
                .mapToObj(i -> GameViews.of(turns.get(i).after().game())
                        .haul(turns.get(i))
                        .map(haul -> new Moment(i + 1, turns.get(i), haul)))
                .flatMap(Optional::stream)
                .filter(moment -> moment.haul().taken() >= NOTABLE)
                .max(Comparator.comparingInt((Moment moment) -> moment.haul().taken())
                        .thenComparingInt(moment -> -moment.ply()));
    }

    /**
     * A move with a haul.
     *
     * @param ply its number, from 1
     * @param turn the move
     * @param haul the haul
     */
    public record Moment(int ply, Turn turn, Haul haul) {}
}
