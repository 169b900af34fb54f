package jump61.tournament.ui;

import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import javafx.application.Platform;
import javafx.beans.property.StringProperty;
import jump61.library.GameLibrary;
import jump61.library.ui.GameFiles;
import jump61.record.GameRecord;
import jump61.tournament.Forfeit;
import jump61.tournament.TournamentException;
import jump61.tournament.ui.TournamentPicture.PeopleGame;
import jump61.window.Command;
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
    private final BoardGames games;
    private final StringProperty programs;

    public TournamentFeature(Program program, GameFiles files, GameLibrary library) {
        this.program = program;
        programs = program.settings().text("arena.programs", "");
        model = new TournamentModel(
                program.directories().data().resolve("tournaments"),
                library,
                Platform::runLater,
                this::report,
                new SplittableRandom()::nextLong);
        games = new BoardGames(
                program.match(), new NotesOfMatch(files), model, Delay.onFxThread(), Platform::runLater, this::report);
        program.sequels()
                .add(new Sequel(
                        games::isGame,
                        "tournament.title",
                        () -> program.commands().runAnyway(Command.TOURNAMENT)));
    }

    /** What is saved with the match on the board. */
    private record NotesOfMatch(GameFiles files) implements BoardGames.Notes {
        @Override
        public GameRecord record() {
            return files.record();
        }

        @Override
        public void add(Map<String, String> tags) {
            files.note(record -> BoardGames.withTags(record, tags));
        }
    }

    public TournamentModel model() {
        return model;
    }

    @Override
    public void addTo(Context window) {
        TournamentActions actions = new TournamentActions(window, model, programs, this::play);
        window.views().register(TournamentController.class, actions::tableSheet);
        window.views().register(TournamentSetupController.class, actions::setupSheet);
        window.views().register(ProgramsController.class, actions::programsSheet);
        window.commands().define(Command.TOURNAMENT, actions::open);
    }

    /** Starts a tournament game with a person on the board, unless that would end a network game. Its result counts. */
    private void play(PeopleGame game) {
        program.leaving().before(() -> games.play(game)).run();
    }

    private void report(Throwable problem) {
        if (problem instanceof TournamentException known) {
            Texts texts = program.texts();
            String key = "tournament.failed." + known.reason().name().toLowerCase(Locale.ROOT);
            program.messages().problem(texts.get("tournament.failed"), texts.get(key, known.detail()));
        } else {
            program.failures().notKept("tournament.failed", problem);
        }
    }

    private void report(String name, Forfeit forfeit) {
        Texts texts = program.texts();
        program.messages().problem(texts.get("tournament.forfeit", name), new ProgramWords(texts).problem(forfeit));
    }

    /** Ends tournaments and the programs that play in them. */
    @Override
    public void close() {
        games.close();
        model.close();
    }
}
