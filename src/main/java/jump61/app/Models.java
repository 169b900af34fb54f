package jump61.app;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.stage.Stage;
import javafx.stage.Window;
import jump61.app.lesson.LessonModel;
import jump61.engine.Engine;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Position;
import jump61.library.GameLibrary;
import jump61.library.ui.FileDialogs;
import jump61.library.ui.FinishedGames;
import jump61.library.ui.GameClipboard;
import jump61.library.ui.GameFiles;
import jump61.library.ui.LibraryModel;
import jump61.library.ui.MatchAutosave;
import jump61.network.RemoteSettings;
import jump61.network.ui.RemoteChoices;
import jump61.network.ui.RemotePlay;
import jump61.profile.Profiles;
import jump61.profile.ui.Evening;
import jump61.profile.ui.ProfileLadder;
import jump61.profile.ui.ProfileModel;
import jump61.puzzle.ui.EditorModel;
import jump61.puzzle.ui.Inquiry;
import jump61.puzzle.ui.PuzzleModel;
import jump61.record.AppDirectories;
import jump61.review.GameReview;
import jump61.review.ReviewLimits;
import jump61.review.ReviewNotes;
import jump61.review.ReviewWords;
import jump61.review.ui.AnalysisModel;
import jump61.review.ui.Ending;
import jump61.review.ui.LearnModel;
import jump61.review.ui.MoveJudge;
import jump61.review.ui.ReviewModel;
import jump61.review.ui.ReviewRunner;
import jump61.review.ui.StoredVariations;
import jump61.tournament.ui.TournamentModel;
import jump61.window.Commands;
import jump61.window.FileExecutor;
import jump61.window.FxmlFile;
import jump61.window.LogFile;
import jump61.window.Rooms;
import jump61.window.StatusLine;
import jump61.window.Texts;
import jump61.window.WorkerThread;
import jump61.window.board.GameViews;
import jump61.window.board.Lesson;
import jump61.window.match.Delay;
import jump61.window.match.EngineThinker;
import jump61.window.match.Ladder;
import jump61.window.match.MatchViewModel;
import jump61.window.match.NewGame;
import jump61.window.match.Resignation;
import jump61.window.match.Seating;
import jump61.window.match.TimeControl;
import jump61.window.match.view.MatchSounds;
import jump61.window.settings.Settings;
import jump61.window.settings.SettingsFile;
import jump61.window.settings.SystemTheme;
import jump61.window.settings.Theme;
import jump61.window.sound.Speaker;

/**
 * The models. They live as long as the program and do not depend on views. They can be created on any thread, before
 * there is a window, and reach the user through {@link #messages}.
 */
final class Models {
    /** What nobody looks at yet is read when the window has been drawn. */
    private static final Duration FIRST_FRAMES = Duration.ofMillis(400);

    final MessageRelay messages = new MessageRelay();
    final Settings settings;
    final MatchViewModel match;
    final MatchSounds sounds;
    final Seating seating;
    final NewGame newGame;
    final Ladder ladder;
    final RemotePlay remote;
    final RemoteChoices remoteChoices;
    final LeaveConfirmation leaving;
    final FileDialogs dialogs;
    final GameFiles files;
    final MatchAutosave kept;
    final GameLibrary library;
    final ProfileModel profile;
    final FinishedGames finished;
    final LibraryModel games;
    final TournamentModel tournament;
    final TournamentWiring tournaments;
    final GameClipboard clipboard;
    final ReviewModel review;
    final Resignation resignation;
    final Evening evening;
    final Ending ending;
    final AnalysisModel analysis;
    final StoredVariations variations;
    final EditorModel editor;
    final PuzzleWiring puzzleWiring;
    final PuzzleModel puzzles;
    final LearnModel learning;
    final Commands commands = new Commands();
    final Rooms rooms = new Rooms();
    final LessonModel lessons = new LessonModel(Delay.onFxThread());
    final StatusLine status = new StatusLine();
    final FileExecutor background = new FileExecutor();

