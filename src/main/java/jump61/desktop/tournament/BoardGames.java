package jump61.desktop.tournament;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import jump61.arena.Forfeit;
import jump61.desktop.match.Delay;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.match.TimeControl;
import jump61.desktop.tournament.TournamentPicture.PeopleGame;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Player;
import jump61.game.Side;

/** Plays tournament games of people on the board, and reports their results to the tournament. */
public final class BoardGames implements AutoCloseable {
    private final MatchViewModel view;
    private final TournamentModel tournament;
    private final Delay delay;
    private final Executor home;
    private final BiConsumer<String, Forfeit> onForfeit;
    private Optional<Match> current = Optional.empty();
    private Optional<ProgramOpponent> opponent = Optional.empty();

    /**
     * Plays the games of {@code tournament} on {@code view}.
     *
     * @param home runs tasks later on the view model's thread
     * @param onForfeit receives the name of a program that forfeited its game, and the reason
     */
    public BoardGames(
            MatchViewModel view,
            TournamentModel tournament,
            Delay delay,
            Executor home,
            BiConsumer<String, Forfeit> onForfeit) {
        this.view = view;
        this.tournament = tournament;
        this.delay = delay;
        this.home = home;
        this.onForfeit = onForfeit;
        view.matchProperty().addListener((observable, before, now) -> close());
    }

    /** Starts a game on the board. */
    public void play(PeopleGame game) {
        current = Optional.of(game.match());
        view.begin(game.match(), TimeControl.NONE);
        game.match().addListener(event -> {
            if (event instanceof MatchEvent.Ended) {
                ended(game);
            }
        });
        opponent = game.program()
                .map(spec -> new ProgramOpponent(
                        view, game.match(), sideOfProgram(game), spec.maker().get(), delay, home));
        opponent.ifPresent(ProgramOpponent::begin);
    }

    /** {@return whether a match is the last tournament game that was started on the board} */
    public boolean isGame(Match match) {
        return current.filter(match::equals).isPresent();
    }

    private static Side sideOfProgram(PeopleGame game) {
        return game.match().players().first() instanceof Player.Program ? Side.FIRST : Side.SECOND;
    }

    private void ended(PeopleGame game) {
        Optional<Forfeit> forfeit = opponent.flatMap(ProgramOpponent::forfeit);
        tournament.report(game, forfeit);
        forfeit.ifPresent(reason -> onForfeit.accept(programName(game), reason));
        close();
    }

    private static String programName(PeopleGame game) {
        boolean first = sideOfProgram(game) == Side.FIRST;
        return first ? game.names().first() : game.names().second();
    }

    /** Ends the program that plays on the board, if there is one. */
    @Override
    public void close() {
        opponent.ifPresent(ProgramOpponent::close);
        opponent = Optional.empty();
    }
}
