package jump61.window.board;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import jump61.game.BoardSize;

/**
 * The keyboard cursor. Arrows, Home and End move it; two digits name its row and column. On a board that counts from 1,
 * the digit 0 means 10.
 */
public final class GridCursor {
    private final BoardSize size;
    private final int first;
    private int row;
    private int column;
    private int typedRow = -1;

    /**
     * Creates a cursor on the first square.
     *
     * @param first the number of the first row and column
     */
    GridCursor(BoardSize size, int first) {
        this.size = size;
        this.first = first;
    }

    /** {@return the index of the square, from 0} */
    int square() {
        return row * size.columns() + column;
    }

    void moveTo(int square) {
        row = square / size.columns();
        column = square % size.columns();
        typedRow = -1;
    }

    /**
     * {@return the row that has been typed and is waiting for its column, as numbered on the board; empty if there is
     * none}
     */
    Optional<Integer> typedRow() {
        return typedRow < 0 ? Optional.empty() : Optional.of(typedRow + first);
    }

    /**
     * Handles a key.
     *
     * @return whether it had an effect
     */
    boolean press(KeyCode key) {
        if (key.isDigitKey()) {
            return type(digit(key));
        }
        typedRow = -1;
        switch (key) {
            case UP, KP_UP -> row = Math.max(0, row - 1);
            case DOWN, KP_DOWN -> row = Math.min(size.rows() - 1, row + 1);
            case LEFT, KP_LEFT -> column = Math.max(0, column - 1);
            case RIGHT, KP_RIGHT -> column = Math.min(size.columns() - 1, column + 1);
            case HOME -> column = 0;
            case END -> column = size.columns() - 1;
            default -> {
                return false;
            }
        }
        return true;
    }

    /** {@return the key that moves in the opposite direction; any other key is returned unchanged} */
    static KeyCode opposite(KeyCode key) {
        return switch (key) {
            case UP, KP_UP -> KeyCode.DOWN;
            case DOWN, KP_DOWN -> KeyCode.UP;
            case LEFT, KP_LEFT -> KeyCode.RIGHT;
            case RIGHT, KP_RIGHT -> KeyCode.LEFT;
            case HOME -> KeyCode.END;
            case END -> KeyCode.HOME;
            default -> key;
        };
    }

    /** {@return the digit of a key, also on the number pad; the name of the key ends with it} */
    public static int digit(KeyCode key) {
        return key.getName().charAt(key.getName().length() - 1) - '0';
    }

    private boolean type(int digit) {
        int number = (digit == 0 && first == 1 ? 10 : digit) - first;
        if (number < 0 || number >= (typedRow < 0 ? size.rows() : size.columns())) {
            typedRow = -1;
            return false;
        }
        if (typedRow < 0) {
            typedRow = number;
        } else {
            row = typedRow;
            column = number;
            typedRow = -1;
        }
        return true;
    }
}
