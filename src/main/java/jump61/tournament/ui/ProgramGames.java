package jump61.tournament.ui;

import java.time.Duration;
import java.util.Optional;
import javafx.application.Platform;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.library.GameLibrary;
import jump61.library.ui.GameFiles;
import jump61.tournament.Contestant;
import jump61.tournament.Forfeit;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;
import jump61.window.feature.Program;
import jump61.window.match.Delay;
import jump61.window.match.MatchViewModel;

/**
 * Lets the user's external programs play against a person on the board, outside tournaments. A program is started when the
 * board is shown. If it fails, the game stays as it is: a level can take over, or the program is started again the next
 * time the board is shown.
 */
final class ProgramGames implements AutoCloseable {
    /** Maximum time for a move, if the game has no clock. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Program program;
    private final GameFiles files;
    private final KnownPrograms programs;
    private final BoardGames tournaments;
    private final MatchViewModel view;
    private Runnable unlisten = () -> {};
    private Optional<ProgramOpponent> opponent = Optional.empty();
    private boolean closed;

    /**
     * Lets programs play on the board of {@code program}.
     *
     * @param tournaments plays the games of tournaments there
     */
    ProgramGames(Program program, GameFiles files, KnownPrograms programs, BoardGames tournaments) {
        this.program = program;
        this.files = files;
        this.programs = programs;
        this.tournaments = tournaments;
        view = program.match();
        view.matchProperty().addListener((observable, before, now) -> {
            end();
            unlisten.run();
            unlisten = now.addListener(event -> onEvent(now, event));
            Platform.runLater(() -> lookAt(now));
        });
        program.awayFromBoardProperty().addListener((observable, before, now) -> {
            Match match = view.matchProperty().get();
            if (!now && match != null) {
                Platform.runLater(() -> lookAt(match));
            }
        });
    }

    private void onEvent(Match match, MatchEvent event) {
        if (event instanceof MatchEvent.Ended) {
            end();
        } else if (event instanceof MatchEvent.Reopened) {
            Platform.runLater(() -> lookAt(match));
        }
    }

    private void lookAt(Match match) {
        boolean current = match.equals(view.matchProperty().get()) && !match.isOver() && opponent.isEmpty();
        if (closed || !current || tournaments.isGame(match)) {
            return;
        }
        if (match.players().arePrograms()) {
            // A game that was watched in an earlier run of this program, or a file of one.
            match.setPlayers(new Players(Player.HUMAN, Player.HUMAN));
        }
        if (match.players().onlyProgram().isEmpty()) {
            return;
        }
        Side side = match.players().onlyProgram().get();
        Optional<KnownProgram> known = programOf(match, side);
        if (known.isEmpty()) {
            match.setPlayers(withoutProgram(match, side));
        } else if (!program.awayFromBoardProperty().get()) {
            begin(match, side, known.get());
        }
    }

    private Optional<KnownProgram> programOf(Match match, Side side) {
        return match.players()
                .of(side)
                .givenName()
                .filter(name -> !isOfTournament())
                .flatMap(programs::find)
                .filter(known -> known.plays(match.game(), match.start().size()));
    }

    /** {@return the players of a match whose program is missing: in a new game, a level takes its place} */
    private Players withoutProgram(Match match, Side side) {
        boolean fresh = match.played().isEmpty() && !isOfTournament();
        return match.players().with(side, fresh ? program.newGame().computer() : Player.HUMAN);
    }

    /** {@return whether the match on the board belongs to a tournament, which may be over or deleted} */
    private boolean isOfTournament() {
        String id = files.record().tags().getOrDefault(GameLibrary.ID, "");
        return KeptTournament.GameId.parse(id).isPresent();
    }

    private void begin(Match match, Side side, KnownProgram known) {
        Contestant player = known.contestant(PATIENCE).maker().get();
        ProgramOpponent started =
                new ProgramOpponent(view, match, side, player, Delay.onFxThread(), Platform::runLater);
        opponent = Optional.of(started);
        started.begin(reason -> {
            opponent = Optional.empty();
            offerLevel(match, side, known.name(), reason);
        });
    }

    /** Says that a program cannot continue, and offers to let a level take over. */
    private void offerLevel(Match match, Side side, String name, Forfeit reason) {
        Texts texts = program.texts();
        Question question = new Question(
                texts.get("programs.stopped", name),
                new ProgramWords(texts).problem(reason),
                texts.get("play.goOn"),
                texts.get("sheet.leave"));
        program.messages().ask(question, () -> playOn(match, side, name));
    }

    private void playOn(Match match, Side side, String name) {
        if (match.equals(view.matchProperty().get()) && !match.isOver()) {
            // The game must not be rated, although a level plays now.
            files.note(record -> record.changeTags(tags -> tags.put(GameLibrary.UNRATED, name)));
            match.setPlayers(match.players().with(side, program.newGame().computer()));
        }
    }

    /** Ends the program that plays on the board, if there is one; no other is started. */
    @Override
    public void close() {
        closed = true;
        end();
    }

    private void end() {
        opponent.ifPresent(ProgramOpponent::close);
        opponent = Optional.empty();
    }
}
