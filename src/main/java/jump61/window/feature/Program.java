package jump61.window.feature;

import java.util.List;
import java.util.SplittableRandom;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.stage.Stage;
import javafx.stage.Window;
import jump61.record.AppDirectories;
import jump61.window.Commands;
import jump61.window.LogFile;
import jump61.window.Places;
import jump61.window.Rooms;
import jump61.window.StatusLine;
import jump61.window.Texts;
import jump61.window.WorkerThread;
import jump61.window.match.BoardMarks;
import jump61.window.match.Delay;
import jump61.window.match.EngineThinker;
import jump61.window.match.Leaving;
import jump61.window.match.MatchSounds;
import jump61.window.match.MatchViewModel;
import jump61.window.match.NewGame;
import jump61.window.match.Seating;
import jump61.window.match.Sequels;
import jump61.window.settings.Settings;
import jump61.window.settings.SettingsFile;
import jump61.window.settings.SystemTheme;
import jump61.window.settings.Theme;
import jump61.window.sound.Speaker;

/**
 * The objects that many features use and that live as long as the program: the match, the settings, the commands, messages,
 * background work. It can be created on any thread, before there is a window.
 */
public final class Program implements AutoCloseable {
    private final AppDirectories directories;
    private final MessageRelay messages = new MessageRelay(this::texts);
    private final FailureReports failures = new FailureReports(messages);
    private final SettingsFile settingsFile;
    private final Settings settings;
    private final WorkerThread background = new WorkerThread("files", Platform::runLater, messages::unexpected);
    private final FileDialogs dialogs;
    private final Commands commands = new Commands();
    private final Rooms rooms = new Rooms();
    private final Places places = new Places();
    private final StatusLine status = new StatusLine();
    private final Speaker speaker = new Speaker();
    private final EngineThinker player = new EngineThinker("computer player", messages::unexpected);
    private final EngineThinker adviser = new EngineThinker("adviser", messages::unexpected);
    private final MatchViewModel match;
    private final MatchSounds sounds;
    private final Seating seating;
    private final NewGame newGame;
    private final Leaving leaving = new Leaving(messages);
    private final Sequels sequels = new Sequels();
    private final BoardMarks marks = new BoardMarks();
    private final BooleanBinding awayFromBoard = Bindings.createBooleanBinding(
            () -> rooms.isOpen() || !places.atBoard(), rooms.openProperty(), places.currentProperty());

    /** Creates a program that keeps its files in these directories, and asks for other files in these dialogs. */
    public Program(AppDirectories directories, SystemDialogs system) {
        this.directories = directories;
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> messages.unexpected(problem));
        LogFile.open(directories.log());
        settingsFile = new SettingsFile(directories.config().resolve("settings.properties"));
        settings = settingsFile.open();
        takeSystemTheme();
        settingsFile.setOnFailure(problem -> Platform.runLater(() -> failures.settingsNotKept(problem)));
        dialogs = new FileDialogs(system, this::window, settings, this::texts);
        match = new MatchViewModel(new MatchViewModel.Surroundings(
                player, adviser, Delay.onFxThread(), System::nanoTime, new SplittableRandom()::nextLong));
        sounds = new MatchSounds(settings, speaker::play, match);
        match.setListener(sounds);
        seating = new Seating(match);
        newGame = new NewGame(match, settings);
        commands.inRoomProperty().bind(awayFromBoard);
    }

    private void takeSystemTheme() {
        boolean unknown = settings.systemThemeProperty().get() == Theme.SYSTEM;
        if (unknown && settings.themeProperty().get() == Theme.SYSTEM) {
            // Only at the very first start. Later starts begin with the stored theme, and ask once the window is shown.
            settings.systemThemeProperty().set(SystemTheme.ask());
        }
    }

    /** {@return the directories of the program's files} */
    public AppDirectories directories() {
        return directories;
    }

    public Settings settings() {
        return settings;
    }

    /** {@return the relay for messages to the user, in the current window} */
    public MessageRelay messages() {
        return messages;
    }

    /** {@return the reports of files that could not be read or written} */
    public FailureReports failures() {
        return failures;
    }

    /** {@return the worker that reads and writes files, one after another} */
    public WorkerThread background() {
        return background;
    }

    /** {@return the file dialogs} */
    public FileDialogs dialogs() {
        return dialogs;
    }

    public Commands commands() {
        return commands;
    }

    /** {@return the rooms that may replace the match in the window} */
    public Rooms rooms() {
        return rooms;
    }

    /** {@return the places to which the rail leads} */
    public Places places() {
        return places;
    }

    /** Whether the window shows a place other than the board, or a room. */
    public BooleanBinding awayFromBoardProperty() {
        return awayFromBoard;
    }

    public StatusLine status() {
        return status;
    }

    public MatchViewModel match() {
        return match;
    }

    public MatchSounds sounds() {
        return sounds;
    }

    public Seating seating() {
        return seating;
    }

    /** {@return the object that starts matches} */
    public NewGame newGame() {
        return newGame;
    }

    /** {@return the object that asks before a match is left, if necessary} */
    public Leaving leaving() {
        return leaving;
    }

    /** {@return what the button after a game leads to} */
    public Sequels sequels() {
        return sequels;
    }

    /** {@return the moves that features mark on the board} */
    public BoardMarks marks() {
        return marks;
    }

    /** {@return the texts in the language of the settings} */
    public Texts texts() {
        return Texts.in(settings.languageProperty().get());
    }

    /** {@return the window, which owns all dialogs; null before it is shown} */
    public Stage window() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .map(Stage.class::cast)
                .findFirst()
                .orElse(null);
    }

    /** Updates the system's theme, if the user has chosen to follow it. */
    public void askForTheme() {
        if (settings.themeProperty().get() == Theme.SYSTEM) {
            background.run(SystemTheme::ask, settings.systemThemeProperty()::set, problem -> {});
        }
    }

    /** Reports a damaged settings file. To be called when no question hides the report. */
    public void reportDamage() {
        settingsFile.damaged().ifPresent(copy -> failures.unreadable("keep.unreadableSettings", List.of(copy)));
    }

    /** Stops the match, and writes the settings. To be called after all features have been closed. */
    @Override
    public void close() {
        match.close();
        player.close();
        adviser.close();
        speaker.close();
        background.close();
        settingsFile.close();
    }
}
