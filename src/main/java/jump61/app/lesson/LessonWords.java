package jump61.app.lesson;

import java.util.List;
import jump61.window.Texts;
import jump61.window.board.Lesson;
import jump61.window.board.LessonStep;

/** What a lesson says at its current step: its own words in the texts of the game, a few common ones in the window's. */
record LessonWords(LessonModel lesson, Texts common, Texts own) {
    /** {@return the heading: what the step is about, or praise} */
    String title() {
        if (!lesson.doneProperty().get()) {
            return say(lesson.step(), "title");
        }
        return common.get(lesson.step().outcome().result().isPresent() ? "headline.youWin" : "lesson.good");
    }

    /** {@return the explanation, or what has just happened} */
    String text() {
        return say(lesson.step(), lesson.doneProperty().get() ? "done" : "text");
    }

    /** {@return what to do} */
    String task() {
        return say(lesson.step(), "do");
    }

    /** {@return how to do it by the keyboard; empty if that goes without saying} */
    String keys() {
        return own.has(lesson.step().text("keys")) ? say(lesson.step(), "keys") : "";
    }

    /** {@return the answer to an unexpected move} */
    String wrong() {
        return own.has(lesson.step().text("wrong")) ? say(lesson.step(), "wrong") : own.get(Lesson.text("wrong"));
    }

    /** {@return the step out of all} */
    String count() {
        return common.get("lesson.count", lesson.numberProperty().get() + 1, lesson.steps());
    }

    /** {@return what the completed steps have taught} */
    List<String> learnt() {
        int completed = lesson.numberProperty().get() + (lesson.doneProperty().get() ? 1 : 0);
        return lesson.lessonProperty().get().steps().stream()
                .limit(completed)
                .filter(step -> own.has(step.text("learnt")))
                .map(step -> say(step, "learnt"))
                .toList();
    }

    /** Returns a text with the numbers of the step filled in. One without numbers is formatted in the same way. */
    private String say(LessonStep step, String part) {
        List<Integer> numbers = step.numbers();
        return own.get(step.text(part), numbers.isEmpty() ? new Object[] {""} : numbers.toArray());
    }
}
