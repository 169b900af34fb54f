package jump61.table;

import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.Side;

/**
 * What is played at a table, and how.
 *
 * @param game the game
 * @param size the size of its board
 * @param hosts the host's side in the first game
 * @param pace the clock
 * @param extras the extras that both players want
 */
public record Terms(Game game, BoardSize size, Side hosts, Pace pace, Extras extras) {
    /** {@return the same terms with other extras} */
    Terms with(Extras wanted) {
        return new Terms(game, size, hosts, pace, wanted);
    }

    /** {@return the position at the start of each game} */
    public Position start() {
        return game.start(size);
    }

    /** {@return whether games on this board can end in a draw} */
    public boolean canBeDrawn() {
        return game.searchState(start()).canBeDrawn();
    }
}
