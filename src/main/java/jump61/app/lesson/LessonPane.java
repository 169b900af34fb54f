package jump61.app.lesson;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polygon;

/**
 * The layout of a lesson: a line at the top, the board as large as possible, and the bubble beside it, or below it if
 * that leaves the board more room. The tip of the bubble points at a place on the board. Cards that do not fit beside
 * the board are hidden.
 */
public final class LessonPane extends Pane {
    private static final double SMALL_WIDTH = 680;
    private static final double SMALL_HEIGHT = 440;
    private static final double LEAST_PANEL = 190;
    private static final double MOST_PANEL = 380;

    /** The length of the tip, in pixels. */
    private static final double TIP = 26;

    private static final double HALF_BASE = 12;

    /** The fraction of the board that the tip may overlap. */
    private static final double REACH = 0.3;

    private final Polygon tip = new Polygon();
    private final Pulse pulse = new Pulse();
    private Region head = new Region();
    private Region bar = new Region();
    private Region board = new Region();
    private Region bubble = new Region();
    private List<Region> cards = List.of();
    private Optional<Bounds> target = Optional.empty();
    private double scale = 1;

    /** Creates a pane; {@link #arrange} sets its parts. */
    public LessonPane() {
        tip.getStyleClass().add("lesson-tip");
        tip.setManaged(false);
        tip.setMouseTransparent(true);
    }

    /** Sets the parts, which are children of this pane. */
    void arrange(Region newHead, Region newBar, Region newBoard, Region newBubble, List<Region> newCards) {
        head = newHead;
        bar = newBar;
        board = newBoard;
        bubble = newBubble;
        cards = List.copyOf(newCards);
        getChildren().addAll(tip, pulse);
    }

    /** Points at a place, in the board's coordinates; empty for none. */
    void pointAt(Optional<Bounds> place) {
        if (!place.equals(target)) {
            target = place;
            requestLayout();
        }
    }

    /** Leads the eye to the place that is pointed at, until {@link #rest}. */
    void lead() {
        pulse.start();
    }

    /** Leads the eye nowhere. */
    void rest() {
        pulse.stop();
    }

    private boolean isSmall() {
        return getWidth() < SMALL_WIDTH || getHeight() < SMALL_HEIGHT;
    }

    /** Sets the scale of all measures, which follows the size of the window's texts. */
    void setScale(double newScale) {
        scale = newScale;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double pad = isSmall() ? 8 : Math.round(20 * scale);
        double gap = pad + TIP;
        double width = getWidth() - 2 * pad;
        double headHeight = Math.ceil(head.prefHeight(width)) + pad / 2;
        double barHeight = bar.isVisible() ? Math.round(20 * scale) + pad / 2 : 0;
        double height = getHeight() - 2 * pad - headHeight - barHeight;
        // Whole pixels, as the software renderer leaves traces of edges between two.
        double panel = Math.round(Math.max(LEAST_PANEL, Math.min(width * 0.36, MOST_PANEL * scale)));
        double beside = Math.floor(Math.min(height, width - gap - panel));
        double below = Math.floor(Math.min(width, height - TIP - pad - bubble.prefHeight(width)));
        if (beside >= below) {
            placeBeside(new Frame(pad, gap, headHeight, barHeight, beside), panel);
        } else {
            placeBelow(new Frame(pad, gap, headHeight, barHeight, below), width);
        }
        placePulse();
    }

    /** The measures by which all parts are placed. */
    private record Frame(double pad, double gap, double head, double bar, double board) {}

    private void placeBeside(Frame frame, double panel) {
        double whole = frame.board() + frame.gap() + panel;
        double left = Math.round((getWidth() - whole) / 2);
        double top = Math.round((getHeight() - frame.board() - frame.head() - frame.bar()) / 2);
        placeBoard(frame, left, top, whole);
        double aside = left + frame.board() + frame.gap();
        double high = top + frame.head();
        double low = board.getLayoutY() + frame.board();
        double height = Math.ceil(bubble.prefHeight(panel));
        double aim =
                target.map(place -> board.getLayoutY() + place.getCenterY()).orElse(high + height / 2);
        double y = Math.round(Math.max(high, Math.min(aim - Math.min(height / 2, 4 * HALF_BASE), low - height)));
        bubble.resizeRelocate(aside, y, panel, height);
        placeCards(aside, panel, frame.pad(), low);
        double edge = left + frame.board();
        double end = target.map(place -> board.getLayoutX() + place.getMaxX())
                .filter(x -> x > edge - REACH * frame.board())
                .orElse(edge);
        drawTip(aside + 1, aim, end + 4, aim, 0, HALF_BASE);
    }

    private void placePulse() {
        pulse.setVisible(target.isPresent());
        target.ifPresent(place -> pulse.resizeRelocate(
                board.getLayoutX() + place.getMinX(),
                board.getLayoutY() + place.getMinY(),
                place.getWidth(),
                place.getHeight()));
        pulse.toFront();
    }

    private void placeBelow(Frame frame, double width) {
        double left = Math.round((getWidth() - frame.board()) / 2);
        placeBoard(frame, left, frame.pad(), frame.board());
        double high = board.getLayoutY() + frame.board() + TIP;
        bubble.resizeRelocate(frame.pad(), high, width, bubble.prefHeight(width));
        cards.forEach(card -> card.setVisible(false));
        double edge = board.getLayoutY() + frame.board();
        double aim = target.map(place -> left + place.getCenterX()).orElse(left + frame.board() / 2);
        double end = target.map(place -> board.getLayoutY() + place.getMaxY())
                .filter(y -> y > edge - REACH * frame.board())
                .orElse(edge);
        drawTip(aim, high + 1, aim, end + 4, HALF_BASE, 0);
    }

    private void placeBoard(Frame frame, double left, double top, double width) {
        head.resizeRelocate(left, top, width, frame.head() - frame.pad() / 2);
        bar.resizeRelocate(left, top + frame.head(), frame.board(), Math.max(0, frame.bar() - frame.pad() / 2));
        board.resizeRelocate(left, top + frame.head() + frame.bar(), frame.board(), frame.board());
    }

    private void placeCards(double x, double width, double gap, double low) {
        double y = bubble.getLayoutY() + bubble.getHeight() + gap;
        double high = board.getLayoutY();
        for (Region card : cards) {
            double height = Math.ceil(card.prefHeight(width));
            boolean under = y + height <= low;
            boolean over = !under && high + height + gap <= bubble.getLayoutY();
            card.setVisible((under || over) && card.isManaged());
            if (!card.isManaged()) {
                continue;
            }
            card.resizeRelocate(x, Math.round(under ? y : high), width, height);
            if (under) {
                y += height + gap;
            } else if (over) {
                high += height + gap;
            }
        }
    }

    private void drawTip(double x, double y, double toX, double toY, double alongX, double alongY) {
        tip.setVisible(target.isPresent());
        tip.getPoints().setAll(x - alongX, y - alongY, toX, toY, x + alongX, y + alongY);
        tip.toFront();
    }
}
