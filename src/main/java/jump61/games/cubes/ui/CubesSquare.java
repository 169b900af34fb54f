package jump61.games.cubes.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.StringBinding;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.PipShape;
import jump61.window.board.PressAction;

/** One square of a Jump61 board: a die seen from above, with a rim, a face and pips. It does not know the rules. */
final class CubesSquare extends Region {
    /** Half the gap between two dice, relative to the square's length. */
    private static final double GAP = 0.036;

    /** Height of the rim that shows below the face, relative to the length of the die. */
    private static final double LIP = 0.045;

    private static final double PIP_RADIUS = 0.105;
    private static final double FREE_PIP_RADIUS = 0.075;

    /** The distance of the line of a full square from the edge of the face, relative to the length of the die. */
    static final double FULL_INSET = 0.06;

    private final int index;
    private final Region rim = new Region();
    private final Region face = new Region();
    private final Path pips = new Path();
    private final LazyText spoken = new LazyText();
    private Runnable onFire = () -> {};
    private int spots;
    private Optional<Side> owner = Optional.empty();
    private double pipsDrawnFor = -1;
    /** Created when first shown, like the preview; a new game needs neither, so the window opens faster. */
    private Region fullLine;

    private Region preview;

    /**
     * Creates a square.
     *
     * @param index its number in the position, from 0
     */
    CubesSquare(int index) {
        this.index = index;
        getStyleClass().add("cubes-square");
        rim.getStyleClass().add("rim");
        face.getStyleClass().add("face");
        pips.getStyleClass().add("pips");
        pips.setManaged(false);
        setAccessibleRole(AccessibleRole.BUTTON);
        accessibleTextProperty().bind(spoken);
        getChildren().addAll(rim, face, pips);
    }

    /** {@return the square's number in the position, from 0} */
    int index() {
        return index;
    }

    /** Sets the effect of a press by assistive technology. */
    void setOnFire(Runnable action) {
        onFire = action;
    }

    /** Sets the accessible text. */
    void setSpoken(Supplier<String> words) {
        spoken.set(words);
    }

    /** Shows the content of the square. */
    void show(int newSpots, Optional<Side> newOwner, boolean full) {
        showFull(full);
        if (newSpots == spots && newOwner.equals(owner)) {
            return;
        }
        if (!newOwner.equals(owner)) {
            BoardPseudoClasses.setColour(this, newOwner.map(CubesGame.INSTANCE::colour));
        }
        spots = newSpots;
        owner = newOwner;
        pipsDrawnFor = -1;
        requestLayout();
    }

    private void showFull(boolean full) {
        if (full && fullLine == null) {
            fullLine = new Region();
            fullLine.getStyleClass().add("full");
            fullLine.setManaged(false);
            getChildren().add(getChildren().indexOf(pips), fullLine);
            placeFull();
        }
        if (fullLine != null) {
            fullLine.setVisible(full);
        }
    }

    private void placeFull() {
        double inset = face.getWidth() * FULL_INSET;
        fullLine.resizeRelocate(
                face.getLayoutX() + inset,
                face.getLayoutY() + inset,
                face.getWidth() - 2 * inset,
                face.getHeight() - 2 * inset);
    }

    /** Marks the square as one that the opponent can burst next. */
    void threaten(boolean threat) {
        pseudoClassStateChanged(BoardPseudoClasses.DANGER, threat);
    }

    /** Shows that a move would give the square to a side. */
    void preview(Side coming) {
        if (preview == null) {
            preview = new Region();
            preview.getStyleClass().add("preview");
            preview.setManaged(false);
            getChildren().add(getChildren().indexOf(pips), preview);
            placePreview();
        }
        BoardPseudoClasses.setColour(preview, Optional.of(CubesGame.INSTANCE.colour(coming)));
        preview.setVisible(true);
    }

    /** Ends {@link #preview(Side)}. */
    void endPreview() {
        if (preview != null) {
            preview.setVisible(false);
        }
    }

    private void placePreview() {
        preview.resizeRelocate(face.getLayoutX(), face.getLayoutY(), face.getWidth(), face.getWidth());
    }

    /** Scales the die temporarily; 1 is its normal size. */
    void swell(double factor) {
        if (getScaleX() != factor) {
            setScaleX(factor);
            setScaleY(factor);
        }
    }

    /** Enlarges and brightens the die, because it is about to send its spots. */
    void topple(double factor) {
        swell(factor);
        pseudoClassStateChanged(BoardPseudoClasses.TOPPLING, true);
    }

    /** Ends {@link #swell} and {@link #topple}. */
    void rest() {
        swell(1);
        pseudoClassStateChanged(BoardPseudoClasses.TOPPLING, false);
    }

    /** {@return the position of a pip, in this square's coordinates} */
    private Point2D pip(Point2D onFace) {
        return new Point2D(
                face.getLayoutX() + onFace.getX() * face.getWidth(),
                face.getLayoutY() + onFace.getY() * face.getHeight());
    }

    /** {@return the size of pips on a square of a given length} */
    static double pipRadius(double length) {
        return length * PIP_RADIUS;
    }

    @Override
    protected void layoutChildren() {
        double length = getWidth();
        double gap = Math.max(0.5, snapPositionX(length * GAP));
        double die = length - 2 * gap;
        double lip = Math.max(1, snapPositionY(die * LIP));
        rim.resizeRelocate(gap, gap + lip, die, die - lip);
        face.resizeRelocate(gap, gap, die, die - lip);
        if (fullLine != null) {
            placeFull();
        }
        if (preview != null) {
            placePreview();
        }
        if (pipsDrawnFor != length) {
            pipsDrawnFor = length;
            drawPips(length);
        }
    }

    private void drawPips(double length) {
        double radius = owner.isPresent() ? pipRadius(length) : length * FREE_PIP_RADIUS;
        List<PathElement> outlines = new ArrayList<>();
        for (Point2D place : PipLayout.of(spots)) {
            Point2D centre = pip(place);
            outlines.addAll(
                    PipShape.of(owner.map(CubesGame.INSTANCE::colour)).outline(centre.getX(), centre.getY(), radius));
        }
        pips.getElements().setAll(outlines);
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        PressAction.handle(action, onFire, () -> super.executeAccessibleAction(action, parameters));
    }

    /** An accessible text that is composed only on request, because composing takes time. */
    private static final class LazyText extends StringBinding {
        private Supplier<String> words = () -> "";

        /** Sets the supplier of the text. */
        void set(Supplier<String> now) {
            words = now;
            invalidate();
        }

        @Override
        protected String computeValue() {
            return words.get();
        }
    }
}
