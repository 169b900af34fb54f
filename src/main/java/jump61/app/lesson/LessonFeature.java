package jump61.app.lesson;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import jump61.game.Game;
import jump61.game.Match;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.board.GameViews;
import jump61.window.board.Lesson;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.Delay;

/** The guided first minute of a game. */
public final class LessonFeature implements Feature {
    private final Program program;
    private final LessonModel lessons = new LessonModel(Delay.onFxThread());

    /**
     * Creates the feature.
     *
     * @param onLearnt called when the last step of a game's lesson is reached
     */
    public LessonFeature(Program program, Consumer<Game> onLearnt) {
        this.program = program;
        lessons.phaseProperty().addListener((observable, before, now) -> {
            if (now == Phase.TELLING && lessons.isLast()) {
                onLearnt.accept(lessons.step().position().game());
            }
        });
    }

    public LessonModel lessons() {
        return lessons;
    }

    @Override
    public void addTo(Context window) {
        window.views().register(LessonController.class, () -> new LessonController(window, lessons));
        window.commands()
                .define(
                        Command.HOW_TO_PLAY,
                        this::teach,
                        Bindings.createBooleanBinding(
                                () -> lesson().isPresent(), window.match().matchProperty()));
    }

    private Optional<Supplier<Lesson>> lesson() {
        Match now = program.match().matchProperty().get();
        return now == null ? Optional.empty() : GameViews.of(now.game()).lesson();
    }

    private void teach() {
        lesson().ifPresent(this::begin);
    }

    /** Starts the lesson of a game, if it has one; the match waits. */
    public void teach(Game game) {
        GameViews.of(game).lesson().ifPresent(this::begin);
    }

    private void begin(Supplier<Lesson> lesson) {
        program.rooms().close();
        lessons.begin(lesson.get());
        program.rooms().open(FxmlFile.LESSON, lessons::leave);
    }
}
