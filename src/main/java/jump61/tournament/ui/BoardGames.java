package jump61.tournament.ui;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Player;
import jump61.game.Result;
import jump61.game.Side;
import jump61.library.GameLibrary;
import jump61.record.GameRecord;
import jump61.tournament.Forfeit;
import jump61.tournament.ui.KeptTournament.GameId;
import jump61.tournament.ui.TournamentPicture.PeopleGame;
import jump61.window.match.Delay;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;

/**
 * Plays people's tournament games on the board, and reports their results to the tournament. A game that was left is
 * continued where it was, even if it returns to the board as the last game when the program starts.
 */
final class BoardGames implements AutoCloseable {
    private final MatchViewModel view;
    private final Notes notes;
    private final TournamentModel tournament;
    private final UnfinishedGames unfinished;
    private final Delay delay;
    private final Executor home;
    private final BiConsumer<String, Forfeit> onForfeit;
    private Optional<Match> current = Optional.empty();
    private Optional<Returned> returned = Optional.empty();
    private Optional<ProgramOpponent> opponent = Optional.empty();
    private Optional<Forfeit> forfeit = Optional.empty();

    /** Access to the record that is saved with the match on the board. */
    interface Notes {
        /** {@return the match on the board as a record} */
        GameRecord record();

        /** Saves further tags with the match on the board. */
        void add(Map<String, String> tags);
    }

    /** A tournament game that came back to the board, whose tournament is being opened. */
    private record Returned(Match match, GameId id) {}

    /**
     * Plays the games of {@code tournament} on {@code view}.
     *
     * @param home runs tasks later on the view model's thread
     * @param onForfeit receives the name of a program that forfeited its game, and the reason
     */
    BoardGames(
            MatchViewModel view,
            Notes notes,
            TournamentModel tournament,
            Delay delay,
            Executor home,
            BiConsumer<String, Forfeit> onForfeit) {
        this.view = view;
        this.notes = notes;
        this.tournament = tournament;
        unfinished = new UnfinishedGames(home);
        this.delay = delay;
        this.home = home;
        this.onForfeit = onForfeit;
        view.matchProperty().addListener((observable, before, now) -> {
            closeOpponent();
            returned = Optional.empty();
            home.execute(() -> lookAt(now));
        });
        tournament.pictureProperty().addListener((observable, before, now) -> resumeReturned());
        tournament.stateProperty().addListener((observable, before, now) -> {
            if (now == TournamentState.RUNNING) {
                reportEnded();
            }
        });
    }

    /** Starts a game on the board, or continues it. */
    void play(PeopleGame game) {
        KeptTournament kept = tournament.shown().orElseThrow();
        find(kept, game, found -> begin(kept, found.orElse(game)));
    }

    /** Brings a game to the board that is played in the background. */
    void watch(Match match) {
        current = Optional.of(match);
        view.begin(match, TimeControl.NONE);
    }

    /** Notes that a match on the board is a finished game of the current tournament, to whose table its end leads back. */
    void opened(Match match) {
        current = Optional.of(match);
    }

    /**
     * Reports the next game if it ended while its tournament was stopped, or the program was killed before it was in the
     * journal.
     */
    private void reportEnded() {
        KeptTournament kept = tournament.shown().orElseThrow();
        Optional.ofNullable(tournament.pictureProperty().get())
                .flatMap(TournamentPicture::forPeople)
                .ifPresent(game -> find(
                        kept,
                        game,
                        found -> found.filter(begun -> begun.match().isOver())
                                .ifPresent(over -> report(kept, over, Optional.empty()))));
    }

    /** Reads a game that has begun; reports an empty result if it has not. */
    private void find(KeptTournament kept, PeopleGame game, Consumer<Optional<PeopleGame>> onFound) {
        unfinished.find(
                kept.unfinished(game.number()),
                found -> onFound.accept(found.filter(
                                record -> record.start().equals(game.match().start()))
                        .map(record -> continued(game, record))));
    }

