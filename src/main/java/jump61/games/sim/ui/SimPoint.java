package jump61.games.sim.ui;

import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.shape.Circle;
import jump61.window.board.BoardNumber;
import jump61.window.board.PressAction;

/** One of the six points of Sim, a disc with its number. */
final class SimPoint extends Group {
    private static final double SMALLEST_NUMBER = 7;

    private final int number;
    private final Circle ring = new Circle();
    private final Circle disc = new Circle();
    private final BoardNumber text;
    private Runnable onFire = () -> {};

    SimPoint(int number) {
        this.number = number;
        this.text = new BoardNumber(number);
        getStyleClass().add("sim-point");
        ring.getStyleClass().add("point-ring");
        disc.getStyleClass().add("disc");
        setMouseTransparent(true);
        setManaged(false);
        setAccessibleRole(AccessibleRole.BUTTON);
        getChildren().addAll(ring, disc, text);
    }

    int number() {
        return number;
    }

    /** Sets the effect of a press by assistive technology. */
    void setOnFire(Runnable action) {
        onFire = action;
    }

    /** Lays the point out in its place. */
    void place(SimGeometry geometry, boolean numbered) {
        Point2D centre = geometry.point(number);
        double radius = geometry.pointRadius();
        for (Circle circle : new Circle[] {ring, disc}) {
            circle.setCenterX(centre.getX());
            circle.setCenterY(centre.getY());
        }
        disc.setRadius(radius);
        ring.setRadius(radius + Math.max(3, radius * 0.28));
        text.setVisible(numbered && radius >= SMALLEST_NUMBER);
        text.place(radius * 0.8, centre.getX(), centre.getY());
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        PressAction.handle(action, onFire, () -> super.executeAccessibleAction(action, parameters));
    }
}
