package jump61.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import jump61.game.Match;
import jump61.library.ui.GameFiles;
import jump61.library.ui.LibraryFeature;
import jump61.record.GameRecord;
import jump61.window.Command;
import jump61.window.QuestionController.Question;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.feature.Context;
import jump61.window.feature.FileDrop;
import jump61.window.feature.Program;
import jump61.window.match.BoardMode;
import jump61.window.match.Delay;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;
import jump61.window.settings.Appearance;
import jump61.window.settings.WindowSize;
import jump61.window.speech.ReadingAloud;

/** The window: features that live as long as it does, and views that are replaced when the language changes. */
final class Desktop {
    private static final String NAME = "Jump61";

    /** After this, the window has been drawn and there is time to start other programs. */
    private static final Duration WITH_TIME = Duration.ofSeconds(2);

    /** After this, data that is not visible yet is read. */
    private static final Duration FIRST_FRAMES = Duration.ofMillis(400);

    private final Features features;
    private final Program program;
    private final LibraryFeature library;
    private final Appearance appearance;
    private final Stage stage;
    private final WindowSize size;
    private final ReadingAloud aloud;
    private final Subscriptions subscriptions = new Subscriptions();
    private Views views;
    private WindowStart first = WindowStart.HOME;
    /** Cancel the tasks that wait until the window has been drawn. */
    private Runnable askingForTheme = () -> {};

    private Runnable reading = () -> {};

    Desktop(Features features, Views views, Appearance appearance, Stage stage) {
        this.features = features;
        program = features.program();
        library = features.get(LibraryFeature.class);
        this.views = views;
        this.appearance = appearance;
        this.stage = stage;
        size = new WindowSize(stage, program.settings());
        aloud = new ReadingAloud(program, appearance.scene(), () -> context().words());
    }

    /** Fills the window with the game in a file, the games in several files, or else the start that is wanted. */
    void open(List<Path> files, WindowStart wanted) {
        first = wanted;
        appearance.follow();
        CloseConfirmation.guard(stage, library.files(), this::context);
        show();
        WindowSize.settleBeforeNextPicture(appearance.scene());
        Scene scene = appearance.scene();
        FileDrop.accept(scene, this::openAll, () -> !context().sheets().isAsking());
        subscriptions.onChange(program.settings().languageProperty(), now -> changeLanguage());
        subscriptions.onChange(program.settings().themeProperty(), now -> program.askForTheme());
        subscriptions.onChange(stage.focusedProperty(), now -> features.focusChanged());
        subscriptions.onAny(
                this::showTitle,
                library.files().fileProperty(),
                library.files().unsavedProperty(),
                program.match().positionProperty(),
                program.match().modeProperty(),
                program.awayFromBoardProperty());
        askingForTheme = Delay.onFxThread().after(WITH_TIME, this::keepAskingForTheme);
        // The computer must not play before it is known which game is to be played.
        program.match().pausedProperty().set(true);
        Match empty = program.match().matchProperty().get();
        library.kept().find(found -> {
            program.match().pausedProperty().set(false);
            found.ifPresent(
                    record -> take(record, program.match().matchProperty().get() != empty));
            startKeeping();
            if (files.isEmpty()) {
                showFirst();
            } else {
                // Reports of what could not be read stay open.
                openOrImport(files);
            }
        });
    }

    /** Follows the theme of the system. Users who have changed it return to this window from the system's settings. */
    private void keepAskingForTheme() {
        program.askForTheme();
        subscriptions.onChange(stage.focusedProperty(), now -> program.askForTheme());
    }

    /** Opens documents passed by the system, unless a question is open. */
    void openHandedOver(List<Path> documents) {
        if (!context().sheets().isAsking()) {
            openAll(documents);
        }
    }

    private void openAll(List<Path> files) {
        context().sheets().hide();
        openOrImport(files);
    }

    /** Opens a file. It is unclear which of several is meant for the board, so they are added to the library. */
    private void openOrImport(List<Path> files) {
        if (files.size() == 1) {
            library.files().open(files.get(0));
        } else {
            library.importAll(files);
        }
    }

    private void show() {
        appearance.show(views.root());
        views.focus();
        program.messages().setWindow(views.context());
    }

