package jump61.desktop;

import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import jump61.desktop.board.BoardControl;
import jump61.desktop.files.Picture;
import jump61.desktop.games.GameViews;
import jump61.desktop.match.MatchViewModel;

/**
 * The board as a picture of its own: always of one size, however small the window is, and without what only belongs to the
 * pointer, the keyboard or a running animation.
 */
final class BoardPicture {
    private static final double LENGTH = 600;

    private BoardPicture() {}

    /** {@return the position shown, dressed as {@code window} is} */
    static Picture of(MatchViewModel match, boolean turned, Scene window) {
        BoardControl board = board(match, turned);
        StackPane root = new StackPane(board);
        root.getStyleClass().setAll(window.getRoot().getStyleClass());
        new Scene(root, LENGTH, LENGTH).getStylesheets().setAll(window.getStylesheets());
        root.applyCss();
        root.layout();
        return Picture.of(board, board.lookup(".frame").getBoundsInParent());
    }

    private static BoardControl board(MatchViewModel match, boolean turned) {
        int ply = match.plyProperty().get();
        BoardControl board = GameViews.of(match.positionProperty().get().game()).newBoard();
        board.setInteractive(false);
        board.setTurned(turned);
        board.setPosition(match.positionProperty().get());
        board.setLastTurn(ply == 0 ? null : match.turns().get(ply - 1));
        return board;
    }
}
