package jump61.desktop.board;

import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.shape.Circle;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

/** One of the six points of Sim, a disc with its number. */
final class SimPoint extends Group {
    private static final double SMALLEST_NUMBER = 7;

    private final int number;
    private final Circle ring = new Circle();
    private final Circle disc = new Circle();
    private final Text text = new Text();
    private Runnable onFire = () -> {};

    SimPoint(int number) {
        this.number = number;
        getStyleClass().add("sim-point");
        ring.getStyleClass().add("point-ring");
        disc.getStyleClass().add("disc");
        text.getStyleClass().add("number");
        text.setText(Integer.toString(number));
        text.setTextOrigin(VPos.CENTER);
        setMouseTransparent(true);
        setManaged(false);
        setAccessibleRole(AccessibleRole.BUTTON);
        getChildren().addAll(ring, disc, text);
    }

    int number() {
        return number;
    }

    /** Sets what an assistive device's press does. */
    void setOnFire(Runnable action) {
        onFire = action;
    }

    /** Lays it in its place. */
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
        text.setFont(Font.font(null, FontWeight.BOLD, radius * 1.05));
        text.setX(centre.getX() - text.getLayoutBounds().getWidth() / 2);
        text.setY(centre.getY());
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            onFire.run();
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }
}
