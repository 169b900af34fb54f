package jump61.app;

import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.NodeOrientation;
import javafx.scene.layout.Region;
import jump61.app.help.AboutController;
import jump61.app.help.RulesController;
import jump61.app.help.ShortcutsController;
import jump61.app.newgame.BoardChooser;
import jump61.app.newgame.ClockChooser;
import jump61.app.newgame.NewGameController;
import jump61.app.newgame.OpponentChooser;
import jump61.console.Version;
import jump61.game.Languages;
import jump61.library.ui.IoErrorMessages;
import jump61.library.ui.LibraryController;
import jump61.library.ui.LibraryTexts;
import jump61.network.ui.EndController;
import jump61.network.ui.HostController;
import jump61.network.ui.JoinController;
import jump61.network.ui.RemoteEnd;
import jump61.network.ui.RemoteStage;
import jump61.network.ui.WaitingController;
import jump61.profile.ui.ProfileActions;
import jump61.profile.ui.ProfileController;
import jump61.review.ui.AnalysisMarks;
import jump61.review.ui.EndingController;
import jump61.review.ui.LearnMarks;
import jump61.review.ui.ReviewMarks;
import jump61.tournament.ui.ProgramsController;
import jump61.tournament.ui.TournamentActions;
import jump61.tournament.ui.TournamentController;
import jump61.tournament.ui.TournamentSetupController;
import jump61.tournament.ui.TournamentTexts;
import jump61.window.FxmlFile;
import jump61.window.LineBreaks;
import jump61.window.LogFile;
import jump61.window.Messages;
import jump61.window.QuestionController.Question;
import jump61.window.Sheets;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.ViewLoader;
import jump61.window.board.MoveMark;
import jump61.window.board.Territory;
import jump61.window.match.MatchTexts;
import jump61.window.match.view.BoardController;
import jump61.window.match.view.EvaluationController;
import jump61.window.match.view.HeadlineController;
import jump61.window.match.view.PlayerController;
import jump61.window.match.view.SideChooser;
import jump61.window.match.view.SideController;
import jump61.window.match.view.StatusController;
import jump61.window.match.view.StripController;
import jump61.window.settings.SettingsController;
import jump61.window.settings.Speed;

/** The views of the window in one language. The models reach the user through them. */
final class Views implements Messages {
    private final Models models;
    private final Texts texts;
    private final MatchTexts words;
    private final Sheets sheets;
    private final ViewLoader loader;
    private final Subscriptions subscriptions = new Subscriptions();
    /** What both sides have on the board as currently drawn. */
    private final ObjectProperty<Territory> drawn = new SimpleObjectProperty<>();

    private final MainController main;
    private final Region root;
    private final TournamentActions tournaments;

    Views(Models models) {
        this.models = models;
        texts = models.texts();
        words = MatchTexts.inColours(texts, models.settings.shownColours());
        loader = new ViewLoader(texts);
        sheets = new Sheets(loader);
        registerWindow(models);
        new ModeViews(models, texts, words, subscriptions).register(loader);
        registerSheets(models);
        registerRemoteSheets(models);
        registerLibrary(models);
        registerProfile(models);
        tournaments = registerTournaments(models);
        ViewCommands.define(models, this);
        main = new MainController(
                models.match, models.settings, models.rooms, sheets, loader, models.commands, subscriptions);
        root = (Region) loader.load(FxmlFile.MAIN, main);
        if (Languages.isFromRightToLeft(texts.locale())) {
            // Its style sheet has a part in the mirroring, too.
            root.setNodeOrientation(NodeOrientation.RIGHT_TO_LEFT);
        }
        if (Languages.isShaped(texts.locale())) {
            LineBreaks.keep(root);
        }
        subscriptions.onValue(models.remote.endProperty(), this::showRemoteEnd);
        subscriptions.onChange(models.remote.stageProperty(), this::tellThatMovesStay);
        subscriptions.onChange(models.settings.speedProperty(), this::tellSpeed);
        models.match.setDropQuestion(this::askBeforeDropping);
    }

