package jump61.games.checkers.ui;

import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.PressAction;

/** One square of a Checkers board. The pieces are on a layer above the squares. */
final class CheckersSquare extends Region {
    private static final double TARGET_RADIUS = 0.36;

    private final int index;
    private final Circle target = new Circle();
    private Runnable onFire = () -> {};

    CheckersSquare(int index, boolean dark) {
        this.index = index;
        getStyleClass().addAll("checkers-square", dark ? "dark-square" : "light-square");
        target.getStyleClass().add("target");
        target.setManaged(false);
        target.setVisible(false);
        setAccessibleRole(AccessibleRole.BUTTON);
        getChildren().add(target);
    }

    /** {@return the index of the square, from 0, row by row} */
    int index() {
        return index;
    }

    /** Sets the effect of a press by assistive technology. */
    void setOnFire(Runnable action) {
        onFire = action;
    }

    /** Marks the square as one where the last move began or ended. */
    void mark(boolean moved) {
        pseudoClassStateChanged(BoardPseudoClasses.MOVED, moved);
    }

    /** Shows whether the selected piece can move here. */
    void setTarget(boolean shown) {
        target.setVisible(shown);
    }

    /** Shows whether the piece here is selected. */
    void setTaken(boolean taken) {
        pseudoClassStateChanged(BoardPseudoClasses.TAKEN, taken);
    }

    @Override
    protected void layoutChildren() {
        target.setCenterX(getWidth() / 2);
        target.setCenterY(getHeight() / 2);
        target.setRadius(getWidth() * TARGET_RADIUS);
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        PressAction.handle(action, onFire, () -> super.executeAccessibleAction(action, parameters));
    }
}
