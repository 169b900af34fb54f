package jump61.window.board;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Cursor;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.Position;

/**
 * The common part of boards with rows and columns: frame and numbers, the square under the pointer, the keyboard
 * cursor, and rings around them. A subclass fills the squares and defines what choosing one means.
 */
public abstract class GridBoardSkin<C extends BoardControl> extends BoardSkin<C> {
    /** Squares shorter than this, in pixels, have no room for fine lines. */
    private static final double SMALL_SQUARE = 40;

    /** The time that the pointer must rest on a square before the board shows what a click would do. */
    private static final Duration RESTED = Duration.millis(80);

    private final Region frame = styled(new Region(), "frame");
    private final Pane squares = styled(new Pane(), "squares");
    private final Region hoverRing = ring("hover-ring");
    private final Region focusRing = ring("focus-ring");
    private GridNumbers numbers = new GridNumbers(BoardSize.square(0), 0);
    private GridCursor cursor = new GridCursor(BoardSize.square(1), 0);
    private GridGeometry geometry = GridGeometry.unplaced(BoardSize.square(1));
    private final Nudge nudge = new Nudge();
    private final PauseTransition rest = new PauseTransition(RESTED);
    private int previewed = -1;

    /** The position that the preview is about. */
    private Position previewedIn;

    private int hovered = -1;
    private int pressed = -1;
    private boolean byKeyboard;
    private int refusedAt = -1;

    protected GridBoardSkin(C board) {
        super(board);
        frame.setManaged(false);
        squares.setManaged(false);
        getChildren().setAll(frame, numbers, squares, hoverRing, focusRing, tag());
        rest.setOnFinished(over -> showPreview());
    }

    /**
     * Lays out a new board.
     *
     * @param firstNumber the number of the first row and column
     */
    protected final void setSquares(BoardSize size, int firstNumber, List<? extends Region> nodes) {
        nodes.forEach(node -> node.setManaged(false));
        squares.getChildren().setAll(nodes);
        numbers = new GridNumbers(size, firstNumber);
        getChildren().set(1, numbers);
        cursor = new GridCursor(size, firstNumber);
        geometry = GridGeometry.unplaced(size);
        hovered = -1;
        pressed = -1;
        previewed = -1;
        preview(-1);
        tag().hide();
        getSkinnable().requestLayout();
    }

    /** Adds a node above the squares. */
    protected final void addAbove(Node node) {
        node.setManaged(false);
        getChildren().add(node);
    }

    /** {@return the geometry of the squares} */
    protected final GridGeometry geometry() {
        return geometry;
    }

    /** Called when the user chooses a square with the pointer or the keyboard. */
    protected abstract void choose(int square);

    /** {@return whether choosing this square now would have an effect} */
    protected abstract boolean isChoosable(int square);

    /** {@return a description of a square, and why choosing it would have no effect} */
    protected abstract String describe(int square);

    /**
     * Shows on the board what choosing a square would do; -1 removes the preview.
     *
     * @return a few words for a tag at the square; empty if there is nothing to say
     */
    protected String preview(int square) {
        return "";
    }

    /** Called after the squares have been laid out. */
    protected void placed() {}

    /** Draws the rings and the status; part of {@link #refresh}. */
    protected final void refreshTarget() {
        C board = getSkinnable();
        boolean atKeyboard = board.isFocused() && (byKeyboard || board.isFocusVisible());
        surround(focusRing, atKeyboard ? cursor.square() : -1);
        surround(
                hoverRing,
                isOpen() && (isEditing() || !isOver() && !isJustPlayed(hovered)) && !byKeyboard ? hovered : -1);
        hoverRing.pseudoClassStateChanged(BoardPseudoClasses.REFUSED, hovered >= 0 && !canChoose(hovered));
        board.setCursor(isOpen() && hovered >= 0 && canChoose(hovered) ? Cursor.HAND : Cursor.DEFAULT);
        targeted();
        int target = byKeyboard ? (board.isFocused() ? cursor.square() : -1) : hovered;
        aim(target);
        numbers.point(target);
        tell(
                target < 0 ? null : target,
                cursor.typedRow()
                        .map(row -> texts().shared().get("status.typedRow", row))
                        .orElse(target < 0 ? "" : describe(target)));
    }

