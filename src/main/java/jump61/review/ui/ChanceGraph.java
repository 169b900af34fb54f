package jump61.review.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import javafx.geometry.NodeOrientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.review.GameReview;
import jump61.review.MoveReview;

/**
 * A graph of the winning chances of one side, over the moves of the game. The area below the curve belongs to this
 * side, the area above to the other side; where nothing is known yet, to neither. A click shows the position at that
 * point.
 */
public final class ChanceGraph extends Region {
    private static final double MARK = 10;
    private static final double BADGE = 18;
    private final Polygon below = new Polygon();
    private final Polygon above = new Polygon();
    private final Polyline curve = new Polyline();
    private final Line even = new Line();
    private final Region cursor = new Region();
    private final Label tag = new Label();
    private final List<Node> marks = new ArrayList<>();
    private List<OptionalDouble> chances = List.of();
    /** The number of moves before each mark. */
    private List<Integer> marked = List.of();

    private int selected;
    private IntConsumer onChoose = ply -> {};
    private IntFunction<String> words = ply -> "";

    /** Creates an empty graph. */
    public ChanceGraph() {
        getStyleClass().add("chance-graph");
        setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
        below.getStyleClass().add("chance-below");
        above.getStyleClass().add("chance-above");
        curve.getStyleClass().add("chance-curve");
        even.getStyleClass().add("chance-even");
        cursor.getStyleClass().add("chance-cursor");
        getChildren().addAll(above, below, even, cursor, curve);
        getChildren().add(tag);
        getChildren().forEach(child -> child.setManaged(false));
        tag.getStyleClass().add("chance-tag");
        tag.setMouseTransparent(true);
        tag.setVisible(false);
        setOnMouseMoved(this::tell);
        setOnMouseExited(event -> tag.setVisible(false));
        setOnMousePressed(this::choose);
        setOnMouseDragged(this::choose);
    }

    /** Sets a listener for clicks. It receives the number of moves before the position. */
    public void setOnChoose(IntConsumer consumer) {
        onChoose = consumer;
    }

    /**
     * Sets the texts shown while the pointer is at a position, by the number of moves before it; an empty text shows
     * nothing.
     */
    void setWords(IntFunction<String> newWords) {
        words = newWords;
    }

    private void tell(MouseEvent event) {
        int ply = plyAt(event.getX());
        String told = chances.size() > 1 ? words.apply(ply) : "";
        tag.setVisible(!told.isEmpty());
        tag.setText(told);
        tag.applyCss();
        double width = Math.min(Math.ceil(tag.prefWidth(-1)), getWidth());
        double height = tag.prefHeight(width);
        double x = Math.max(0, Math.min(x(ply) - width / 2, getWidth() - width));
        boolean below = event.getY() < getHeight() / 2;
        tag.resizeRelocate(x, below ? getHeight() - height - 2 : 2, width, height);
        tag.toFront();
    }

    private int plyAt(double x) {
        long ply = Math.round(x / getWidth() * (chances.size() - 1));
        return (int) Math.max(0, Math.min(ply, chances.size() - 1));
    }

    /** Shows a review from the point of view of a side, with a mark at each mistake; null shows nothing. */
    void show(GameReview review, Side side) {
        List<MoveReview> faults = review == null
                ? List.of()
                : review.moves().stream()
                        .filter(move -> move.verdict().isFault())
                        .toList();
        show(
                review == null ? List.of() : seenBy(side, review.turns(), review.chances()),
                faults.stream().map(MoveReview::ply).toList(),
                faults.stream().map(fault -> mark()).toList());
    }

    private static Node mark() {
        Region mark = new Region();
        mark.getStyleClass().add("chance-fault");
        mark.resize(MARK, MARK);
        return mark;
    }

    /** {@return a side's chances, given those of the side that moved first} */
    static List<OptionalDouble> seenBy(Side side, List<Turn> turns, List<OptionalDouble> chances) {
        boolean turned = turns.isEmpty() || turns.get(0).mover() != side;
        return chances.stream()
                .map(chance -> turned && chance.isPresent() ? OptionalDouble.of(1 - chance.getAsDouble()) : chance)
                .toList();
    }

    /**
     * Shows a curve with labelled moments.
     *
     * @param curve winning chances of the side at the lower end, before each move and after the last; empty where
     *     unknown
     * @param badges labels, by the number of moves before the position
     */
    public void show(List<OptionalDouble> curve, Map<Integer, String> badges) {
        show(
                curve,
                List.copyOf(badges.keySet()),
                badges.values().stream().map(ChanceGraph::badge).toList());
    }

    private static Node badge(String text) {
        Label badge = new Label(text);
        badge.getStyleClass().addAll("moment-number", "moment-number-" + text);
        badge.resize(BADGE, BADGE);
        return badge;
    }

    private void show(List<OptionalDouble> curve, List<Integer> plies, List<Node> nodes) {
        chances = List.copyOf(curve);
        getChildren().removeAll(marks);
        marks.clear();
        marked = List.copyOf(plies);
        marks.addAll(nodes);
        for (Node mark : marks) {
            mark.setManaged(false);
            mark.setMouseTransparent(true);
        }
        getChildren().addAll(marks);
        requestLayout();
    }

    /** Marks the position after {@code ply} moves. */
    public void select(int ply) {
        selected = ply;
        requestLayout();
    }

    private void choose(MouseEvent event) {
        if (chances.size() > 1) {
            onChoose.accept(plyAt(event.getX()));
        }
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        List<Double> points = new ArrayList<>();
        for (int ply = 0; ply < chances.size(); ply++) {
            if (chances.get(ply).isPresent()) {
                points.add(x(ply));
                points.add(y(ply));
            }
        }
        curve.getPoints().setAll(points);
        close(below, points, height);
        close(above, points, 0);
        even.setEndX(width);
        even.setStartY(height / 2);
        even.setEndY(height / 2);
        cursor.setVisible(!chances.isEmpty());
        cursor.resizeRelocate(x(Math.min(selected, Math.max(0, chances.size() - 1))) - 2, 0, 4, height);
        for (int i = marks.size() - 1; i >= 0; i--) {
            placeMark(marks.get(i), marked.get(i));
            if (i + 1 < marks.size()) {
                clear(marks.get(i), marks.get(i + 1));
            }
        }
    }

    /** Fills the area between the curve and an edge above or below it. */
    private static void close(Polygon area, List<Double> points, double edge) {
        area.getPoints().setAll(points);
        if (!points.isEmpty()) {
            area.getPoints().addAll(points.get(points.size() - 2), edge, points.get(0), edge);
        }
    }

    private void placeMark(Node mark, int ply) {
        double half = mark.getLayoutBounds().getWidth() / 2;
        double x = Math.max(half, Math.min(x(ply), getWidth() - half));
        double y = Math.max(half, Math.min(y(ply), getHeight() - half));
        mark.relocate(x - half, y - half);
    }

    /** Places a numbered moment beside the next one if it would otherwise be covered. */
    private static void clear(Node mark, Node next) {
        double width = mark.getLayoutBounds().getWidth();
        boolean covered = width == BADGE
                && Math.abs(next.getLayoutX() - mark.getLayoutX()) < width
                && Math.abs(next.getLayoutY() - mark.getLayoutY()) < width;
        if (covered) {
            mark.setLayoutX(next.getLayoutX() - width);
        }
    }

    private double x(int ply) {
        return chances.size() < 2 ? 0 : getWidth() * ply / (chances.size() - 1);
    }

    private double y(int ply) {
        return getHeight() * (1 - chances.get(ply).orElse(0.5));
    }
}
