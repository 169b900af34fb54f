package jump61.games.sim.ui;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import jump61.game.Side;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimMove;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.PressAction;

/**
 * One of the fifteen lines of Sim: a faint guide until it is drawn. Red's lines are solid and Blue's have a groove, so
 * that they can be distinguished without colour.
 */
final class SimLine extends Group {
    /** Width of Blue's line relative to Red's: it is wider to compensate for the groove. */
    private static final double GROOVED = 1.4;

    private static final double GROOVE = 0.38;
    private static final double HALO = 1.25;

    private final SimMove move;
    private final Line halo = line("halo");
    private final Line stroke = line("stroke");
    private final Line groove = line("groove");
    private Point2D from = Point2D.ZERO;
    private Point2D to = Point2D.ZERO;
    private double width = 1;
    private Optional<Side> owner = Optional.empty();
    private Runnable onFire = () -> {};

    SimLine(SimMove move) {
        this.move = move;
        getStyleClass().add("sim-line");
        setMouseTransparent(true);
        setManaged(false);
        setAccessibleRole(AccessibleRole.BUTTON);
        getChildren().addAll(halo, stroke, groove);
    }

    /** {@return the move that draws it} */
    SimMove move() {
        return move;
    }

    /** Sets what a press by assistive technology does. */
    void setOnFire(Runnable action) {
        onFire = action;
    }

    /** Shows the side that drew it; empty while it is only a guide. */
    void show(Optional<Side> newOwner) {
        owner = newOwner;
        look(owner);
    }

    /** Shows it as {@code side} would draw it, until the next {@link #show}. */
    void propose(Side side) {
        look(Optional.of(side));
        pseudoClassStateChanged(BoardPseudoClasses.PROPOSED, true);
    }

    private void look(Optional<Side> side) {
        BoardPseudoClasses.setColour(this, side.map(SimGame.INSTANCE::colour));
        pseudoClassStateChanged(BoardPseudoClasses.PROPOSED, false);
        double drawn = side.filter(Side.SECOND::equals).isPresent() ? width * GROOVED : width;
        stroke.setStrokeWidth(side.isPresent() ? drawn : Math.max(1, width / 5));
        halo.setStrokeWidth(drawn + width * HALO);
        setViewOrder(side.isPresent() ? -1 : 0);
        draw(1);
    }

    /**
     * Shows only the first part of it.
     *
     * @param part the fraction shown, 0 to 1
     */
    void draw(double part) {
        Point2D end = from.interpolate(to, part);
        for (Line line : List.of(halo, stroke, groove)) {
            line.setStartX(from.getX());
            line.setStartY(from.getY());
            line.setEndX(end.getX());
            line.setEndY(end.getY());
        }
    }

    /** Lays it out between its points. */
    void place(SimGeometry geometry) {
        from = geometry.point(move.from());
        to = geometry.point(move.to());
        width = geometry.lineWidth();
        groove.setStrokeWidth(width * GROOVE);
        look(owner);
    }

    private static Line line(String styleClass) {
        Line line = new Line();
        line.getStyleClass().add(styleClass);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
        return line;
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        PressAction.handle(action, onFire, () -> super.executeAccessibleAction(action, parameters));
    }
}
