package jump61.app;

import java.util.List;
import jump61.app.lesson.LessonController;
import jump61.puzzle.ui.EditorController;
import jump61.puzzle.ui.PuzzleController;
import jump61.review.ui.AnalysisController;
import jump61.review.ui.LearnController;
import jump61.review.ui.ReviewController;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.ViewLoader;
import jump61.window.match.MatchTexts;

/**
 * The panels of what the board can be for besides the match: lesson, review, learning, analysis, editor, puzzles.
 *
 * @param m the models
 * @param texts the texts of the window
 * @param words the words for games
 * @param subscriptions what ends with the views
 */
record ModeViews(Models m, Texts texts, MatchTexts words, Subscriptions subscriptions) {

    void register(ViewLoader loader) {
        loader.register(
                LessonController.class,
                () -> new LessonController(
                        m.lessons,
                        m.settings,
                        m.sounds,
                        m.rooms,
                        m.status,
                        m.newGame::beginFirst,
                        texts,
                        words,
                        subscriptions));
        loader.register(
                ReviewController.class,
                () -> new ReviewController(
                        m.review,
                        m.match,
                        m.commands,
                        mistake -> m.learning.start(List.of(mistake), m.review::open),
                        texts,
                        words,
                        subscriptions));
        loader.register(LearnController.class, () -> new LearnController(m.learning, texts, words, subscriptions));
        registerEditor(loader);
        loader.register(
                AnalysisController.class,
                () -> new AnalysisController(m.analysis, m.settings, m.commands, texts, words, subscriptions));
        loader.register(
                PuzzleController.class,
                () -> new PuzzleController(m.puzzles, m.match, texts, words, m.clipboard::copyResult, subscriptions));
    }

    private void registerEditor(ViewLoader loader) {
        loader.register(
                EditorController.class,
                () -> new EditorController(
                        m.editor,
                        m::beginAt,
                        start -> {
                            m.beginAt(start);
                            m.analysis.open();
                        },
                        start -> {
                            m.beginAt(start);
                            m.files.saveAs();
                        },
                        m.puzzleWiring::openOwn,
                        texts,
                        words,
                        subscriptions));
    }
}