    private static PeopleGame continued(PeopleGame game, GameRecord record) {
        Match match = record.toMatch();
        match.setPlayers(game.match().players());
        return game.with(match);
    }

    private void begin(KeptTournament kept, PeopleGame game) {
        if (game.match().isOver()) {
            report(kept, game, Optional.empty());
            return;
        }
        current = Optional.of(game.match());
        game.match().makeOfficial();
        view.begin(game.match(), TimeControl.NONE);
        notes.add(Map.of(GameLibrary.ID, kept.gameId(game.number())));
        follow(kept, game);
    }

    private void follow(KeptTournament kept, PeopleGame game) {
        Match match = game.match();
        current = Optional.of(match);
        forfeit = Optional.empty();
        match.addListener(event -> {
            if (view.matchProperty().get().equals(match)) {
                unfinished.keep(kept.unfinished(game.number()), notes.record());
            }
            if (event instanceof MatchEvent.Ended) {
                ended(kept, game);
            }
        });
        opponent = game.program()
                .map(spec -> new ProgramOpponent(
                        view, match, sideOfProgram(game), spec.maker().get(), delay, home));
        opponent.ifPresent(program -> program.begin(reason -> {
            forfeit = Optional.of(reason);
            match.end(new Result(Optional.of(sideOfProgram(game).opponent()), Result.Reason.FORFEIT));
        }));
    }

    /** Resumes the tournament of a match that was not started by {@link #play} and belongs to one. */
    private void lookAt(Match match) {
        // A game without moves is never kept.
        if (isGame(match)
                || match.isOver()
                || match.played().isEmpty()
                || !view.matchProperty().get().equals(match)) {
            return;
        }
        String id = notes.record().tags().getOrDefault(GameLibrary.ID, "");
        returned = GameId.parse(id).map(game -> new Returned(match, game));
        returned.ifPresent(game -> tournament.resume(game.id().tournament()));
        resumeReturned();
    }

    private void resumeReturned() {
        TournamentPicture picture = tournament.pictureProperty().get();
        if (picture == null || returned.isEmpty() || tournament.shown().isEmpty()) {
            return;
        }
        Returned game = returned.get();
        KeptTournament kept = tournament.shown().get();
        picture.forPeople()
                .filter(next -> next.number() == game.id().number())
                .filter(next -> next.match().start().equals(game.match().start()))
                .filter(next -> kept.name().equals(game.id().tournament()))
                .ifPresent(next -> {
                    returned = Optional.empty();
                    game.match().makeOfficial();
                    game.match().setPlayers(next.match().players());
                    follow(kept, next.with(game.match()));
                });
    }

    /** {@return whether a match is the last tournament game that was played, watched or opened on the board} */
    boolean isGame(Match match) {
        return current.isPresent() && current.get().equals(match);
    }

    private static Side sideOfProgram(PeopleGame game) {
        return game.match().players().first() instanceof Player.Program ? Side.FIRST : Side.SECOND;
    }

    private void ended(KeptTournament kept, PeopleGame game) {
        Optional<Forfeit> conduct = forfeit;
        report(kept, game, conduct);
        conduct.ifPresent(reason -> onForfeit.accept(programName(game), reason));
        closeOpponent();
    }

    private void report(KeptTournament kept, PeopleGame game, Optional<Forfeit> conduct) {
        tournament.report(kept, game, conduct, () -> unfinished.delete(kept.unfinished(game.number())));
    }

    private static String programName(PeopleGame game) {
        boolean first = sideOfProgram(game) == Side.FIRST;
        return first ? game.names().first() : game.names().second();
    }

    private void closeOpponent() {
        opponent.ifPresent(ProgramOpponent::close);
        opponent = Optional.empty();
    }

    /** Ends the program that plays on the board, if there is one. */
    @Override
    public void close() {
        closeOpponent();
        unfinished.close();
    }
}
