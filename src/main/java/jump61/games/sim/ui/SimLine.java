package jump61.games.sim.ui;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.shape.Line;
import jump61.game.Side;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimMove;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.PressAction;

/**
 * One of the fifteen lines of Sim: a faint guide until it is drawn. Red's lines are solid and Blue's are broken, so
 * that they can be distinguished without colour. Beneath the line are its marks: a halo, and a band within the halo.
 */
final class SimLine extends Group {
    /** The lengths of Blue's dashes and of the gaps between them, in line widths; the round ends lengthen a dash by one. */
    private static final double DASH = 2.2;

    private static final double GAP = 2.2;

    /** Widths relative to the width of a line. */
    private static final double HALO = 2;

    private static final double BAND = 1.7;
    private static final double OUTLINE = 1.25;
    private static final double HOLLOW = 0.66;
    private static final double GUIDE = 0.22;

    private final SimMove move;
    private final Line halo = line("halo");
    private final Line band = line("band");
    private final Line stroke = line("stroke");
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
        getChildren().addAll(halo, band, stroke);
    }

    /** {@return the move that draws this line} */
    SimMove move() {
        return move;
    }

    /** Sets the effect of a press by assistive technology. */
    void setOnFire(Runnable action) {
        onFire = action;
    }

    /** Shows the side that drew the line; empty while the line is only a guide. */
    void show(Optional<Side> newOwner) {
        owner = newOwner;
        look(owner);
    }

    /** Shows the line hollow, as the line that would be drawn, until the next {@link #show}. */
    void propose() {
        look(Optional.empty());
        pseudoClassStateChanged(BoardPseudoClasses.PROPOSED, true);
        band.setStrokeWidth(width * OUTLINE);
        stroke.setStrokeWidth(width * HOLLOW);
        setViewOrder(-1);
    }

    private void look(Optional<Side> side) {
        BoardPseudoClasses.setColour(this, side.map(SimGame.INSTANCE::colour));
        pseudoClassStateChanged(BoardPseudoClasses.PROPOSED, false);
        halo.setStrokeWidth(width * HALO);
        band.setStrokeWidth(width * BAND);
        stroke.setStrokeWidth(side.isPresent() ? width : Math.max(1, width * GUIDE));
        boolean broken = side.filter(Side.SECOND::equals).isPresent();
        // An inline style, so that what a style sheet changes while a line is pointed at or warned of ends with that.
        stroke.setStyle(broken ? "-fx-stroke-dash-array: " + width * DASH + " " + width * GAP + ";" : "");
        setViewOrder(side.isPresent() ? -1 : 0);
        draw(1);
    }

    /**
     * Shows only the first part of the line.
     *
     * @param part the fraction shown, 0 to 1
     */
    void draw(double part) {
        Point2D end = from.interpolate(to, part);
        for (Line line : List.of(halo, band, stroke)) {
            line.setStartX(from.getX());
            line.setStartY(from.getY());
            line.setEndX(end.getX());
            line.setEndY(end.getY());
        }
    }

    /** Lays the line out between its points. */
    void place(SimGeometry geometry) {
        from = geometry.point(move.from());
        to = geometry.point(move.to());
        width = geometry.lineWidth();
        look(owner);
    }

    private static Line line(String styleClass) {
        Line line = new Line();
        line.getStyleClass().add(styleClass);
        return line;
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        PressAction.handle(action, onFire, () -> super.executeAccessibleAction(action, parameters));
    }
}
