package jump61.review.ui;

import java.util.ArrayList;
import java.util.List;
import jump61.review.ui.LearnModel.Stage;
import jump61.window.board.MoveMark;

/** The marks on the board for a question: the mistake in the game and, with a hint, the moves to choose from. */
final class LearnMarks {
    private LearnMarks() {}

    static List<MoveMark> of(LearnModel model) {
        if (!model.openProperty().get() || model.stage() != Stage.QUESTION) {
            return List.of();
        }
        MistakeQuestion question = model.question();
        List<MoveMark> marks = new ArrayList<>();
        ReviewMarks.mark(question.mistake()).ifPresent(marks::add);
        if (question.isHinted()) {
            question.candidates().forEach(move -> marks.add(new MoveMark(move, "!", "grade-best")));
        }
        return marks;
    }
}
