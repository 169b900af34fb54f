package jump61.app.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Languages;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.window.Texts;
import jump61.window.board.GameView;
import jump61.window.board.GameViews;
import jump61.window.board.Lesson;
import jump61.window.board.LessonStep;
import jump61.window.match.ManualTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every lesson can be played to its end by doing what it says, and says nothing that is not so. */
class LessonTest {
    static Stream<GameView> taught() {
        return GameViews.all().stream().filter(view -> view.lesson().isPresent());
    }

    @Test
    void everyGameOfTheHouseHasALesson() {
        assertTrue(taught().map(GameView::game).toList().containsAll(Games.all().subList(0, 3)));
    }

    @ParameterizedTest
    @MethodSource("taught")
    void backRepeatsTheStepThatIsDoneAndThenLeadsToTheOneBefore(GameView view) {
        LessonModel lessons = new LessonModel((time, action) -> {
            action.run();
            return () -> {};
        });
        lessons.begin(view.lesson().orElseThrow().get());
        assertFalse(lessons.canGoBack());
        while (!lessons.doneProperty().get()) {
            lessons.choose(lessons.step().asked().get(0));
        }
        int number = lessons.numberProperty().get();
        lessons.back();
        assertEquals(number, lessons.numberProperty().get());
        assertEquals(Phase.ASKING, lessons.phaseProperty().get());
        for (int i = number; i > 0; i--) {
            lessons.back();
        }
        assertEquals(0, lessons.numberProperty().get());
        assertFalse(lessons.canGoBack());
    }

    @ParameterizedTest
    @MethodSource("taught")
    void everyGoalIsReachedByAnyOfTheMovesThatTheWordsAskFor(GameView view) {
        Lesson lesson = view.lesson().orElseThrow().get();
        int most = lesson.steps().stream()
                .mapToInt(step -> step.asked().size())
                .max()
                .orElseThrow();
        for (int choice = 0; choice < most; choice++) {
            List<String> reached = playedThrough(lesson, choice);
            assertEquals(lesson.steps().stream().map(LessonStep::key).toList(), reached);
        }
    }

    /** {@return the steps that come up for somebody who makes the move with this number wherever there are so many} */
    private static List<String> playedThrough(Lesson lesson, int choice) {
        LessonModel model = new LessonModel((time, action) -> {
            action.run();
            return () -> {};
        });
        List<String> reached = new ArrayList<>();
        model.numberProperty()
                .addListener(
                        (observable, before, now) -> reached.add(model.step().key()));
        model.begin(lesson);
        reached.add(0, model.step().key());
        for (int i = 0; i < 3 * lesson.steps().size(); i++) {
            if (model.phaseProperty().get() == Phase.ASKING) {
                List<Move> asked = model.step().asked();
                assertTrue(model.choose(asked.get(Math.min(choice, asked.size() - 1))));
            } else {
                model.next();
            }
        }
        return reached;
    }

    @ParameterizedTest
    @MethodSource("taught")
    void theUserMovesFirstInEveryStepAndWinsInOne(GameView view) {
        Lesson lesson = view.lesson().orElseThrow().get();
        lesson.steps().stream()
                .filter(LessonStep::asksForMove)
                .forEach(step -> assertEquals(Side.FIRST, step.position().toMove(), step.key()));
        assertTrue(lesson.aim().result().orElseThrow().wonBy(Side.FIRST));
        assertTrue(view.game().sizes().contains(lesson.firstGame()));
        assertFalse(lesson.steps().get(lesson.steps().size() - 1).asksForMove());
    }

    @ParameterizedTest
    @MethodSource("taught")
    void everyStepHasItsWordsInEveryLanguageAndNoWordsAreLeftOver(GameView view) {
        Lesson lesson = view.lesson().orElseThrow().get();
        for (String language : Languages.TAGS) {
            Texts texts = Texts.of(view.bundle(), Locale.forLanguageTag(language));
            Set<String> used = new HashSet<>(Set.of(Lesson.text("wrong")));
            for (int i = 0; i < lesson.steps().size(); i++) {
                LessonStep step = lesson.steps().get(i);
                needed(lesson, i).forEach(part -> assertComplete(texts, step, part, language));
                Stream.of("title", "text", "do", "learnt", "done", "keys", "wrong")
                        .forEach(part -> used.add(step.text(part)));
            }
            Set<String> leftOver = new HashSet<>(texts.bundle().keySet());
            leftOver.removeIf(key -> !key.startsWith("lesson.") || used.contains(key));
            assertEquals(Set.of(), leftOver);
        }
    }

    private static List<String> needed(Lesson lesson, int number) {
        LessonStep step = lesson.steps().get(number);
        if (!step.asksForMove()) {
            return List.of("title", "text");
        }
        Position next = lesson.steps().get(number + 1).position();
        boolean goesOn = next.equals(step.outcome()) && next.result().isEmpty();
        return goesOn ? List.of("title", "text", "do", "learnt") : List.of("title", "text", "do", "learnt", "done");
    }

    private static void assertComplete(Texts texts, LessonStep step, String part, String language) {
        Object[] numbers =
                step.numbers().isEmpty() ? new Object[] {""} : step.numbers().toArray();
        String said = texts.get(step.text(part), numbers);
        assertFalse(said.isBlank() || said.contains("{") || said.contains("''"), language + " " + said);
    }

    @Test
    void aMoveThatIsNotAskedForChangesNothing() {
        Game game = Games.byId("jump61").orElseThrow();
        LessonModel model = new LessonModel((time, action) -> () -> {});
        model.begin(GameViews.of(game).lesson().orElseThrow().get());
        assertFalse(model.choose(game.parseMove("2:2")));
        assertEquals(Phase.ASKING, model.phaseProperty().get());
        model.next();
        assertEquals(0, model.numberProperty().get(), "nothing to go on to yet");
        assertTrue(model.choose(game.parseMove("1:3")));
        model.leave();
        assertEquals(0, model.numberProperty().get(), "the reply of a lesson that was left is not heard");
    }

    @ParameterizedTest
    @MethodSource("taught")
    void whoGoesBackWhileTheOpponentThinksHearsNoReply(GameView view) {
        ManualTime time = new ManualTime();
        LessonModel model = waitingForAReply(view, time);
        int number = model.numberProperty().get();
        model.back();
        time.pass(Duration.ofMinutes(1));
        assertEquals(number, model.numberProperty().get());
        assertEquals(Phase.ASKING, model.phaseProperty().get());
    }

    @ParameterizedTest
    @MethodSource("taught")
    void whoLeavesWhileTheOpponentThinksHearsNoReply(GameView view) {
        ManualTime time = new ManualTime();
        LessonModel model = waitingForAReply(view, time);
        model.leave();
        time.pass(Duration.ofMinutes(1));
        assertEquals(Phase.SHOWING, model.phaseProperty().get());
    }

    /** {@return a lesson in which the user has moved for the first time where the opponent answers} */
    private static LessonModel waitingForAReply(GameView view, ManualTime time) {
        LessonModel model = new LessonModel(time);
        model.begin(view.lesson().orElseThrow().get());
        while (model.step().reply().isEmpty()) {
            if (model.phaseProperty().get() == Phase.ASKING) {
                assertTrue(model.choose(model.step().asked().get(0)));
            }
            model.next();
        }
        assertTrue(model.choose(model.step().asked().get(0)));
        assertEquals(Phase.SHOWING, model.phaseProperty().get());
        return model;
    }
}
