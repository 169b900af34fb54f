package jump61.review.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.review.MoveReview;
import jump61.window.board.MoveMark;

/**
 * The marks on the board in a review: a move that lost something, or the only one that did not, with the usual sign.
 */
final class ReviewMarks {
    private ReviewMarks() {}

    /** {@return the marks of the selected move; none while the review is closed} */
    static List<MoveMark> of(ReviewModel model) {
        if (!model.openProperty().get()) {
            return List.of();
        }
        List<MoveMark> marks = new ArrayList<>();
        model.move().flatMap(ReviewMarks::mark).ifPresent(marks::add);
        if (model.suggestionProperty().get() != null) {
            marks.add(new MoveMark(model.suggestionProperty().get(), "★", "grade-best"));
        }
        return marks;
    }

    /** {@return the mark of a move; empty if it was an ordinary one} */
    static Optional<MoveMark> mark(MoveReview move) {
        return switch (move.verdict()) {
            case INACCURACY -> Optional.of(new MoveMark(move.turn().move(), "?!", "grade-inaccuracy"));
            case MISTAKE -> Optional.of(new MoveMark(move.turn().move(), "?", "grade-mistake"));
            case BLUNDER, MISSED_WIN -> Optional.of(new MoveMark(move.turn().move(), "??", "grade-blunder"));
            case ONLY_MOVE -> Optional.of(new MoveMark(move.turn().move(), "!", "grade-best"));
            case BEST, GOOD, FORCED -> Optional.empty();
        };
    }
}
