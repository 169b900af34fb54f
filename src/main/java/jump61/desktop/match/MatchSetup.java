package jump61.desktop.match;

import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Players;

/**
 * What a new match begins with.
 *
 * @param game the game
 * @param size the size of its board
 * @param players who plays
 * @param time how much time they have
 */
public record MatchSetup(Game game, BoardSize size, Players players, TimeControl time) {
    /** {@return a new match} */
    public Match start() {
        return new Match(game.start(size), players);
    }

    public MatchSetup withSidesSwapped() {
        return withPlayers(new Players(players.second(), players.first()));
    }

    /** {@return the same setup for other players} */
    public MatchSetup withPlayers(Players others) {
        return new MatchSetup(game, size, others, time);
    }
}
