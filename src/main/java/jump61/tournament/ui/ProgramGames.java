package jump61.tournament.ui;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.value.ObservableBooleanValue;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.tournament.Forfeit;
import jump61.window.match.Delay;
import jump61.window.match.MatchViewModel;

/**
 * Lets the programs that the user keeps play against a person on the board, outside tournaments. A program is started
 * when the board is shown. If it fails, the game stays as it is: a level can take over, or the program is started again
 * the next time the board is shown.
 */
final class ProgramGames implements AutoCloseable {
    /** Maximum time for a move, if the game has no clock. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final MatchViewModel view;
    private final KnownPrograms programs;
    private final Table table;
    private final ObservableBooleanValue away;
    private final Delay delay;
    private final Executor home;
    private Runnable unlisten = () -> {};
    private Optional<ProgramOpponent> opponent = Optional.empty();

    /** What such a game needs of the window. */
    interface Table {
        /** {@return whether a tournament plays this match on the board now} */
        boolean isUnderWay(Match match);

        /** {@return whether the match on the board belongs to a tournament, which may be over or gone} */
        boolean isOfTournament();

        /** {@return the level that takes over} */
        Player.Computer substitute();

        /** Says that a program cannot go on, and offers that a level plays on. */
        void offer(String name, Forfeit reason, Runnable playOn);

        /** Notes that the match on the board must not be rated, although a level plays now. */
        void noteUnrated(String name);
    }

    /**
     * Lets programs play on {@code view}.
     *
     * @param away whether something else than the board is shown
     * @param home runs tasks later on the view model's thread
     */
    ProgramGames(
            MatchViewModel view,
            KnownPrograms programs,
            Table table,
            ObservableBooleanValue away,
            Delay delay,
            Executor home) {
        this.view = view;
        this.programs = programs;
        this.table = table;
        this.away = away;
        this.delay = delay;
        this.home = home;
        view.matchProperty().addListener((observable, before, now) -> {
            close();
            unlisten.run();
            unlisten = now.addListener(event -> onEvent(now, event));
            home.execute(() -> lookAt(now));
        });
        away.addListener((observable, before, now) -> {
            Match match = view.matchProperty().get();
            if (!now && match != null) {
                home.execute(() -> lookAt(match));
            }
        });
    }

    private void onEvent(Match match, MatchEvent event) {
        if (event instanceof MatchEvent.Ended) {
            close();
        } else if (event instanceof MatchEvent.Reopened) {
            home.execute(() -> lookAt(match));
        }
    }

    private void lookAt(Match match) {
        boolean current = match.equals(view.matchProperty().get()) && !match.isOver() && opponent.isEmpty();
        if (!current || match.players().onlyProgram().isEmpty() || table.isUnderWay(match)) {
            return;
        }
        Side side = match.players().onlyProgram().get();
        Optional<KnownProgram> program = programOf(match, side);
        if (program.isEmpty()) {
            match.setPlayers(withoutProgram(match, side));
        } else if (!away.get()) {
            begin(match, side, program.get());
        }
    }

    private Optional<KnownProgram> programOf(Match match, Side side) {
        return match.players()
                .of(side)
                .givenName()
                .filter(name -> !table.isOfTournament())
                .flatMap(programs::find)
                .filter(known -> known.plays(match.game(), match.start().size()));
    }

    /** {@return the players of a match whose program is not there: in a new game, a level takes its place} */
    private Players withoutProgram(Match match, Side side) {
        boolean fresh = match.played().isEmpty() && !table.isOfTournament();
        return match.players().with(side, fresh ? table.substitute() : Player.HUMAN);
    }

    private void begin(Match match, Side side, KnownProgram program) {
        ProgramOpponent started = new ProgramOpponent(
                view, match, side, program.contestant(PATIENCE).maker().get(), delay, home);
        opponent = Optional.of(started);
        started.begin(reason -> {
            opponent = Optional.empty();
            table.offer(program.name(), reason, () -> playOn(match, side, program.name()));
        });
    }

    private void playOn(Match match, Side side, String name) {
        if (match.equals(view.matchProperty().get()) && !match.isOver()) {
            table.noteUnrated(name);
            match.setPlayers(match.players().with(side, table.substitute()));
        }
    }

    /** Ends the program that plays on the board, if there is one. */
    @Override
    public void close() {
        opponent.ifPresent(ProgramOpponent::close);
        opponent = Optional.empty();
    }
}
