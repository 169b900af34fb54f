package jump61.tournament.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.library.GameLibrary;
import jump61.record.GameRecord;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.tournament.KeptGames;
import jump61.tournament.OpeningBook;
import jump61.tournament.ProgramTrial;
import jump61.tournament.ui.TournamentPicture.FinishedGame;
import jump61.tournament.ui.TournamentPicture.PeopleGame;
import jump61.tournament.ui.TournamentPicture.RunningGame;
import jump61.window.FxmlFile;
import jump61.window.QuestionController.Question;
import jump61.window.Sheets;
import jump61.window.feature.Context;
import jump61.window.feature.Program;

/** What the tournament sheets share: the tournament, its surroundings in the window, and the last choices. */
public final class TournamentActions {
    private final Context context;
    private final Program program;
    private final TournamentModel model;
    private final Sheets sheets;
    private final TournamentTexts texts;
    private final KnownPrograms known;
    private final Board board;

    /** The number of simultaneous games, and whether they are stored in the library; for the current tournament. */
    private int atOnce = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

    private boolean keepGames = true;
    private Optional<TournamentDraft> draft = Optional.empty();

    /** The board, to which games of a tournament come. */
    public interface Board {
        /** Starts a game with people. Its result counts. */
        void play(PeopleGame game);

        /** Shows a game that is being played. */
        void watch(TournamentPicture picture, RunningGame game);

        /** Shows a game that has been played. */
        void open(GameRecord record);
    }

    /**
     * Creates the actions of a window.
     *
     * @param known the other programs that the user keeps
     * @param board brings games to the board
     */
    public TournamentActions(Context context, TournamentModel model, KnownPrograms known, Board board) {
        this.context = context;
        program = context.program();
        sheets = context.sheets();
        texts = new TournamentTexts(context.texts(), context.words(), model.dayProperty()::get);
        this.model = model;
        this.known = known;
        this.board = board;
    }

    /** {@return the controller of the list of tournaments} */
    public TournamentsController list() {
        return new TournamentsController(context, model, this, texts);
    }

    /** {@return the controller of the sheet with the table} */
    TournamentController tableSheet() {
        return new TournamentController(model, this, sheets, texts);
    }

    /** {@return the controller of the set-up sheet} */
    TournamentSetupController setupSheet() {
        return new TournamentSetupController(model, this, sheets, texts);
    }

    /** {@return the controller of the sheet with external programs} */
    ProgramsController programsSheet() {
        return new ProgramsController(this, sheets, texts);
    }

    /** Shows the current tournament or, if there is none, the set-up sheet. */
    public void open() {
        boolean none = model.stateProperty().get() == TournamentState.NONE;
        sheets.show(none ? FxmlFile.TOURNAMENT_SETUP : FxmlFile.TOURNAMENT);
    }

    /** Shows the table of a stored tournament; while one is being played, that of this one. */
    void show(KeptTournament kept) {
        model.show(kept);
        sheets.show(FxmlFile.TOURNAMENT);
    }

    /** {@return the last set-up; by default, a round robin between some players} */
    TournamentDraft draft(Supplier<List<Entrant>> first) {
        Game game = Games.all().get(0);
        return draft.orElseGet(() ->
                new TournamentDraft(Format.ROUND_ROBIN, game, game.sizes().usualSize(), 1, 2, first.get(), List.of()));
    }

    void remember(TournamentDraft latest) {
        draft = Optional.of(latest);
    }

    int atOnce() {
        return atOnce;
    }

    void remember(int gamesAtOnce, boolean keep) {
        atOnce = gamesAtOnce;
        keepGames = keep;
    }

    void resume() {
        model.resume(atOnce, keepGames);
    }

    void play(PeopleGame game) {
        board.play(game);
    }

    /** Shows a game that is being played. */
    void watch(TournamentPicture picture, RunningGame game) {
        sheets.hide();
        board.watch(picture, game);
    }

    /** Shows a game that has been played. */
    void open(TournamentPicture picture, FinishedGame game) {
        KeptTournament kept = model.shown().orElseThrow();
        GameRecord record = new KeptGames(picture.setup(), kept.folder()).record(game.outcome(), game.encounter());
        sheets.hide();
        board.open(record.changeTags(
                tags -> tags.put(GameLibrary.ID, kept.gameId(game.outcome().number()))));
    }

    Optional<Path> chooseOpenings() {
        return program.dialogs().toReadOpenings();
    }

    /** Reads positions, one per line, or those that games of a size have reached. */
    void readOpenings(Path file, Game game, BoardSize size, Consumer<List<String>> onRead) {
        program.background()
                .run(
                        () -> OpeningBook.load(file, game, size),
                        onRead,
                        problem -> program.failures().notKept("tournament.failed", problem));
    }

    /** {@return the other programs that the user keeps} */
    KnownPrograms programs() {
        return known;
    }

    Runnable tryOut(KnownProgram program, IntConsumer onMove, Consumer<ProgramTrial> onDone) {
        return model.tryOut(program, onMove, onDone);
    }

    /** Deletes the current tournament, after a confirmation. */
    void delete() {
        Question question = new Question(
                texts.get("tournament.delete.question"),
                texts.get("bin.kept"),
                texts.get("profile.delete.goOn"),
                texts.get("sheet.leave"));
        sheets.ask(question, model::deleteShown, () -> sheets.show(FxmlFile.TOURNAMENT));
    }

    /** Removes the deleted tournaments for good, after a confirmation. */
    void emptyBin() {
        context.askToEmptyBin(
                model.deleted().stream().map(kept -> texts.title(kept.setup())).toList(), model::emptyBin);
    }
}
