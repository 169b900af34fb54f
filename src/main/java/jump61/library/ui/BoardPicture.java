package jump61.library.ui;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import jump61.window.board.BoardControl;
import jump61.window.board.GameViews;
import jump61.window.match.MatchViewModel;

/**
 * The board as an image, without marks of the pointer, the keyboard or an animation. Its size does not depend on that
 * of the window.
 */
public final class BoardPicture {
    private static final double LENGTH = 600;
    /** Room for the numbers of rows and columns. */
    private static final double NUMBERS = 24;

    private static final double MARGIN = 8;

    private BoardPicture() {}

    /** {@return the position shown, in the style of {@code window}} */
    public static Picture of(MatchViewModel match, boolean turned, Scene window) {
        BoardControl board = board(match, turned);
        StackPane root = new StackPane(board);
        root.setPadding(new Insets(NUMBERS, MARGIN, MARGIN, NUMBERS));
        root.getStyleClass().setAll(window.getRoot().getStyleClass());
        new Scene(root, LENGTH, LENGTH).getStylesheets().setAll(window.getStylesheets());
        root.applyCss();
        root.layout();
        return Picture.of(
                root, around(board.localToParent(board.lookup(".frame").getBoundsInParent())));
    }

    /** Returns the area of the frame with the numbers beside it. */
    private static Bounds around(Bounds frame) {
        return new BoundingBox(
                frame.getMinX() - NUMBERS,
                frame.getMinY() - NUMBERS,
                frame.getWidth() + NUMBERS + MARGIN,
                frame.getHeight() + NUMBERS + MARGIN);
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
