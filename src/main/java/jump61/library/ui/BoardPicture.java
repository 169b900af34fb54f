package jump61.library.ui;

import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import jump61.window.board.BoardControl;
import jump61.window.board.GameViews;
import jump61.window.match.MatchViewModel;

/**
 * The board as an image of fixed size, whatever the size of the window, without marks of the pointer, the keyboard or
 * an animation.
 */
public final class BoardPicture {
    private static final double LENGTH = 600;

    private BoardPicture() {}

    /** {@return the position shown, in the style of {@code window}} */
    public static Picture of(MatchViewModel match, boolean turned, Scene window) {
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
