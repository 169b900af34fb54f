package jump61.tournament.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import jump61.game.Game;
import jump61.game.Games;
import jump61.tournament.Entrant;
import jump61.tournament.Format;

/** The last choices for tournaments. */
final class TournamentChoices {
    private int atOnce = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    private boolean keepGames = true;
    private Optional<TournamentDraft> draft = Optional.empty();

    /** {@return the last set-up; by default, a round robin between some players} */
    TournamentDraft draft(Supplier<List<Entrant>> first) {
        Game game = Games.all().get(0);
        return draft.orElseGet(() ->
                new TournamentDraft(Format.ROUND_ROBIN, game, game.sizes().usualSize(), 1, 2, first.get(), List.of()));
    }

    void remember(TournamentDraft latest) {
        draft = Optional.of(latest);
    }

    /** {@return the number of simultaneous games of the current tournament} */
    int atOnce() {
        return atOnce;
    }

    /** {@return whether games of the current tournament are stored in the library} */
    boolean keepGames() {
        return keepGames;
    }

    void remember(int gamesAtOnce, boolean keep) {
        atOnce = gamesAtOnce;
        keepGames = keep;
    }
}
