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
 * What lives as long as the program and is used by many features: the match, the settings, the commands, messages, work
 * in the background. It can be created on any thread, before there is a window.
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

    /** Creates a program whose files are in these directories, and that asks for others in these dialogs. */
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
            // At the very first start only. Later ones begin with what is remembered, and ask when the window is there.
            settings.systemThemeProperty().set(SystemTheme.ask());
        }
    }

    /** {@return where the program keeps its files} */
    public AppDirectories directories() {
        return directories;
    }

    public Settings settings() {
        return settings;
    }

    /** {@return what reaches the user, in whatever window there is} */
    public MessageRelay messages() {
        return messages;
    }

    /** {@return what reports files that could not be read or written} */
    public FailureReports failures() {
        return failures;
    }

    /** {@return what reads and writes files, one after the other} */
    public WorkerThread background() {
        return background;
    }

    /** {@return what asks for files} */
    public FileDialogs dialogs() {
        return dialogs;
    }

    public Commands commands() {
        return commands;
    }

    /** {@return what may take the place of the match in the window} */
    public Rooms rooms() {
        return rooms;
    }

    /** {@return where the rail leads} */
    public Places places() {
        return places;
    }

    /** Whether the window shows another place than the board, or a room. */
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

    /** {@return what starts matches} */
    public NewGame newGame() {
        return newGame;
    }

    /** {@return what asks before a match is left, where that is necessary} */
    public Leaving leaving() {
        return leaving;
    }

    /** {@return what follows a game} */
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

    /** Follows the system's theme, if that is chosen. */
    public void askForTheme() {
        if (settings.themeProperty().get() == Theme.SYSTEM) {
            background.run(SystemTheme::ask, settings.systemThemeProperty()::set, problem -> {});
        }
    }

    /** Reports a damaged settings file, once no question hides that. */
    public void reportDamage() {
        settingsFile.damaged().ifPresent(copy -> failures.unreadable("keep.unreadableSettings", List.of(copy)));
    }

    /** Stops the match, and writes the settings. To be called when all features are closed. */
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
