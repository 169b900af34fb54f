package jump61.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import jump61.cubes.CubesGame;
import jump61.desktop.files.FileDialogs;
import jump61.desktop.files.FileExecutor;
import jump61.desktop.files.GameClipboard;
import jump61.desktop.files.GameFiles;
import jump61.desktop.files.IoErrorMessages;
import jump61.desktop.files.MatchAutosave;
import jump61.desktop.files.Picture;
import jump61.desktop.match.Delay;
import jump61.desktop.match.EngineThinker;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.match.Seating;
import jump61.desktop.newgame.NewGame;
import jump61.desktop.remote.RemoteChoices;
import jump61.desktop.remote.RemotePlay;
import jump61.desktop.settings.Settings;
import jump61.desktop.settings.SettingsFile;
import jump61.desktop.shell.Command;
import jump61.desktop.shell.Commands;
import jump61.desktop.shell.FxmlFile;
import jump61.desktop.shell.LogFile;
import jump61.desktop.shell.Messages;
import jump61.desktop.shell.QuestionController.Question;
import jump61.desktop.shell.StatusLine;
import jump61.desktop.shell.Texts;
import jump61.desktop.shell.Watch;
import jump61.desktop.sound.MatchSounds;
import jump61.desktop.sound.Speaker;
import jump61.record.AppDirectories;
import jump61.record.GameRecord;
import jump61.remote.RemoteSettings;

/** Puts the window together: models that live as long as it does, and views that are made anew for a language. */
final class Desktop {
    private static final Logger LOG = Logger.getLogger(Desktop.class.getName());

    private final SettingsFile settingsFile;
    private final Settings settings;
    private final EngineThinker player = new EngineThinker("computer player", this::failed);
    private final EngineThinker adviser = new EngineThinker("adviser", this::failed);
    private final FileExecutor background = new FileExecutor();
    private final Speaker speaker = new Speaker();
    private final Commands commands = new Commands();
    private final WindowSize size;
    private final Appearance appearance;
    private final MatchViewModel match;
    private final Seating seating;
    private final NewGame newGame;
    private final RemotePlay remote;
    private final RemoteCommands remoteCommands;
    private final GameFiles files;
    private final MatchAutosave kept;
    private final FileDialogs dialogs;
    private final Leaving leaving;
    private final Views.Models models;
    private final Watch watch = new Watch();
    private Stage stage;
    private Scene scene;
    private Views views;
    private Region root;
    private final List<Path> putAside = new ArrayList<>();
    private boolean toldOfSettings;

