package jump61.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.stage.Stage;
import jump61.puzzle.ui.Activity;
import jump61.record.GameRecord;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.QuestionController.Question;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.match.Delay;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;

/** The window: models that live as long as it does, and views that are replaced when the language changes. */
final class Desktop {
    /** After this, the window has been drawn and there is time to start other programs. */
    private static final Duration WITH_TIME = Duration.ofSeconds(2);

    private final Models models;
    private final Appearance appearance;
    private final Stage stage;
    private final WindowSize size;
    private final ReadingAloud aloud;
    private final Subscriptions subscriptions = new Subscriptions();
    private Views views;
    private WindowStart first = WindowStart.GAME;
    /** Cancels what waits until the window has been drawn. */
    private Runnable askingForTheme = () -> {};

    Desktop(Models models, Views views, Appearance appearance, Stage stage) {
        this.models = models;
        this.views = views;
        this.appearance = appearance;
        this.stage = stage;
        size = new WindowSize(stage, models.settings);
        aloud = new ReadingAloud(models, appearance.scene(), () -> this.views.words());
    }

    /** Fills the window, with the game in {@code file} if there is one, or with what else is wanted first. */
    void open(Optional<Path> file, WindowStart wanted) {
        first = wanted;
        appearance.follow();
        CloseConfirmation.guard(stage, models.files, () -> views);
        show();
        WindowSize.settleBeforeNextPicture(appearance.scene());
        Scene scene = appearance.scene();
        FileDrop.accept(scene, this::openDropped, () -> !views.sheets().isAsking());
        subscriptions.onChange(models.settings.languageProperty(), now -> changeLanguage());
        subscriptions.onChange(models.settings.themeProperty(), now -> models.askForTheme());
        // Another window may have added to the profile.
        subscriptions.onChange(stage.focusedProperty(), now -> models.profile.refresh());
        subscriptions.onAny(
                this::showTitle,
                models.files.fileProperty(),
                models.files.unsavedProperty(),
                models.match.matchProperty());
        askingForTheme = Delay.onFxThread().after(WITH_TIME, this::keepAskingForTheme);
        // The computer must not play while a question is open.
        models.match.pausedProperty().set(true);
        models.kept.find(found -> found.ifPresentOrElse(record -> offer(record, file), () -> start(file)));
    }

    /** Follows the theme of the system. Users who have just changed it return to this window from its settings. */
    private void keepAskingForTheme() {
        models.askForTheme();
        subscriptions.onChange(stage.focusedProperty(), now -> models.askForTheme());
    }

    /** Opens a document passed by the system, unless a question is open; like a dropped file. */
    void openHandedOver(Path document) {
        if (!views.sheets().isAsking()) {
            openDropped(document);
        }
    }

    private void openDropped(Path file) {
        views.sheets().hide();
        models.files.open(file);
    }

    private void show() {
        appearance.show(views.root());
        views.root().lookup("#board").requestFocus();
        models.messages.setViews(views);
        aloud.follow(views);
    }

    private void changeLanguage() {
        boolean onSheet = views.sheets().isOpen();
        views.close();
        views = new Views(models);
        views.complete();
        show();
        showTitle();
        if (onSheet) {
            // The language was changed on this sheet, so show it again.
            views.sheets().show(FxmlFile.SETTINGS);
        }
    }

    private void offer(GameRecord record, Optional<Path> file) {
        if (file.isPresent() || first == WindowStart.NEW_GAME) {
            leave(record, file);
            return;
        } else if (first == WindowStart.DAILY_PUZZLE) {
            goOn(record);
            models.puzzleWiring.open(Activity.DAILY);
            return;
        }
        // Shown behind the question, paused.
        models.match.begin(record.toMatch(), TimeControl.NONE);
        models.match.pausedProperty().set(true);
        Texts texts = views.texts();
        String game = views.words().game(record.start().game());
        Question question = new Question(
                texts.get("files.goOn.question"),
                texts.get("files.goOn.explanation", game, record.moves().size()),
                texts.get("files.goOn.goOn"),
                texts.get("files.goOn.leave"));
        views.sheets().ask(question, () -> goOn(record), () -> leave(record, file));
    }

    private void goOn(GameRecord record) {
        models.kept.goOn(record);
        models.startKeeping();
    }

    /** Leaves the last game, which becomes the previous game and is not lost. */
    private void leave(GameRecord record, Optional<Path> file) {
        models.kept.setAside(record);
        models.newGame.beginFirst();
        start(file);
    }

    private void start(Optional<Path> file) {
        models.match.pausedProperty().set(false);
        models.startKeeping();
        file.ifPresentOrElse(models.files::open, this::showFirst);
    }

    private void showFirst() {
        if (first == WindowStart.DAILY_PUZZLE) {
            models.puzzleWiring.open(Activity.DAILY);
        } else if (first == WindowStart.NEW_GAME) {
            models.commands.run(Command.NEW_GAME);
        } else {
            introduce();
        }
    }

    /** Shows how to play at the very first start, unless a file was opened. */
    private void introduce() {
        if (!models.settings.introducedProperty().get()) {
            models.settings.introducedProperty().set(true);
            models.teach();
        }
    }

    private void showTitle() {
        String game = views.words().game(models.match.matchProperty().get().game());
        Path file = models.files.fileProperty().get();
        String mark = models.files.unsavedProperty().get() ? "*" : "";
        stage.setTitle(
                file == null ? game : views.texts().get("application.titleWithFile", mark + file.getFileName(), game));
    }

    MatchViewModel match() {
        return models.match;
    }

    Models models() {
        return models;
    }

    /** Stops all activity and writes pending changes. */
    void close() {
        askingForTheme.run();
        subscriptions.close();
        size.remember();
        aloud.close();
        models.close();
    }
}