    private Runnable cancelReading = () -> {};
    private final SettingsFile settingsFile;
    private final EngineThinker player = new EngineThinker("computer player", messages::unexpected);
    private final EngineThinker adviser = new EngineThinker("adviser", messages::unexpected);
    private final EngineThinker analyst = new EngineThinker(
            "analysis", new Engine(Math.min(2, Runtime.getRuntime().availableProcessors())), messages::unexpected);
    private final ReviewRunner reviewRunner =
            new ReviewRunner(ReviewLimits.USUAL, Platform::runLater, messages::unexpected);
    private final ReviewRunner judgeRunner =
            new ReviewRunner(ReviewLimits.USUAL, Platform::runLater, messages::unexpected);
    private final ReviewRunner storyRunner = new ReviewRunner(Ending.QUICK, Platform::runLater, messages::unexpected);
    private final WorkerThread solver = new WorkerThread("solver", Platform::runLater, messages::unexpected);
    private final Speaker speaker = new Speaker();
    private final FailureReports failures = new FailureReports(messages, this::texts);

    Models(AppDirectories directories, RemoteSettings network) {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> messages.unexpected(problem));
        LogFile.open(directories.log());
        settingsFile = new SettingsFile(directories.config().resolve("settings.properties"));
        settings = opened();
        settingsFile.setOnFailure(problem -> Platform.runLater(() -> failures.settingsNotKept(problem)));
        match = new MatchViewModel(new MatchViewModel.Surroundings(
                player, adviser, Delay.onFxThread(), System::nanoTime, new SplittableRandom()::nextLong));
        sounds = new MatchSounds(settings, speaker::play, match);
        match.setListener(sounds);
        seating = new Seating(match);
        newGame = new NewGame(match, settings);
        remote = new RemotePlay(match, network, Platform::runLater);
        remoteChoices = new RemoteChoices(settings);
        Supplier<Texts> texts = this::texts;
        leaving = new LeaveConfirmation(remote, messages, texts);
        dialogs = new FileDialogs(Models::window, settings, texts);
        files = new GameFiles(match, settings, background, dialogs, messages, texts, leaving::before);
        kept = keptIn(directories.data());
        library = new GameLibrary(directories.data().resolve("games"), settings.mostGames());
        profile = profileIn(directories.data().resolve("profiles"));
        ladder = new ProfileLadder(profile);
        finished = finishedGames();
        tournaments = new TournamentWiring(this, directories.data().resolve("tournaments"));
        tournament = tournaments.model();
        games = new LibraryModel(library, background, problem -> notKept("library.failed", problem));
        clipboard = new GameClipboard(match, files, messages, texts);
        review = new ReviewModel(match, reviewRunner, () -> ReviewNotes.read(files.record()), this::keepReview);
        puzzleWiring = new PuzzleWiring(this);
        puzzles = puzzleWiring.puzzles();
        resignation = new Resignation(match);
        evening = new Evening(match, settings.eveningProperty(), InstantSource.system());
        ending = new Ending(match, storyRunner, () -> ReviewNotes.read(files.record()), evening);
        AnalysisWiring wiring = new AnalysisWiring(this, analyst);
        analysis = wiring.analysis;
        variations = wiring.variations;
        editor = new EditorModel(match, new Inquiry(solver, Platform::runLater));
        learning = new LearnModel(match, MoveJudge.by(judgeRunner), Delay.onFxThread());
        connect();
    }

    private Settings opened() {
        Settings opened = settingsFile.open();
        takeSystemTheme(opened);
        return opened;
    }

    private static void takeSystemTheme(Settings settings) {
        boolean unknown = settings.systemThemeProperty().get() == Theme.SYSTEM;
        if (unknown && settings.themeProperty().get() == Theme.SYSTEM) {
            // At the very first start only. Later ones begin with what is remembered, and ask when the window is there.
            settings.systemThemeProperty().set(SystemTheme.ask());
        }
    }

    /** Connects the models that depend on each other. */
    private void connect() {
        rooms.openProperty().addListener((observable, before, now) -> match.setSuspended(now != null));
        match.matchProperty().addListener((observable, before, now) -> rooms.close());
        commands.inRoomProperty().bind(rooms.openProperty().isNotNull());
        review.openProperty().addListener((observable, before, now) -> ending.rest());
        review.reviewProperty().addListener((observable, before, now) -> ending.know(now));
        analysis.openProperty().addListener((observable, before, now) -> ending.rest());
        clipboard.setTaker(
                text -> editor.openProperty().get() && editor.read(text).isEmpty());
        MatchCommands.define(commands, match, seating, settings);
        puzzleWiring.define(commands);
        ReviewCommands.define(commands, match, review, analysis, learning, editor);
    }

    private ProfileModel profileIn(Path folder) {
        return new ProfileModel(
                new Profiles(folder),
                settings.personProperty(),
                background,
                problem -> notKept("keep.profile", problem));
    }

    private FinishedGames finishedGames() {
        settings.keptGamesProperty().addListener((observable, before, now) -> library.setLimit(settings.mostGames()));
        FinishedGames games = new FinishedGames(
                match,
                files,
                library,
                profile,
                background,
                settings::keepsGames,
                problem -> notKept("keep.library", problem));
        kept.setOnFinished(games::recover);
        return games;
    }

    /**
     * {@return the move that the board marks besides a hint: that of a puzzle, or the better move of a review or
     * turning point; null if there is none}
     */
    ObservableValue<Move> suggestion() {
        return Bindings.createObjectBinding(
                () -> Stream.of(puzzles.hintProperty(), review.suggestionProperty(), ending.suggestionProperty())
                        .map(ReadOnlyObjectProperty::get)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null),
                puzzles.hintProperty(),
                review.suggestionProperty(),
                ending.suggestionProperty());
    }

    private void keepReview(GameReview review) {
        Game game = match.matchProperty().get().game();
        Texts texts = texts();
        ReviewWords words = new ReviewWords(
                texts.locale(), side -> texts.get("side." + game.colour(side).id()));
        files.note(record -> ReviewNotes.annotate(
                record, review, reviewRunner.limits(record.moves().size()).look(), words));
        files.keepNotes();
        finished.reviewed(files.record());
    }

    private MatchAutosave keptIn(Path folder) {
        return new MatchAutosave(
                match,
                files,
                folder,
                background,
                problem -> notKept("keep.game", problem),
                unread -> failures.unreadable("keep.unreadableGame", unread));
    }

    /** Starts a match from a position that was set up, with the current players. */
    void beginAt(Position start) {
        files.insteadOfThis(() -> match.begin(
                new Match(start, match.playersProperty().get().withoutRemote(Player.HUMAN)), TimeControl.NONE));
    }

    /**
     * Starts saving the game after each change, and reports problems that a question at the start would have hidden.
     */
    void startKeeping() {
        kept.start();
        settingsFile.damaged().ifPresent(copy -> failures.unreadable("keep.unreadableSettings", List.of(copy)));
        cancelReading = Delay.onFxThread().after(FIRST_FRAMES, () -> {
            files.sweepRecent();
            profile.refresh();
        });
    }

    /** {@return what makes the lesson for the current game, if it has one} */
    Optional<Supplier<Lesson>> lesson() {
        Match now = match.matchProperty().get();
        return now == null ? Optional.empty() : GameViews.of(now.game()).lesson();
    }

    /** Starts the lesson for the current game; the match waits. */
    void teach() {
        lesson().ifPresent(lesson -> {
            rooms.close();
            lessons.begin(lesson.get());
            rooms.open(FxmlFile.LESSON, lessons::leave);
        });
    }

    /** Follows the system's theme, if that is chosen. */
    void askForTheme() {
        if (settings.themeProperty().get() == Theme.SYSTEM) {
            background.run(SystemTheme::ask, settings.systemThemeProperty()::set, problem -> {});
        }
    }

    /** {@return the window, which owns all dialogs; null before it is shown} */
    private static Window window() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .findFirst()
                .orElse(null);
    }

    /** {@return the texts in the language of the settings} */
    Texts texts() {
        return Texts.in(settings.languageProperty().get());
    }

    /** Reports that something could not be written, and why. */
    void notKept(String textKey, Throwable problem, Object... arguments) {
        failures.notKept(textKey, problem, arguments);
    }

    /** Stops all activity and writes pending changes. */
    void close() {
        cancelReading.run();
        remote.close();
        tournaments.close();
        puzzleWiring.close();
        solver.close();
        reviewRunner.close();
        judgeRunner.close();
        storyRunner.close();
        match.close();
        player.close();
        adviser.close();
        analyst.close();
        speaker.close();
        kept.close();
        background.close();
        settingsFile.close();
    }
}
