package jump61.games.checkers.ui;

import java.util.Optional;
import java.util.regex.Pattern;
import jump61.game.Refusal;
import jump61.game.Side;
import jump61.games.checkers.CheckersGame;
import jump61.games.checkers.CheckersMove;
import jump61.games.checkers.CheckersPosition;
import jump61.games.checkers.Piece;
import jump61.window.board.BoardTexts;

/** The texts of a Checkers board about a position and its squares. */
record CheckersTexts(BoardTexts texts, CheckersPosition position) {
    /** A square in the rules' own notation. */
    private static final Pattern SQUARE = Pattern.compile("(\\d) (\\d)");

    /** Sets the accessible texts of the board. */
    void tell(CheckersBoard board, Iterable<CheckersSquare> squares) {
        board.setAccessibleText(texts.get(
                "board.position",
                texts.side(Optional.of(position.toMove()), CheckersGame.INSTANCE),
                position.score(Side.FIRST),
                position.score(Side.SECOND)));
        squares.forEach(square -> square.setAccessibleText(describe(square.index())));
    }

    /** {@return a description of a square, for example "Row 2, column 6: red piece"} */
    String describe(int square) {
        int row = square / CheckersPieces.SIZE;
        int column = square % CheckersPieces.SIZE;
        Optional<Piece> piece = position.piece(row, column);
        String key = piece.isEmpty() ? "board.empty" : piece.get().isKing() ? "board.king" : "board.man";
        return texts.get(key, row, column, texts.side(piece.map(Piece::side), CheckersGame.INSTANCE));
    }

    /**
     * {@return the status text of a square while no piece is selected, with the reason if its piece cannot be moved}
     */
    String takeUp(int square, CheckersSteps steps) {
        if (position.cannotMove()) {
            return texts.get("board.cannotMove");
        }
        if (steps.canTake(square)) {
            return describe(square);
        }
        // Any target tells what is wrong with the square itself; nothing is wrong with a man that is merely blocked.
        Optional<Refusal> reason = steps.wrongWith(square);
        return reason.map(refusal -> named(refusal).text(texts.locale()))
                .orElseGet(() ->
                        texts.get("board.blocked", texts.side(Optional.of(position.toMove()), CheckersGame.INSTANCE)));
    }

    /** {@return a refusal that names squares as the window does: 23 for "2 3"} */
    private static Refusal named(Refusal refusal) {
        return refusal.quoting(name -> SQUARE.matcher(name).replaceAll("$1$2"));
    }

    /** {@return the status text of a square as the target of the selected piece, with the reason if it is illegal} */
    String send(CheckersMove move, int to) {
        return position.refusal(move)
                .map(refusal -> named(refusal).text(texts.locale()))
                .orElseGet(() -> texts.get("board.target", describe(to)));
    }
}
