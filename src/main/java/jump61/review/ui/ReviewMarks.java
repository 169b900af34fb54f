package jump61.review.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.review.MoveReview;
import jump61.review.ui.LearnModel.Stage;
import jump61.window.board.MoveMark;

/**
 * The marks on the board in a review: a move that lost something, with the usual sign, and the better move; or the only
 * move that lost nothing.
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
        model.move()
                .filter(move ->
                        move.verdict().isFault() && model.suggestionProperty().get() == null)
                .ifPresent(move -> marks.add(new MoveMark(move.best(), "", "grade-best")));
        return marks;
    }

    /** {@return the marks for a question: the mistake in the game and, with a hint, the moves to choose from} */
    static List<MoveMark> of(LearnModel model) {
        if (!model.openProperty().get() || model.stage() != Stage.QUESTION) {
            return List.of();
        }
        MistakeQuestion question = model.question();
        List<MoveMark> marks = new ArrayList<>();
        mark(question.mistake()).ifPresent(marks::add);
        if (question.isHinted()) {
            question.candidates().forEach(move -> marks.add(new MoveMark(move, "!", "grade-best")));
        }
        return marks;
    }

    /** {@return the mark of a move; empty for an ordinary move} */
    static Optional<MoveMark> mark(MoveReview move) {
        String sign = VerdictSign.text(move.verdict());
        return sign.isEmpty()
                ? Optional.empty()
                : Optional.of(new MoveMark(
                        move.turn().move(), sign, move.verdict().isFault() ? "grade-fault" : "grade-best"));
    }
}