    private void registerWindow(Models m) {
        loader.register(MenuController.class, () -> new MenuController(m.commands, m.files, texts));
        loader.register(ToolsController.class, () -> new ToolsController(m.commands, texts));
        loader.register(
                BoardController.class,
                () -> new BoardController(
                        m.match,
                        m.seating,
                        m.settings,
                        m.status,
                        texts,
                        words,
                        m.suggestion(),
                        marks(m),
                        drawn,
                        m.sounds,
                        subscriptions));
        loader.register(HeadlineController.class, () -> new HeadlineController(m.match, texts, words, subscriptions));
        loader.register(
                EvaluationController.class,
                () -> new EvaluationController(m.match, m.seating, m.settings, texts, words, subscriptions));
        loader.register(
                SideController.class,
                () -> new SideController(
                        m.match, m.variations, m.seating, m.ending, m.commands, loader, texts, words, subscriptions));
        loader.register(
                EndingController.class,
                () -> new EndingController(
                        m.ending, m.match, m.seating, m.newGame, m.commands, again(m), texts, words, subscriptions));
        loader.register(
                StripController.class, () -> new StripController(m.match, m.commands, again(m), texts, subscriptions));
        loader.register(
                PlayerController.class,
                () -> new PlayerController(m.match, m.settings, m.evening, drawn, texts, words, subscriptions));
        loader.register(
                StatusController.class,
                () -> new StatusController(m.match, m.settings, m.status, texts, words, subscriptions));
    }

    /** The text of the button that follows a game; after one of a tournament, it leads back to the table. */
    private ObservableValue<String> again(Models m) {
        return m.match
                .matchProperty()
                .map(shown -> texts.get(m.tournaments.isGame(shown) ? "tournament.title" : "result.playAgain"));
    }

    /** The moves marked on the board by the current mode. */
    private ObservableValue<List<MoveMark>> marks(Models m) {
        AnalysisMarks analysed = new AnalysisMarks(m.analysis, texts, words, subscriptions);
        return Bindings.createObjectBinding(
                () -> {
                    if (m.learning.openProperty().get()) {
                        return LearnMarks.of(m.learning);
                    }
                    return m.review.openProperty().get()
                            ? ReviewMarks.of(m.review)
                            : analysed.marksProperty().get();
                },
                analysed.marksProperty(),
                m.review.openProperty(),
                m.review.reviewProperty(),
                m.review.selectedProperty(),
                m.review.suggestionProperty(),
                m.learning.openProperty(),
                m.learning.changesProperty());
    }

    private void registerSheets(Models m) {
        loader.register(
                NewGameController.class,
                () -> new NewGameController(m.newGame, m.remoteChoices, m.settings, sheets, texts, words));
        loader.register(OpponentChooser.class, () -> new OpponentChooser(texts, words, m.ladder));
        loader.register(BoardChooser.class, () -> new BoardChooser(words));
        loader.register(ClockChooser.class, () -> new ClockChooser(texts));
        loader.register(SideChooser.class, () -> new SideChooser(texts, words));
        loader.register(SettingsController.class, () -> new SettingsController(m.settings, sheets, texts));
        loader.register(ShortcutsController.class, () -> new ShortcutsController(m.commands, sheets, texts));
        loader.register(AboutController.class, () -> new AboutController(sheets, texts, Version.current()));
        loader.register(
                RulesController.class,
                () -> new RulesController(
                        sheets, texts, words, m.match.matchProperty().get().game()));
    }

    private void registerRemoteSheets(Models m) {
        loader.register(
                HostController.class,
                () -> new HostController(m.remote, m.remoteChoices, m.background, sheets, texts, words));
        loader.register(
                JoinController.class, () -> new JoinController(m.remote, m.remoteChoices, sheets, texts, words));
        loader.register(WaitingController.class, () -> new WaitingController(m.remote, sheets, texts));
    }