    private void changeLanguage() {
        views.close();
        views = new Views(features);
        views.complete();
        show();
        showTitle();
    }

    /** Continues the last game where it was left, or puts it aside so that it is not lost if another has begun. */
    private void take(GameRecord last, boolean aside) {
        if (aside) {
            library.kept().setAside(last);
        } else {
            program.places().whileStaying(() -> library.kept().goOn(last));
        }
    }

    /** Starts saving the game after each change, and reports damaged games and settings. */
    private void startKeeping() {
        library.kept().start();
        program.reportDamage();
        reading = Delay.onFxThread().after(FIRST_FRAMES, features::drawn);
    }

    private void showFirst() {
        if (first == WindowStart.DAILY_PUZZLE) {
            program.commands().runAnyway(Command.DAILY_PUZZLE);
        } else if (first == WindowStart.NEW_GAME) {
            program.commands().run(Command.NEW_GAME);
        } else {
            introduce();
        }
    }

    /** Shows how to play at the very first start, unless a file was opened. */
    private void introduce() {
        if (!program.settings().introducedProperty().get()) {
            program.settings().introducedProperty().set(true);
            program.commands().runAnyway(Command.HOW_TO_PLAY);
        }
    }

    /** Names the file and the game of the match while it is on the board, another game that is, or else the program. */
    private void showTitle() {
        MatchViewModel match = program.match();
        MatchTexts words = context().words();
        Path file = library.files().fileProperty().get();
        BoardMode mode = match.modeProperty().get();
        if (program.awayFromBoardProperty().get()) {
            stage.setTitle(NAME);
        } else if (file == null || mode != null && !mode.isOfMatch()) {
            stage.setTitle(words.game(match.positionProperty().get().game()));
        } else {
            String mark = library.files().unsavedProperty().get() ? "*" : "";
            String game = words.game(match.matchProperty().get().game());
            stage.setTitle(context().texts().get("application.titleWithFile", mark + file.getFileName(), game));
        }
    }

    private Context context() {
        return views.context();
    }

    Features features() {
        return features;
    }

    /** Stops all activity and writes pending changes. */
    void close() {
        askingForTheme.run();
        reading.run();
        subscriptions.close();
        size.remember();
        aloud.close();
        features.close();
    }

    /**
     * Asks before the window closes if the game has changed since it was opened from a file or saved to one. A game without
     * a file needs no question: it is saved automatically.
     */
    static final class CloseConfirmation {
        private final Stage stage;
        private final GameFiles files;
        private final Supplier<Context> window;
        private boolean asking;

        private CloseConfirmation(Stage stage, GameFiles files, Supplier<Context> window) {
            this.stage = stage;
            this.files = files;
            this.window = window;
        }

        /** Handles requests to close {@code stage} from now on; {@code window} supplies the context that shows the question. */
        static void guard(Stage stage, GameFiles files, Supplier<Context> window) {
            CloseConfirmation confirmation = new CloseConfirmation(stage, files, window);
            stage.setOnCloseRequest(event -> {
                event.consume();
                confirmation.close();
            });
        }

        private void close() {
            if (!files.unsavedProperty().get()) {
                end();
            } else if (!asking) {
                ask();
            }
        }

        /** Closes the menus first. When the window closes them, JavaFX gives the focus to a menu that is gone. */
        private void end() {
            Window.getWindows().stream()
                    .filter(PopupWindow.class::isInstance)
                    .toList()
                    .forEach(Window::hide);
            stage.close();
        }

        private void ask() {
            Texts texts = window.get().texts();
            boolean over = window.get().program().match().matchProperty().get().isOver();
            Question question = new Question(
                    texts.get("leave.question", files.fileProperty().get().getFileName()),
                    over ? "" : texts.get("leave.explanation"),
                    texts.get("leave.save"),
                    texts.get("sheet.leave"));
            asking = true;
            window.get()
                    .sheets()
                    .ask(
                            question,
                            texts.get("leave.doNotSave"),
                            answer(() -> files.save(this::end)),
                            answer(this::end),
                            answer(() -> {}));
        }

        private Runnable answer(Runnable effect) {
            return () -> {
                asking = false;
                effect.run();
            };
        }
    }
}
