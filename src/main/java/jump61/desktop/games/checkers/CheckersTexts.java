package jump61.desktop.games.checkers;

import java.util.Optional;
import jump61.checkers.CheckersGame;
import jump61.checkers.CheckersMove;
import jump61.checkers.CheckersPosition;
import jump61.checkers.Piece;
import jump61.desktop.board.BoardTexts;
import jump61.game.Refusal;
import jump61.game.Side;

/** What a Checkers board says of a position and its squares. */
record CheckersTexts(BoardTexts texts, CheckersPosition position) {
    /** Tells assistive devices what is on the board. */
    void tell(CheckersBoard board, Iterable<CheckersSquare> squares) {
        board.setAccessibleText(texts.get(
                "board.position",
                texts.side(Optional.of(position.toMove()), CheckersGame.INSTANCE),
                position.score(Side.FIRST),
                position.score(Side.SECOND)));
        squares.forEach(square -> square.setAccessibleText(describe(square.index())));
    }

    /** {@return what is on a square, for example "Row 2, column 6: red man"} */
    String describe(int square) {
        int row = square / CheckersPieces.SIZE;
        int column = square % CheckersPieces.SIZE;
        Optional<Piece> piece = position.piece(row, column);
        String key = piece.isEmpty() ? "board.empty" : piece.get().isKing() ? "board.king" : "board.man";
        return texts.get(key, row, column, texts.side(piece.map(Piece::side), CheckersGame.INSTANCE));
    }

    /** {@return what the status says of a square on which nothing was taken up, with the reason if nothing can be} */
    String takeUp(int square, CheckersSteps steps) {
        if (position.cannotMove()) {
            return texts.get("board.cannotMove");
        }
        if (steps.canTake(square)) {
            return describe(square);
        }
        // Any target tells what is wrong with the square itself; only a blocked man has nothing wrong with it.
        Optional<Refusal> reason = steps.wrongWith(square);
        return reason.map(refusal -> refusal.text(texts.locale()))
                .orElseGet(() ->
                        texts.get("board.blocked", texts.side(Optional.of(position.toMove()), CheckersGame.INSTANCE)));
    }

    /** {@return what the status says of a square to which a man may be sent, with the reason if it may not} */
    String send(CheckersMove move, int to) {
        return position.refusal(move)
                .map(refusal -> refusal.text(texts.locale()))
                .orElseGet(() -> texts.get("board.target", describe(to)));
    }
}
