package jump61.review.ui;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.review.GameReview;
import jump61.review.MoveReview;
import jump61.window.board.GameViews;

/** Finds the moves of a game that its story mentions. */
final class Highlights {
    /** Minimum haul worth mentioning. */
    private static final int NOTABLE = 3;

    private Highlights() {}

    /**
     * {@return the loser's last mistake that put the winner ahead for good; otherwise the largest mistake}
     *
     * @param winners the winner's chances before each move and after the last
     */
    static Optional<MoveReview> decisive(GameReview review, Side winner, List<Double> winners) {
        int behind = IntStream.range(0, winners.size())
                .filter(ply -> winners.get(ply) <= Story.EVEN)
                .max()
                .orElse(-1);
        List<MoveReview> mistakes = review.moves().stream()
                .filter(move -> move.turn().mover() != winner && move.verdict().isSerious())
                .toList();
        return mistakes.stream()
                .filter(move -> move.ply() > behind)
                .findFirst()
                .filter(move -> move.ply() == behind + 1)
                .or(() -> mistakes.stream().max(Comparator.comparingDouble(MoveReview::lost)));
    }

    /** {@return the move that brought in the most, if the game counts that and it is worth mentioning} */
    static Optional<Moment> biggest(List<Turn> turns) {
        return IntStream.range(0, turns.size())
                .mapToObj(i -> GameViews.of(turns.get(i).after().game())
                        .haul(turns.get(i))
                        .map(haul -> new Moment(i + 1, turns.get(i), haul)))
                .flatMap(Optional::stream)
                .filter(moment -> moment.haul().taken() >= NOTABLE)
                .max(Comparator.comparingInt((Moment moment) -> moment.haul().taken())
                        .thenComparingInt(moment -> -moment.ply()));
    }
}