    /** Removes another square's preview, and shows this square's once the pointer has rested on it. */
    private void aim(int target) {
        if (target != refusedAt || !isOpen() || !isAsRefused()) {
            tag().dismiss();
        }
        boolean wanted = getSkinnable().gives(Help.SOME)
                && !isEditing()
                && target >= 0
                && isChoosable(target)
                && !isJustPlayed(target);
        int next = wanted ? target : -1;
        Position position = getSkinnable().getPosition();
        if (next == previewed && (next < 0 || position.equals(previewedIn))) {
            return;
        }
        previewed = next;
        previewedIn = position;
        rest.stop();
        preview(-1);
        tag().hide();
        if (next >= 0) {
            rest.playFromStart();
        }
    }

    private boolean isEditing() {
        return getSkinnable().isEditing();
    }

    private boolean canChoose(int square) {
        return isEditing() || isChoosable(square);
    }

    private void showPreview() {
        if (previewed >= 0 && isChoosable(previewed)) {
            String words = preview(previewed);
            if (!words.isEmpty()) {
                tag().show(words, geometry.square(previewed), geometry.frame());
            }
        }
    }

    /** {@return the square of a move, or the squares where it begins and ends; none if it has no place on the board} */
    protected List<Integer> squaresOf(Move move) {
        return List.of();
    }

    @Override
    protected final Optional<MovePlace> place(Move move) {
        List<Bounds> own = squaresOf(move).stream().map(geometry::square).toList();
        if (own.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(own.size() == 1 ? MovePlace.on(own.get(0)) : MovePlace.between(own.get(0), own.get(1)));
    }

    @Override
    public final Bounds drawn() {
        return geometry.frame();
    }

    @Override
    protected final Optional<Bounds> placeOf(Move move) {
        return place(move).map(MovePlace::area);
    }

    @Override
    protected final MovePlace placeAt(int place) {
        return MovePlace.on(geometry.square(place));
    }

    @Override
    protected final void aimAt(Move move) {
        squaresOf(move).stream().findFirst().ifPresent(square -> {
            cursor.moveTo(square);
            byKeyboard = true;
            refreshTarget();
        });
    }

    @Override
    protected final void turnDown(Move move, String why) {
        List<Integer> own = squaresOf(move);
        if (!own.isEmpty()) {
            refuse(own.get(own.size() - 1), why);
        }
    }

    /** Rejects a click on an illegal square: with a message at the square and in the status, and a sound. */
    private void refuse(int square, String why) {
        refusedAt = square;
        nudge.play(squares.getChildren().get(square), getSkinnable().getAnimationSpeed() > 0);
        tag().answer(why, geometry.square(square), geometry.frame());
        refuse(why);
    }

    /** Plays the square the user chose, or rejects it. */
    protected final void chooseOrRefuse(int square) {
        if (isEditing()) {
            getSkinnable().place(square);
        } else if (isOpen() && !isOver() && !isChoosable(square)) {
            refuse(square, firstSentence(describe(square)));
        } else {
            choose(square);
        }
    }

    /** Returns the reason without advice, which would cover more of the board; the status has both. */
    private String firstSentence(String text) {
        BreakIterator sentences =
                BreakIterator.getSentenceInstance(getSkinnable().getLocale());
        sentences.setText(text);
        return text.substring(0, sentences.next()).strip();
    }

    private boolean isOver() {
        return getSkinnable().getPosition().result().isPresent();
    }

    /** Draws a ring around a square; -1 hides it. */
    protected final void surround(Region ring, int square) {
        ring.setVisible(square >= 0);
        if (square >= 0) {
            Bounds at = geometry.square(square);
            ring.resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight());
            BoardPseudoClasses.copyColour(squares.getChildren().get(square), ring);
        }
    }

    /** Called when the pointer or the keyboard cursor has moved to another square. */
    protected void targeted() {}

    /** {@return whether the ring of the pointer or of the keyboard cursor is around a square} */
    protected final boolean isTargeted(int square) {
        return focusRing.isVisible() && cursor.square() == square || hoverRing.isVisible() && hovered == square;
    }

    @Override
    protected final Node focusItem() {
        return squares.getChildren().get(cursor.square());
    }

    protected static Region ring(String styleClass) {
        Region ring = styled(new Region(), "ring", styleClass);
        ring.setManaged(false);
        ring.setMouseTransparent(true);
        ring.setVisible(false);
        return ring;
    }

    protected static <T extends Node> T styled(T node, String... styleClasses) {
        node.getStyleClass().addAll(styleClasses);
        return node;
    }

    @Override
    protected void point(double x, double y) {
        int square = geometry.squareAt(x, y);
        if (square != hovered || byKeyboard) {
            hovered = square;
            byKeyboard = false;
            refreshTarget();
        }
    }

