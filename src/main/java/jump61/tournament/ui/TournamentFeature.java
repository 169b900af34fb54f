package jump61.tournament.ui;

import java.time.LocalDate;
import java.util.Map;
import java.util.SplittableRandom;
import javafx.application.Platform;
import jump61.library.GameLibrary;
import jump61.library.ui.GameFiles;
import jump61.record.GameRecord;
import jump61.tournament.Forfeit;
import jump61.tournament.TournamentException;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.Texts;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.Delay;
import jump61.window.match.Sequels.Sequel;

/** Tournaments of levels, other programs and people. */
public final class TournamentFeature implements Feature {
    private final Program program;
    private final TournamentModel model;
    private final GameFiles files;
    private final BoardGames games;
    private final KnownPrograms programs;
    private final ProgramGames programGames;

    public TournamentFeature(Program program, GameFiles files, GameLibrary library) {
        this.program = program;
        this.files = files;
        programs = new KnownPrograms(program.settings().text("arena.programs", ""));
        model = new TournamentModel(
                program.directories().data().resolve("tournaments"),
                library,
                Platform::runLater,
                this::report,
                new SplittableRandom()::nextLong,
                LocalDate::now);
        games = new BoardGames(
                program.match(), new NotesOfMatch(files), model, Delay.onFxThread(), Platform::runLater, this::report);
        programGames = new ProgramGames(program, files, programs, games);
        program.sequels()
                .add(new Sequel(
                        games::isGame,
                        "tournament.title",
                        () -> program.commands().runAnyway(Command.TOURNAMENT)));
    }

    /** Access to the record that is saved with the match on the board. */
    private record NotesOfMatch(GameFiles files) implements BoardGames.Notes {
        @Override
        public GameRecord record() {
            return files.record();
        }

        @Override
        public void add(Map<String, String> tags) {
            files.note(record -> record.changeTags(all -> all.putAll(tags)));
        }
    }

    /** {@return the user's list of external programs} */
    public KnownPrograms programs() {
        return programs;
    }

    public TournamentModel model() {
        return model;
    }

    @Override
    public void addTo(Context window) {
        var choices = new TournamentChoices();
        var board = new TournamentBoard(program, files, model, games);
        window.views().register(TournamentsController.class, () -> new TournamentsController(window, model));
        window.views()
                .register(TournamentController.class, () -> new TournamentController(window, model, board, choices));
        window.views()
                .register(
                        TournamentSetupController.class,
                        () -> new TournamentSetupController(window, model, programs, choices));
        window.views().register(ProgramsController.class, () -> new ProgramsController(window, model, programs));
        window.commands().define(Command.TOURNAMENT, () -> open(window));
    }

    /** Shows the current tournament or, if there is none, the set-up sheet. */
    private void open(Context window) {
        boolean none = model.stateProperty().get() == TournamentState.NONE;
        window.sheets().show(none ? FxmlFile.TOURNAMENT_SETUP : FxmlFile.TOURNAMENT);
    }

    private void report(Throwable problem) {
        if (problem instanceof TournamentException known) {
            Texts texts = program.texts();
            String what = TournamentTexts.problem(texts, known, known.detail());
            program.messages().problem(texts.get("tournament.failed"), what);
        } else {
            program.failures().notKept("tournament.failed", problem);
        }
    }

    private void report(String name, Forfeit forfeit) {
        Texts texts = program.texts();
        program.messages().problem(texts.get("tournament.forfeit", name), new ProgramWords(texts).problem(forfeit));
    }

    /** Refreshes the list: another window may have played tournaments, and the next day may have begun. */
    @Override
    public void focusChanged() {
        if (program.places().currentProperty().get().command() == Command.GO_GAMES) {
            model.refresh();
        }
    }

    /** Ends tournaments and the programs that play in them. */
    @Override
    public void close() {
        programGames.close();
        games.close();
        model.close();
    }
}
