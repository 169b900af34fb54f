package jump61.library.ui;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Rounds;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.library.LibraryEntry;
import jump61.record.GameRecord;
import jump61.review.GameReview;
import jump61.review.MoveReview;
import jump61.review.ReviewNotes;
import jump61.window.board.GameView;
import jump61.window.board.GameViews;

/**
 * The moment of a game that is worth a picture: the position where it turned, which says more than an end in one
 * colour.
 *
 * @param position the position before the turning point that a review found; otherwise, before the move with the
 *     largest haul; the last position if nothing is known
 * @param turned the number of the round with the move that decided the game; empty if no single move did, or without a
 *     review
 * @param chances the chances of the side that moves first, from move to move; empty without a review
 */
public record Moment(Position position, OptionalInt turned, List<Double> chances) {
    public Moment {
        chances = List.copyOf(chances);
    }

    /** {@return the moment of a game} */
    public static Moment of(LibraryEntry entry, GameRecord record) {
        Optional<GameReview> review = ReviewNotes.read(record);
        Optional<Side> winner = entry.result().flatMap(Result::winner);
        Optional<MoveReview> turned =
                winner.map(Side::opponent).flatMap(loser -> review.flatMap(known -> known.tipped(loser)));
        Position position = review.flatMap(known -> known.turningPoint(winner))
                .map(MoveReview::turn)
                .or(() -> busiest(record))
                .filter(turn -> entry.result().isPresent())
                .map(Turn::before)
                .orElse(entry.end());
        return new Moment(
                position,
                turned.map(move -> OptionalInt.of(
                                Rounds.of(move.ply(), review.get().turns())))
                        .orElse(OptionalInt.empty()),
                review.map(Moment::chances).orElse(List.of()));
    }

    private static List<Double> chances(GameReview review) {
        return review.chances().stream()
                .filter(OptionalDouble::isPresent)
                .map(OptionalDouble::getAsDouble)
                .toList();
    }

    private static Optional<Turn> busiest(GameRecord record) {
        GameView view = GameViews.of(record.start().game());
        return record.toMatch().played().stream()
                .filter(turn -> view.haul(turn).isPresent())
                .max(Comparator.comparingInt(
                        turn -> view.haul(turn).orElseThrow().taken()));
    }
}
