package jump61.share;

import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Services;
import jump61.game.Side;
import jump61.game.Turn;

/** Draws a game without a window. Each game provides an implementation as a service. */
public interface BoardDrawing {
    /** How long a move without intermediate steps is shown, in milliseconds. */
    int MOVE_MILLIS = 700;

    /** {@return the game} */
    Game game();

    /**
     * {@return a picture of a position}
     *
     * @param last the move that led to the position, which is marked
     */
    Drawing draw(Position position, Optional<Turn> last);

    /** {@return the steps of a move; the last is the picture of the position after it} */
    default List<Drawing.Frame> frames(Turn turn) {
        return List.of(new Drawing.Frame(draw(turn.after(), Optional.of(turn)), MOVE_MILLIS));
    }

    /** {@return the colour that represents a side} */
    default Ink ink(Side side) {
        return side == Side.FIRST ? Ink.RED : Ink.BLUE;
    }

    /** {@return whether the sides have the game's own colours, whatever the palette} */
    default boolean hasOwnColours() {
        return ink(Side.FIRST) != Ink.RED;
    }

    /** {@return the position as several lines of text, for a monospaced typeface} */
    default String text(Position position) {
        return position.notation();
    }

    /**
     * {@return a move in words}
     *
     * @param own the texts of the game's window
     */
    default String move(Move move, ResourceBundle own) {
        return move.notation();
    }

    /** {@return the base name of the texts of the game's window} */
    default String bundle() {
        return game().getClass().getPackageName() + ".ui.texts";
    }

    /** {@return the drawing of a game; empty if the game provides none} */
    static Optional<BoardDrawing> of(Game game) {
        return Services.all(BoardDrawing.class).stream()
                .filter(drawing -> drawing.game().equals(game))
                .findFirst();
    }
}
