package jump61.network;

import java.util.Optional;
import jump61.game.BoardSizes;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;

/**
 * What a game needs to be played over the mailboxes: square boards, colours in English, and moves in an exact form. The
 * game that the other programs know provides this as a service.
 */
public interface MailboxGame {
    /** {@return the game; a message names a side by the id of its colour} */
    Game game();

    /** {@return the square boards that every other program supports} */
    BoardSizes sizes();

    /**
     * {@return the starting position on a square board}
     *
     * @throws jump61.game.RefusedException if the size is not one of {@link #sizes}
     */
    Position start(int size);

    /** {@return the move that a message represents, in the form of {@link Move#notation}; empty if it is none} */
    Optional<Move> move(String message);
}
