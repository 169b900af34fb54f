package jump61.games.checkers;

import java.util.Arrays;
import java.util.Optional;
import jump61.game.Side;

/** The pieces, with their letters on the board. */
public enum Piece {
    RED_MAN(Side.FIRST, false, 'r'),
    RED_KING(Side.FIRST, true, 'R'),
    WHITE_MAN(Side.SECOND, false, 'w'),
    WHITE_KING(Side.SECOND, true, 'W');

    private final Side side;
    private final boolean king;
    private final char letter;

    Piece(Side side, boolean king, char letter) {
        this.side = side;
        this.king = king;
        this.letter = letter;
    }

    /** {@return the piece with this letter} */
    public static Optional<Piece> ofLetter(char letter) {
        return Arrays.stream(values()).filter(piece -> piece.letter == letter).findFirst();
    }

    static Piece of(Side side, boolean king) {
        if (side == Side.FIRST) {
            return king ? RED_KING : RED_MAN;
        }
        return king ? WHITE_KING : WHITE_MAN;
    }

    /** {@return the side that owns this piece} */
    public Side side() {
        return side;
    }

    /** {@return whether this is a king, which never moves again} */
    public boolean isKing() {
        return king;
    }

    /** {@return the score of this piece: 1 for a man, 2 for a king} */
    public int score() {
        return king ? 2 : 1;
    }

    /** {@return {@code r}, {@code R}, {@code w} or {@code W}} */
    public char letter() {
        return letter;
    }
}
