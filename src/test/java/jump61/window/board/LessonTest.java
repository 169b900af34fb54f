package jump61.window.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import jump61.app.lesson.LessonModel;
import jump61.app.lesson.Phase;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Languages;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.checkers.CheckersMove;
import jump61.games.checkers.CheckersPosition;
import jump61.games.cubes.CubesEvent;
import jump61.games.cubes.CubesPosition;
import jump61.games.sim.SimMove;
import jump61.games.sim.SimPosition;
import jump61.window.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every lesson can be played to its end by doing what it says, and says nothing that is not so. */
class LessonTest {
    static Stream<GameView> taught() {
        return GameViews.all().stream().filter(view -> view.lesson().isPresent());
    }

    private static LessonStep step(String game, String key) {
        return GameViews.of(Games.byId(game).orElseThrow()).lesson().orElseThrow().get().steps().stream()
                .filter(step -> step.key().equals(key))
                .findFirst()
                .orElseThrow();
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
    void ofJump61EveryNumberAndClaimIsTrue() {
        CubesPosition after = (CubesPosition) step("jump61", "burst").position();
        assertEquals("1- 2b 2r / 1- 1- 1- / 1- 1- 1-", after.notation());
        assertEquals(List.of(2, 3, 4), List.of(after.capacity(1, 3), after.capacity(2, 3), after.capacity(2, 2)));
        CubesPosition burst = (CubesPosition) step("jump61", "burst").outcome();
        assertEquals("1- 3r 1r / 1- 1- 2r / 1- 1- 1-", burst.notation(), "both neighbours, one the opponent's");

        LessonStep chain = step("jump61", "chain");
        assertTrue(bursts(chain) > 1, "a cascade");
        assertEquals(List.of(squares(chain.outcome()) - squares(chain.position())), chain.numbers());

        LessonStep turn = step("jump61", "turn");
        CubesPosition before = (CubesPosition) turn.position();
        assertEquals(1, squares(before), "only one is yours");
        assertEquals(List.of(8), turn.numbers());
        assertEquals(before.capacity(2, 3), before.spots(2, 3), "yours is full");
        assertEquals(before.capacity(2, 2), before.spots(2, 2), "the middle is full");
        assertEquals(9, squares(turn.outcome()), "the whole board");
    }

    private static int squares(Position position) {
        return ((CubesPosition) position).squares(Side.FIRST);
    }

    private static long bursts(LessonStep step) {
        return step.position().play(step.asked().get(0)).events().stream()
                .filter(CubesEvent.Toppled.class::isInstance)
                .count();
    }

    @Test
    void ofCheckersEveryNumberAndClaimIsTrue() {
        assertFalse(((CheckersMove) step("checkers", "step").asked().get(0)).isJump());
        LessonStep jump = step("checkers", "jump");
        assertTrue(((CheckersMove) jump.asked().get(0)).isJump());
        assertTrue(
                jump.position().legalMoves().stream().anyMatch(move -> !((CheckersMove) move).isJump()),
                "no jump is forced");
        CheckersPosition crowned = (CheckersPosition) step("checkers", "king").outcome();
        assertEquals(1, crowned.kings(Side.FIRST));
        LessonStep points = step("checkers", "points");
        CheckersPosition won = (CheckersPosition) points.outcome();
        assertEquals(4, won.kings(Side.FIRST));
        assertEquals(List.of(won.score(Side.FIRST), won.score(Side.SECOND), 4), points.numbers());
        assertEquals(List.of(8, 5), List.of(won.score(Side.FIRST), won.score(Side.SECOND)));
    }

    @Test
    void ofSimEveryNumberAndClaimIsTrue() {
        LessonStep danger = step("sim", "danger");
        SimPosition tight = (SimPosition) danger.position();
        List<String> losing = tight.legalMoves().stream()
                .filter(line -> tight.losesAtOnce((SimMove) line, Side.FIRST))
                .map(Move::notation)
                .toList();
        assertEquals(List.of("" + danger.numbers().get(0) + danger.numbers().get(1)), losing);
        assertEquals(tight.legalMoves().size() - 1, danger.asked().size(), "any other line");

        LessonStep trap = step("sim", "trap");
        assertEquals(
                "" + trap.numbers().get(0) + trap.numbers().get(1),
                trap.asked().get(0).notation());
        SimPosition set =
                (SimPosition) trap.position().play(trap.asked().get(0)).after();
        assertEquals(trap.numbers().get(2), set.legalMoves().size());
        assertTrue(set.legalMoves().stream().allMatch(line -> set.losesAtOnce((SimMove) line, Side.SECOND)));
        assertTrue(trap.outcome().result().orElseThrow().wonBy(Side.FIRST));
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
}
