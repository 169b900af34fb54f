package jump61.window.match;

import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Players;

/**
 * The settings of a new match.
 *
 * @param game the game
 * @param size the board size
 * @param players the players
 * @param time the time control
 */
public record MatchSetup(Game game, BoardSize size, Players players, TimeControl time) {
    /** {@return a new match} */
    public Match start() {
        return new Match(game.start(size), players);
    }

    public MatchSetup withSidesSwapped() {
        return withPlayers(new Players(players.second(), players.first()));
    }

    /** {@return the same set-up with other players} */
    public MatchSetup withPlayers(Players others) {
        return new MatchSetup(game, size, others, time);
    }
}