    private void registerLibrary(Models m) {
        LibraryController.Actions actions = new LibraryController.Actions(
                record -> m.files.insteadOfThis(() -> m.files.begin(record)),
                record -> m.files.insteadOfThis(() -> {
                    m.files.begin(record);
                    m.review.open();
                }),
                m.dialogs::toImport,
                m.dialogs::folderForExport,
                m.settings::keepsGames);
        loader.register(
                LibraryController.class,
                () -> new LibraryController(
                        m.games,
                        actions,
                        sheets,
                        texts,
                        words,
                        new LibraryTexts(texts, words, Clock.systemDefaultZone())));
    }

    private TournamentActions registerTournaments(Models m) {
        TournamentTexts told = new TournamentTexts(texts, words);
        TournamentActions actions = new TournamentActions(
                m.tournament,
                sheets,
                m.settings,
                m.background,
                m.tournaments::play,
                m.dialogs::toReadOpenings,
                problem -> m.notKept("tournament.failed", problem));
        loader.register(TournamentController.class, () -> actions.table(told));
        loader.register(TournamentSetupController.class, () -> actions.setup(told));
        loader.register(ProgramsController.class, () -> actions.programs(told));
        return actions;
    }

    TournamentActions tournaments() {
        return tournaments;
    }

    private void registerProfile(Models m) {
        ProfileActions actions = new ProfileActions(
                sheets,
                (game, level) -> m.leaving
                        .before(() -> m.newGame.beginAgainst(game, level))
                        .run(),
                m.dialogs::toExportProfile,
                m.dialogs::toImportProfile);
        loader.register(
                ProfileController.class,
                () -> actions.controller(
                        m.profile, texts, words, m.match.matchProperty().get().game()));
    }

    /** Reports the end of a network game. If play has not begun, the waiting sheet does that. */
    private void showRemoteEnd(RemoteEnd end) {
        if (end != null && end.onBoard()) {
            EndController controller = new EndController(
                    end,
                    models.match.turns().size(),
                    models.files::saveAs,
                    () -> models.remote.goOnWith(models.newGame.computer()),
                    sheets,
                    texts);
            sheets.show(FxmlFile.REMOTE_END, controller);
        }
    }

    private void tellThatMovesStay(RemoteStage stage) {
        if (stage == RemoteStage.PLAYING) {
            note(texts.get("network.noUndo"));
        }
    }

    /** Tells the new speed, which keys can change where it is not seen. */
    private void tellSpeed(Speed speed) {
        note(texts.get("settings.speed.told." + speed.name().toLowerCase(Locale.ROOT)));
    }

    private void askBeforeDropping(int moves, Runnable drop) {
        Question question = new Question(
                texts.get("drop.question"),
                texts.get("drop.explanation", moves),
                texts.get("drop.goOn", moves),
                texts.get("sheet.leave"));
        sheets.ask(question, drop, () -> {});
    }

    /** {@return the root node, to which {@link #complete} adds everything around the board} */
    Region root() {
        return root;
    }

    void complete() {
        main.complete();
    }

    MatchTexts words() {
        return words;
    }

    Sheets sheets() {
        return sheets;
    }

    Texts texts() {
        return texts;
    }

    /** Removes all listeners from the models. */
    void close() {
        subscriptions.close();
    }

    @Override
    public void note(String text) {
        models.status.noteProperty().set(text);
    }

    @Override
    public void problem(String what, String why) {
        sheets.tell(what, why, Optional.empty());
    }

    @Override
    public void ask(Question question, Runnable onGoOn) {
        sheets.ask(question, onGoOn, () -> {});
    }

    /** Reports a bug in one line, with the location of the log, which has the details. */
    void unexpected(Throwable problem) {
        String advice = texts.get("problem.goOn", IoErrorMessages.reason(problem, texts));
        sheets.tell(texts.get("problem.unexpected"), advice, LogFile.folder());
    }
}