    @Override
    protected void pointAway() {
        release();
        hovered = -1;
        refreshTarget();
    }

    @Override
    protected void pressAt(double x, double y) {
        byKeyboard = false;
        pressed = geometry.squareAt(x, y);
        hovered = pressed;
        if (pressed >= 0) {
            cursor.moveTo(pressed);
            squeeze(pressed, isChoosable(pressed));
        }
        refreshTarget();
    }

    private void release() {
        if (pressed >= 0) {
            squeeze(pressed, false);
        }
        pressed = -1;
    }

    /** Shows that a square is pressed or released. */
    protected void squeeze(int square, boolean squeezed) {}

    @Override
    protected void releaseAt(double x, double y) {
        int square = geometry.squareAt(x, y);
        if (square >= 0 && square == pressed) {
            chooseOrRefuse(square);
        }
        release();
    }

    @Override
    protected boolean press(KeyCode key) {
        if (key == KeyCode.ENTER || key == KeyCode.SPACE) {
            byKeyboard = true;
            chooseOrRefuse(cursor.square());
            refreshTarget();
            return true;
        }
        boolean taken = cursor.press(getSkinnable().isTurned() ? GridCursor.opposite(key) : key);
        if (taken) {
            byKeyboard = true;
            refreshTarget();
            getSkinnable().cursorMoved();
        }
        return taken;
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        geometry = GridGeometry.fit(geometry.size(), new BoundingBox(x, y, width, height), devicePixels())
                .turned(getSkinnable().isTurned());
        getSkinnable().pseudoClassStateChanged(BoardPseudoClasses.SMALL, geometry.pitch() < SMALL_SQUARE);
        Bounds around = geometry.frame();
        frame.resizeRelocate(around.getMinX(), around.getMinY(), around.getWidth(), around.getHeight());
        squares.resizeRelocate(0, 0, getSkinnable().getWidth(), getSkinnable().getHeight());
        for (int i = 0; i < squares.getChildren().size(); i++) {
            Bounds at = geometry.square(i);
            squares.getChildren().get(i).resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight());
        }
        numbers.setVisible(getSkinnable().isNumbered() && geometry.isNumbered());
        numbers.place(geometry);
        placed();
        refreshTarget();
        showMarks();
    }

    /** {@return the length of a unit in pixels of the screen, also if the window is magnified} */
    private double devicePixels() {
        C board = getSkinnable();
        double screen = board.getScene() == null || board.getScene().getWindow() == null
                ? 1
                : board.getScene().getWindow().getRenderScaleX();
        return screen * board.getLocalToSceneTransform().getMyy();
    }

    /** The numbers of rows and columns, outside the frame. They need no room: they cover what is there. */
    private static final class GridNumbers extends Group {
        private static final double SIZE = 12;
        private static final double BESIDE = 14;
        private static final double ABOVE = 12;
        private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");
        private final List<BoardNumber> rows = new ArrayList<>();
        private final List<BoardNumber> columns = new ArrayList<>();
        private final BoardSize size;

        /** Numbers a board of this size, from {@code first}. */
        GridNumbers(BoardSize size, int first) {
            this.size = size;
            getStyleClass().add("numbers");
            setManaged(false);
            setMouseTransparent(true);
            for (int i = 0; i < size.rows(); i++) {
                rows.add(new BoardNumber(first + i));
            }
            for (int i = 0; i < size.columns(); i++) {
                columns.add(new BoardNumber(first + i));
            }
            getChildren().addAll(rows);
            getChildren().addAll(columns);
        }

        void place(GridGeometry geometry) {
            Bounds frame = geometry.frame();
            for (int i = 0; i < rows.size(); i++) {
                rows.get(i).place(SIZE, frame.getMinX() - BESIDE, geometry.y() + geometry.middleOfRow(i));
            }
            for (int i = 0; i < columns.size(); i++) {
                columns.get(i).place(SIZE, geometry.x() + geometry.middleOfColumn(i), frame.getMinY() - ABOVE);
            }
        }

        /** Marks the numbers of a square; -1 for none. */
        void point(int square) {
            for (int i = 0; i < rows.size(); i++) {
                rows.get(i).pseudoClassStateChanged(POINTED, square >= 0 && square / size.columns() == i);
            }
            for (int i = 0; i < columns.size(); i++) {
                columns.get(i).pseudoClassStateChanged(POINTED, square >= 0 && square % size.columns() == i);
            }
        }
    }
}
