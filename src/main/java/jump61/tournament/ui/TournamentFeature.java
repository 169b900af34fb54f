package jump61.tournament.ui;

import java.time.LocalDate;
import java.util.Map;
import java.util.SplittableRandom;
import javafx.application.Platform;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Player;
import jump61.game.Players;
import jump61.library.GameLibrary;
import jump61.library.ui.GameFiles;
import jump61.record.GameRecord;
import jump61.tournament.Forfeit;
import jump61.tournament.TournamentException;
import jump61.tournament.ui.TournamentPicture.PeopleGame;
import jump61.tournament.ui.TournamentPicture.RunningGame;
import jump61.window.Command;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.Delay;
import jump61.window.match.Sequels.Sequel;
import jump61.window.match.TimeControl;

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
        programGames = new ProgramGames(
                program.match(),
                programs,
                new TableOfProgram(program, files, games),
                program.awayFromBoardProperty(),
                Delay.onFxThread(),
                Platform::runLater);
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
            files.note(record -> record.changeTags(all -> all.putAll(tags)));
        }
    }

    /** What a game against a program outside tournaments needs of the window. */
    private record TableOfProgram(Program program, GameFiles files, BoardGames tournaments)
            implements ProgramGames.Table {
        @Override
        public boolean isUnderWay(Match match) {
            return tournaments.isGame(match);
        }

        @Override
        public boolean isOfTournament() {
            String id = files.record().tags().getOrDefault(GameLibrary.ID, "");
            return KeptTournament.GameId.parse(id).isPresent();
        }

        @Override
        public Player.Computer substitute() {
            return program.newGame().computer();
        }

        @Override
        public void offer(String name, Forfeit reason, Runnable playOn) {
            Texts texts = program.texts();
            program.messages()
                    .ask(
                            new Question(
                                    texts.get("programs.stopped", name),
                                    new ProgramWords(texts).problem(reason),
                                    texts.get("play.goOn"),
                                    texts.get("sheet.leave")),
                            playOn);
        }

        @Override
        public void noteUnrated(String name) {
            files.note(record -> record.changeTags(tags -> tags.put(GameLibrary.UNRATED, name)));
        }
    }

    /** {@return the other programs that the user keeps} */
    public KnownPrograms programs() {
        return programs;
    }

    public TournamentModel model() {
        return model;
    }

    @Override
    public void addTo(Context window) {
        TournamentActions actions = new TournamentActions(window, model, programs, new Board());
        window.views().register(TournamentsController.class, actions::list);
        window.views().register(TournamentController.class, actions::tableSheet);
        window.views().register(TournamentSetupController.class, actions::setupSheet);
        window.views().register(ProgramsController.class, actions::programsSheet);
        window.commands().define(Command.TOURNAMENT, actions::open);
    }

    /** Brings games of a tournament to the board, unless that would end a network game. */
    private final class Board implements TournamentActions.Board {
        @Override
        public void play(PeopleGame game) {
            program.leaving().before(() -> games.play(game)).run();
        }

        @Override
        public void watch(TournamentPicture picture, RunningGame game) {
            program.leaving().before(() -> watchNow(picture, game)).run();
        }

        @Override
        public void open(GameRecord record) {
            files.insteadOfThis(() -> files.begin(record));
        }
    }

    private void watchNow(TournamentPicture picture, RunningGame game) {
        Match match = new Match(
                picture.setup().openingOf(game.number()),
                new Players(
                        new Player.Program(game.names().first()),
                        new Player.Program(game.names().second())));
        model.progress(game.number()).ifPresent(now -> now.moves().forEach(match::play));
        String id = model.shown().orElseThrow().gameId(game.number());
        match.addListener(event -> {
            if (event instanceof MatchEvent.Ended) {
                // Before it is stored, so that it is in the library only once.
                files.note(record -> record.changeTags(tags -> tags.put(GameLibrary.ID, id)));
            }
        });
        program.match().begin(match, TimeControl.NONE);
        new Spectator(program.match(), match, () -> model.progress(game.number()), Delay.onFxThread()).begin();
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

    /** Another window may have played some; the next day may have begun. */
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
