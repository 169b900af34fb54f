package jump61.desktop;

import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import jump61.Version;
import jump61.desktop.help.AboutController;
import jump61.desktop.help.RulesController;
import jump61.desktop.help.ShortcutsController;
import jump61.desktop.match.BoardController;
import jump61.desktop.match.Delay;
import jump61.desktop.match.EngineThinker;
import jump61.desktop.match.MainController;
import jump61.desktop.match.MatchSetup;
import jump61.desktop.match.MatchTexts;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.match.MenuController;
import jump61.desktop.match.PlayerController;
import jump61.desktop.match.SideController;
import jump61.desktop.match.StatusController;
import jump61.desktop.match.StripController;
import jump61.desktop.match.ToolsController;
import jump61.desktop.newgame.NewGameController;
import jump61.desktop.newgame.SetupText;
import jump61.desktop.settings.Settings;
import jump61.desktop.settings.SettingsController;
import jump61.desktop.settings.SettingsFile;
import jump61.desktop.shell.AppDirectories;
import jump61.desktop.shell.Command;
import jump61.desktop.shell.Commands;
import jump61.desktop.shell.FxmlFile;
import jump61.desktop.shell.LogFile;
import jump61.desktop.shell.Sheets;
import jump61.desktop.shell.StatusLine;
import jump61.desktop.shell.Texts;
import jump61.desktop.shell.ViewLoader;
import jump61.desktop.shell.Watch;

/** Puts the window together: models that live as long as it does, and views that are made anew for a language. */
final class Desktop {
    private static final Logger LOG = Logger.getLogger(Desktop.class.getName());
    private static final double LEAST_WIDTH = 480;
    private static final double LEAST_HEIGHT = 360;

    private final Stage stage;
    private final SettingsFile settingsFile;
    private final Settings settings;
    private final EngineThinker player = new EngineThinker("computer player", this::failed);
    private final EngineThinker adviser = new EngineThinker("adviser", this::failed);
    private final StatusLine status = new StatusLine();
    private final Commands commands = new Commands();
    private final MatchViewModel match;
    private final Appearance appearance;
    private Watch watch = new Watch();
    private ViewLoader views;
    private Sheets sheets;
    private MatchSetup setup = SetupText.FIRST;

    Desktop(Stage stage, AppDirectories directories) {
        this.stage = stage;
        LogFile.open(directories.log());
        settingsFile = new SettingsFile(directories.config().resolve("settings.properties"));
        settings = settingsFile.open();
        match = new MatchViewModel(new MatchViewModel.Surroundings(
                player, adviser, Delay.onFxThread(), System::nanoTime, new SplittableRandom()::nextLong));
        appearance = new Appearance(settings);
        defineCommands();
    }

    /** Shows the window. */
    void open(Optional<Path> file) {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> failed(problem));
        SetupText.read(settings.lastSetupProperty().get()).ifPresent(last -> setup = last);
        match.begin(setup.start(), setup.time());
        Scene scene = new Scene(
                makeViews(),
                settings.windowWidthProperty().get(),
                settings.windowHeightProperty().get());
        appearance.dress(scene);
        settings.languageProperty().subscribe(() -> {
            scene.setRoot(makeViews());
            appearance.dress(scene);
        });
        stage.setScene(scene);
        if (settings.windowMaximizedProperty().get()) {
            stage.setMaximized(true);
        }
        stage.show();
        Platform.runLater(this::insistOnSize);
    }

    /** On newer GTK desktops, JavaFX 21 forgets the size a window is to open with (JDK-8316423). */
    private void insistOnSize() {
        if (!stage.isMaximized()) {
            stage.setWidth(settings.windowWidthProperty().get());
            stage.setHeight(settings.windowHeightProperty().get());
        }
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
    }

    MatchViewModel match() {
        return match;
    }

    /** Ends what runs and keeps what is to be kept. */
    void close() {
        settings.windowMaximizedProperty().set(stage.isMaximized());
        if (!stage.isMaximized() && !stage.isFullScreen()) {
            settings.windowWidthProperty().set(stage.getWidth());
            settings.windowHeightProperty().set(stage.getHeight());
        }
        match.close();
        player.close();
        adviser.close();
        settingsFile.close();
    }

    private Parent makeViews() {
        watch.close();
        watch = new Watch();
        Texts texts = Texts.in(settings.languageProperty().get());
        MatchTexts words = new MatchTexts(texts);
        views = new ViewLoader(Desktop.class, texts);
        sheets = new Sheets(views);
        views.register(MainController.class, () -> new MainController(match, settings, sheets, commands));
        views.register(MenuController.class, () -> new MenuController(commands));
        views.register(ToolsController.class, () -> new ToolsController(commands, texts));
        views.register(BoardController.class, () -> new BoardController(match, settings, status, texts, watch));
        views.register(SideController.class, () -> new SideController(match, commands, texts, watch));
        views.register(StripController.class, StripController::new);
        views.register(PlayerController.class, () -> new PlayerController(match, words, watch));
        views.register(StatusController.class, () -> new StatusController(match, status, texts, watch));
        views.register(NewGameController.class, () -> new NewGameController(settings, sheets, texts, this::begin));
        registerHelp(texts);
        match.setDropQuestion((moves, drop) -> sheets.ask(
                texts.get("drop.question"), texts.get("drop.explanation", moves), texts.get("drop.goOn", moves), drop));
        stage.setTitle(texts.get("application.title"));
        return views.load(FxmlFile.MAIN);
    }

    private void registerHelp(Texts texts) {
        views.register(SettingsController.class, () -> new SettingsController(settings, sheets, texts));
        views.register(ShortcutsController.class, () -> new ShortcutsController(sheets, texts));
        views.register(AboutController.class, () -> new AboutController(sheets, texts, Version.current()));
        views.register(
                RulesController.class,
                () -> new RulesController(
                        sheets, texts, match.matchProperty().get().game()));
    }

    private void begin(MatchSetup chosen) {
        setup = chosen;
        settings.lastSetupProperty().set(SetupText.write(chosen));
        match.begin(chosen.start(), chosen.time());
    }

    private void beginAgain() {
        begin(settings.swapSidesProperty().get() ? setup.withSidesSwapped() : setup);
    }

    private void defineCommands() {
        MatchCommands.define(commands, match, settings);
        commands.define(Command.NEW_GAME, () -> sheets.show(FxmlFile.NEW_GAME));
        commands.define(Command.PLAY_AGAIN, this::beginAgain);
        commands.define(Command.QUIT, stage::close);
        commands.define(Command.FULL_SCREEN, () -> stage.setFullScreen(!stage.isFullScreen()));
        commands.define(Command.SETTINGS, () -> sheets.show(FxmlFile.SETTINGS));
        commands.define(Command.RULES, () -> sheets.show(FxmlFile.RULES));
        commands.define(Command.SHORTCUTS, () -> sheets.show(FxmlFile.SHORTCUTS));
        commands.define(Command.ABOUT, () -> sheets.show(FxmlFile.ABOUT));
    }

    /** Nothing that goes wrong passes in silence. */
    private void failed(Throwable problem) {
        LOG.log(Level.SEVERE, "something went wrong", problem);
        if (!Platform.isFxApplicationThread()) {
            Platform.runLater(() -> failed(problem));
            return;
        }
        sheets.tell(views.texts().get("problem.unexpected"), views.texts().get("problem.goOn"), LogFile.trace(problem));
    }
}
