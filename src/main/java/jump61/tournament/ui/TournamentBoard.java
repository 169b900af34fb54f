package jump61.tournament.ui;

import java.util.Optional;
import java.util.function.Supplier;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Player;
import jump61.game.Players;
import jump61.library.GameLibrary;
import jump61.library.ui.GameFiles;
import jump61.record.GameRecord;
import jump61.tournament.KeptGames;
import jump61.tournament.ui.TournamentPicture.FinishedGame;
import jump61.tournament.ui.TournamentPicture.PeopleGame;
import jump61.tournament.ui.TournamentPicture.RunningGame;
import jump61.window.feature.Program;
import jump61.window.match.Delay;

/** Brings games of the current tournament to the board, unless that would end a network game. */
final class TournamentBoard {
    private final Program program;
    private final GameFiles files;
    private final TournamentModel model;
    private final BoardGames games;

    TournamentBoard(Program program, GameFiles files, TournamentModel model, BoardGames games) {
        this.program = program;
        this.files = files;
        this.model = model;
        this.games = games;
    }

    /** Starts a game for people. Its result counts. */
    void play(PeopleGame game) {
        program.leaving().before(() -> games.play(game)).run();
    }

    /** Shows a game that is being played. */
    void watch(TournamentPicture picture, RunningGame game) {
        program.leaving().before(() -> watchNow(picture, game)).run();
    }

    private void watchNow(TournamentPicture picture, RunningGame game) {
        Match match = new Match(
                picture.setup().openingOf(game.number()),
                new Players(
                        new Player.Program(game.names().first()),
                        new Player.Program(game.names().second())));
        Supplier<Optional<Spectator.Progress>> progress = model.progress(game.number());
        progress.get().ifPresent(now -> now.moves().forEach(match::play));
        String id = model.shown().orElseThrow().gameId(game.number());
        match.addListener(event -> {
            if (event instanceof MatchEvent.Ended) {
                // Done before the game is stored, so that it is in the library only once.
                files.note(record -> record.changeTags(tags -> tags.put(GameLibrary.ID, id)));
            }
        });
        games.watch(match);
        new Spectator(program.match(), match, progress, Delay.onFxThread()).begin();
    }

    /** Shows a game that has been played. */
    void open(TournamentPicture picture, FinishedGame game) {
        String id = model.shown().orElseThrow().gameId(game.outcome().number());
        GameRecord record = KeptGames.record(picture.setup(), game.outcome(), game.encounter())
                .changeTags(tags -> tags.put(GameLibrary.ID, id));
        files.insteadOfThis(() -> {
            files.begin(record);
            games.opened(program.match().matchProperty().get());
            program.sequels().change();
        });
    }
}
