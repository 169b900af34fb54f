package jump61.app.lesson;

import java.util.List;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.animation.ScaleTransition;
import javafx.geometry.Bounds;
import javafx.geometry.NodeOrientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polygon;
import javafx.util.Duration;
import jump61.window.board.StageGeometry;

/**
 * The layout of a lesson: the board in its usual place (see {@link StageGeometry}), a line over it, and the bubble beside
 * it or, in a small but high window, below it. The tip of the bubble points at a place on the board. Cards that do not fit
 * beside the board are hidden.
 */
public final class LessonPane extends Pane {
    private static final double GAP = 8;

    private static final double HALF_BASE = 12;

    /** Width of the space for the numbers of the rows, which are between a mirrored panel and the board. */
    private static final double NUMBERS = 18;

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
    private boolean small;

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

    /** Points at a place, in the coordinates of the board's parent; empty for none. */
    void pointAt(Optional<Bounds> place) {
        if (!place.equals(target)) {
            target = place;
            requestLayout();
        }
    }

    /** Draws attention to the place pointed at, until {@link #rest} is called. */
    void lead() {
        pulse.start();
    }

    /** Stops drawing attention to a place. */
    void rest() {
        pulse.stop();
    }

    /** Sets whether the window is small. */
    void setSmall(boolean newSmall) {
        small = newSmall;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        StageGeometry geometry = StageGeometry.of(getWidth(), getHeight(), small);
        Bounds panel = geometry.panel();
        place(board, geometry.board());
        place(bar, geometry.bar());
        boolean beside = panel.getMinX() >= geometry.board().getMaxX();
        double end = beside ? panel.getMaxX() : geometry.board().getMaxX();
        Bounds line = geometry.headline();
        head.resizeRelocate(line.getMinX(), line.getMinY(), end - line.getMinX(), line.getHeight());
        if (beside) {
            placeBeside(panel, line.getMaxY() + GAP);
        } else {
            placeBelow(panel);
        }
        placePulse();
    }

    private static void place(Region part, Bounds at) {
        part.resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight());
    }

    private void placeBeside(Bounds panel, double high) {
        double low = panel.getMaxY();
        double width = panel.getWidth();
        double height = Math.min(Math.ceil(bubble.prefHeight(width)), low - high);
        double aim = pointed().map(Bounds::getCenterY).orElse(high + height / 2);
        double y = Math.round(Math.max(high, Math.min(aim - Math.min(height / 2, 4 * HALF_BASE), low - height)));
        bubble.resizeRelocate(panel.getMinX(), y, width, height);
        placeCards(panel.getMinX(), width, high, low);
        double edge = board.getLayoutX() + board.getWidth();
        double end = pointed()
                .map(Bounds::getMaxX)
                .filter(x -> x > edge - REACH * board.getWidth())
                .orElse(edge + numbers());
        drawTip(panel.getMinX() + 1, aim, end + 4, aim, 0, HALF_BASE);
    }

    private double numbers() {
        return getEffectiveNodeOrientation() == NodeOrientation.RIGHT_TO_LEFT ? NUMBERS : 0;
    }

    /** Returns the place pointed at, in the coordinates of this pane. */
    private Optional<Bounds> pointed() {
        return target.map(board::localToParent);
    }

    private void placePulse() {
        pulse.setVisible(target.isPresent());
        pointed().ifPresent(place -> place(pulse, place));
    }

    private void placeBelow(Bounds panel) {
        double high = panel.getMinY();
        double height = Math.min(bubble.prefHeight(panel.getWidth()), panel.getHeight());
        bubble.resizeRelocate(panel.getMinX(), high, panel.getWidth(), height);
        cards.forEach(card -> card.setVisible(false));
        double edge = board.getLayoutY() + board.getHeight();
        double aim = pointed().map(Bounds::getCenterX).orElse(board.getLayoutX() + board.getWidth() / 2);
        double end = pointed()
                .map(Bounds::getMaxY)
                .filter(y -> y > edge - REACH * board.getHeight())
                .orElse(edge);
        drawTip(aim, high + 1, aim, end + 4, HALF_BASE, 0);
    }

    /** Places the cards below the bubble or, if there is no room, above it, so that they form one group. */
    private void placeCards(double x, double width, double top, double low) {
        double y = bubble.getLayoutY() + bubble.getHeight() + GAP;
        double high = bubble.getLayoutY() - GAP;
        for (Region card : cards) {
            double height = Math.ceil(card.prefHeight(width));
            boolean under = y + height <= low;
            boolean over = !under && high - height >= top;
            card.setVisible((under || over) && card.isManaged());
            if (!card.isManaged()) {
                continue;
            }
            card.resizeRelocate(x, Math.round(under ? y : high - height), width, height);
            if (under) {
                y += height + GAP;
            } else if (over) {
                high -= height + GAP;
            }
        }
    }

    private void drawTip(double x, double y, double toX, double toY, double alongX, double alongY) {
        tip.setVisible(target.isPresent());
        tip.getPoints().setAll(x - alongX, y - alongY, toX, toY, x + alongX, y + alongY);
    }

    /**
     * A ring that draws attention to a place: it widens and fades, once soon after a task has been set, and twice if
     * nothing has happened for some time.
     */
    private static final class Pulse extends Region {
        private static final Duration SOON = Duration.seconds(0.8);
        private static final Duration LATER = Duration.seconds(8);
        private static final Duration LENGTH = Duration.seconds(0.9);
        private static final double WIDEST = 1.45;

        private final PauseTransition soon = new PauseTransition(SOON);
        private final PauseTransition later = new PauseTransition(LATER);
        private final Animation beat;

        Pulse() {
            getStyleClass().add("lesson-pulse");
            setManaged(false);
            setMouseTransparent(true);
            setOpacity(0);
            ScaleTransition wider = new ScaleTransition(LENGTH, this);
            wider.setFromX(1);
            wider.setFromY(1);
            wider.setToX(WIDEST);
            wider.setToY(WIDEST);
            wider.setInterpolator(Interpolator.EASE_OUT);
            FadeTransition paler = new FadeTransition(LENGTH, this);
            paler.setFromValue(1);
            paler.setToValue(0);
            beat = new ParallelTransition(wider, paler);
            soon.setOnFinished(event -> beat(1));
            later.setOnFinished(event -> beat(2));
        }

        private void beat(int times) {
            beat.setCycleCount(times);
            beat.playFromStart();
        }

        /** Waits for the user from now on. */
        void start() {
            stop();
            soon.playFromStart();
            later.playFromStart();
        }

        /** Stops waiting, and shows nothing. */
        void stop() {
            soon.stop();
            later.stop();
            beat.stop();
            setOpacity(0);
        }
    }
}