    /** Makes the models, on any thread. */
    Desktop(AppDirectories directories, RemoteSettings network) {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> failed(problem));
        LogFile.open(directories.log());
        settingsFile = new SettingsFile(directories.config().resolve("settings.properties"));
        settings = settingsFile.open();
        size = new WindowSize(() -> stage, settings);
        appearance = new Appearance(settings);
        match = new MatchViewModel(new MatchViewModel.Surroundings(
                player, adviser, Delay.onFxThread(), System::nanoTime, new SplittableRandom()::nextLong));
        match.setListener(new MatchSounds(settings, speaker));
        seating = new Seating(match);
        newGame = new NewGame(match, settings);
        remote = new RemotePlay(match, network, Platform::runLater);
        remoteCommands = new RemoteCommands(remote, match, () -> views);
        dialogs = new FileDialogs(() -> stage, settings, this::texts);
        files = new GameFiles(
                match, settings, background, dialogs, messages(), this::texts, remoteCommands::afterLeaving);
        kept = keptIn(directories.data());
        settingsFile.setOnFailure(problem -> Platform.runLater(() -> settingsNotKept(problem)));
        leaving = new Leaving(() -> stage, files, () -> views);
        models = new Views.Models(
                match,
                seating,
                newGame,
                remote,
                new RemoteChoices(settings),
                files,
                background,
                settings,
                commands,
                new StatusLine());
        MatchCommands.define(commands, match, seating, settings);
        defineCommands();
        defineFileCommands(new GameClipboard(match, files, messages(), this::texts));
    }

    private MatchAutosave keptIn(Path folder) {
        return new MatchAutosave(
                match,
                files,
                folder,
                background,
                problem -> notKept("keep.game", problem),
                unread -> unreadable("keep.unreadableGame", unread));
    }

    /** Chooses how controls look, on any thread once JavaFX runs; the first thing to do. */
    void dress() {
        appearance.begin();
    }

    /** Begins a match and makes the views, on any thread as long as the FX thread waits for it. */
    void load() {
        newGame.begin(newGame.last());
        views = new Views(models);
        root = views.load();
        // What has no room in that size is not there from the beginning.
        root.resize(
                settings.windowWidthProperty().get(),
                settings.windowHeightProperty().get());
    }

    /** Makes an empty scene for {@code window}, while the views are made. */
    void rehearse() {
        scene = size.scene();
        Rehearsal.play(scene, appearance, CubesGame.INSTANCE);
    }

    /** Shows in {@code window} what was loaded, with the game of {@code file} if there is one. */
    void open(Stage window, Optional<Path> file) {
        stage = window;
        leaving.watch();
        if (scene == null) {
            scene = size.scene();
        }
        show();
        FileDrop.accept(scene, this::openDropped, () -> !views.sheets().isAsking());
        watch.change(settings.languageProperty(), now -> changeLanguage());
        watch.any(this::showTitle, files.fileProperty(), files.unsavedProperty(), match.matchProperty());
        stage.setScene(scene);
        size.show();
        views.complete();
        // Nothing is played behind the question.
        match.pausedProperty().set(true);
        kept.find(found -> found.ifPresentOrElse(record -> offer(record, file), () -> start(file)));
    }

    /** Opens a document from the system's desktop, unless a question waits for its answer, as with a file that is dropped. */
    void openHandedOver(Path document) {
        if (!views.sheets().isAsking()) {
            openDropped(document);
        }
    }

    private void openDropped(Path file) {
        views.sheets().hide();
        files.open(file);
    }

    private void show() {
        appearance.show(scene, root);
        root.lookup("#board").requestFocus();
    }

    private void changeLanguage() {
        boolean onSheet = views.sheets().isOpen();
        views.close();
        views = new Views(models);
        root = views.load();
        views.complete();
        show();
        showTitle();
        if (onSheet) {
            // It was chosen there; the sheet goes on in the new language.
            views.sheets().show(FxmlFile.SETTINGS);
        }
    }

    private void offer(GameRecord record, Optional<Path> file) {
        if (file.isPresent()) {
            leave(record, file);
            return;
        }
        Texts texts = texts();
        String game = views.words().game(record.start().game());
        Question question = new Question(
                texts.get("files.goOn.question"),
                texts.get("files.goOn.explanation", game, record.moves().size()),
                texts.get("files.goOn.goOn"),
                texts.get("files.goOn.leave"));
        Runnable goOn = () -> {
            kept.goOn(record);
            begin();
        };
        views.sheets().ask(question, goOn, () -> leave(record, file));
    }

    /** It is not lost: one can go back to it. */
    private void leave(GameRecord record, Optional<Path> file) {
        kept.setAside(record);
        start(file);
    }

    private void start(Optional<Path> file) {
        match.pausedProperty().set(false);
        begin();
        file.ifPresent(files::open);
    }

    /** From now on the game is kept, and what a question would have hidden is told. */
    private void begin() {
        kept.start();
        settingsFile.damaged().ifPresent(copy -> unreadable("keep.unreadableSettings", List.of(copy)));
        files.sweepRecent();
    }

    private void showTitle() {
        String game = views.words().game(match.matchProperty().get().game());
        Path file = files.fileProperty().get();
        String mark = files.unsavedProperty().get() ? "*" : "";
        stage.setTitle(file == null ? game : texts().get("application.titleWithFile", mark + file.getFileName(), game));
    }

    MatchViewModel match() {
        return match;
    }

    GameFiles files() {
        return files;
    }

    Settings settings() {
        return settings;
    }

    /** Ends what runs and keeps what is to be kept. */
    void close() {
        size.remember();
        remote.close();
        match.close();
        player.close();
        adviser.close();
        speaker.close();
        kept.close();
        background.close();
        settingsFile.close();
    }

    private void defineCommands() {
        remoteCommands.define(commands);
        commands.define(
                Command.NEW_GAME,
                remoteCommands.afterLeaving(() -> views.sheets().show(FxmlFile.NEW_GAME)));
        commands.define(Command.PLAY_AGAIN, remoteCommands.afterLeaving(remoteCommands.again(newGame::beginAgain)));
        commands.defineUnsuspended(Command.QUIT, leaving::close);
        commands.define(Command.FULL_SCREEN, () -> stage.setFullScreen(!stage.isFullScreen()));
        commands.define(Command.SETTINGS, () -> views.sheets().show(FxmlFile.SETTINGS));
        commands.define(Command.RULES, () -> views.sheets().show(FxmlFile.RULES));
        commands.define(Command.SHORTCUTS, () -> views.sheets().show(FxmlFile.SHORTCUTS));
        commands.define(Command.ABOUT, () -> views.sheets().show(FxmlFile.ABOUT));
    }

    private void defineFileCommands(GameClipboard clipboard) {
        commands.define(
                Command.PREVIOUS_GAME,
                remoteCommands.afterLeaving(kept::backToPrevious),
                Bindings.isNotNull(kept.previousProperty()));
        commands.define(Command.OPEN, files::open);
        commands.define(Command.PASTE, clipboard::paste);
        commands.define(Command.SAVE, files::save);
        commands.define(Command.SAVE_AS, files::saveAs);
        commands.define(Command.EXPORT_IMAGE, this::exportPicture);
        commands.define(Command.COPY_POSITION, clipboard::copyPosition);
        commands.define(Command.COPY_GAME, clipboard::copyGame);
    }

    private void exportPicture() {
        Picture picture = BoardPicture.of(match, seating.boardTurnedProperty().get(), stage.getScene());
        dialogs.toExport(files.suggestedName()).ifPresent(target -> {
            if (target.mayReplace() || !Files.exists(target.file())) {
                export(picture, target.file());
            } else {
                views.ask(GameFiles.replacing(target.file(), texts()), () -> export(picture, target.file()));
            }
        });
    }

    private void export(Picture picture, Path file) {
        background.run(
                () -> {
                    picture.save(file);
                    return file;
                },
                saved -> views.note(texts().get("files.exported", saved.getFileName())),
                problem -> notKept("files.cannotSave", problem, file.getFileName()));
    }

    private void settingsNotKept(Throwable problem) {
        if (!toldOfSettings) {
            toldOfSettings = true;
            notKept("keep.settings", problem);
        }
    }

    private void notKept(String textKey, Throwable problem, Object... arguments) {
        views.problem(texts().get(textKey, arguments), IoErrorMessages.reason(problem, texts()));
    }

    /** Tells what could not be read at the start, and where it is now. */
    private void unreadable(String textKey, List<Path> files) {
        putAside.addAll(files);
        String names = putAside.stream().map(Path::toString).collect(Collectors.joining("\n"));
        views.problem(texts().get(textKey), texts().get("keep.aside", names));
    }

    private Texts texts() {
        return views.texts();
    }

    /** {@return what tells the user something in the views of the moment} */
    private Messages messages() {
        return new Messages() {
            @Override
            public void note(String text) {
                views.note(text);
            }

            @Override
            public void problem(String what, String why) {
                views.problem(what, why);
            }

            @Override
            public void ask(Question question, Runnable onGoOn) {
                views.ask(question, onGoOn);
            }
        };
    }

    /** Nothing that goes wrong passes in silence. */
    private void failed(Throwable problem) {
        LOG.log(Level.SEVERE, "something went wrong", problem);
        if (stage == null) {
            // There is nobody to tell, and without a display nothing would ever come later.
            return;
        }
        if (Platform.isFxApplicationThread()) {
            views.unexpected(problem);
        } else {
            Platform.runLater(() -> views.unexpected(problem));
        }
    }
}
