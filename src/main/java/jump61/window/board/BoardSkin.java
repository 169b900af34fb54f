package jump61.window.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.SkinBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * The common part of all boards' skins: they redraw when the board changes, and a click or key hurries a running
 * animation. Otherwise, input goes to the subclass.
 */
public abstract class BoardSkin<C extends BoardControl> extends SkinBase<C> {
    private static final double SMALLEST = 96;
    private static final double USUAL = 480;
    /** If more places are wrong, frames without signs are clearer. */
    private static final int MOST_SIGNS = 6;

    private final List<Runnable> disposals = new ArrayList<>();
    private boolean hurried;
    /** The square or line where the user last played; null once the pointer or the focus has left it. */
    private Object playedAt;

    private Side playedBy;
    /** The position in which a move was last rejected. */
    private Position refusedIn;

    private final MoveMarks marks = new MoveMarks();
    private final SquareTag tag = new SquareTag();

    protected BoardSkin(C board) {
        super(board);
        on(MouseEvent.MOUSE_PRESSED, this::press);
        on(MouseEvent.MOUSE_RELEASED, this::release);
        on(MouseEvent.MOUSE_DRAGGED, this::drag);
        on(MouseEvent.MOUSE_MOVED, event -> point(event.getX(), event.getY()));
        on(MouseEvent.MOUSE_EXITED, event -> pointAway());
        on(KeyEvent.KEY_PRESSED, this::key);
    }

    /** Starts following the board's properties. Must be called when the subclass is fully constructed. */
    protected final void follow() {
        C board = getSkinnable();
        registerChangeListener(board.positionProperty(), change -> refresh());
        registerChangeListener(board.animatingProperty(), change -> refresh());
        registerChangeListener(board.lastTurnProperty(), change -> refresh());
        registerChangeListener(board.hintProperty(), change -> refresh());
        getChildren().add(marks);
        registerChangeListener(board.onPlaceProperty(), change -> refresh());
        registerChangeListener(board.marksProperty(), change -> showMarks());
        registerChangeListener(board.wrongPlacesProperty(), change -> showMarks());
        registerChangeListener(board.animatingProperty(), change -> showMarks());
        registerChangeListener(board.interactiveProperty(), change -> refresh());
        registerChangeListener(board.localeProperty(), change -> refresh());
        registerChangeListener(board.coloursProperty(), change -> refresh());
        registerChangeListener(board.numberedProperty(), change -> board.requestLayout());
        registerChangeListener(board.turnedProperty(), change -> board.requestLayout());
        registerChangeListener(board.focusedProperty(), change -> refresh());
        refresh();
    }

    /** Draws the marked moves. Must be called after each layout. */
    protected final void showMarks() {
        C board = getSkinnable();
        List<MoveMarks.Placed> shown = new ArrayList<>();
        if (!board.isAnimating()) {
            board.getMarks()
                    .forEach(mark -> place(mark.move())
                            .ifPresent(at -> shown.add(new MoveMarks.Placed(at, mark.label(), mark.style()))));
            List<Integer> wrong = board.wrongPlacesProperty().get();
            String sign = wrong.size() <= MOST_SIGNS ? "!" : "";
            wrong.forEach(place -> shown.add(new MoveMarks.Placed(placeAt(place), sign, "grade-blunder")));
        }
        if (!shown.isEmpty() || !marks.getChildren().isEmpty()) {
            marks.show(shown);
        }
    }

    /** {@return the area of the board with its frame, once it has been laid out} */
    public abstract Bounds drawn();

    /** {@return the location on the screen of a place of the position editor} */
    protected abstract MovePlace placeAt(int place);

    /** {@return the location of a move on the screen; empty if it has none on the board} */
    protected Optional<MovePlace> place(Move move) {
        return Optional.empty();
    }

    /** Draws everything according to the board's properties. */
    protected abstract void refresh();

    /** {@return an animation of {@code turn} on a board that shows the position before it} */
    protected abstract TurnAnimation animate(Turn turn);

    /** Called after the final position of a turn has been shown, for example to celebrate a won game. */
    protected void turnShown(Turn turn) {}

    /** Called when the pointer moves. */
    protected abstract void point(double x, double y);

    /** Called when the pointer leaves the board. */
    protected abstract void pointAway();

    /** Called when the main button is pressed and no turn is being animated. */
    protected abstract void pressAt(double x, double y);

    /** Called when the pointer moves with the main button down, after {@link #pressAt}. */
    protected void dragTo(double x, double y) {
        point(x, y);
    }

    /** Called when the main button is released after {@link #pressAt}. */
    protected abstract void releaseAt(double x, double y);

    /** {@return whether the key had an effect} While a turn is being animated, this is called for arrow keys only. */
    protected abstract boolean press(KeyCode key);

    /** {@return the part of the board with the keyboard cursor, which assistive technology follows} */
    protected abstract Node focusItem();

    /** {@return the area where a move is made, or to which a piece goes} */
    protected Optional<Bounds> placeOf(Move move) {
        return Optional.empty();
    }

    /** Moves the keyboard cursor to the place where a move begins. */
    protected void aimAt(Move move) {}

    /** Rejects a legal move that is not wanted; shows why at its place, if it has one. */
    protected void turnDown(Move move, String why) {
        refuse(why);
    }

    /** {@return the tag at a square or a line, which says what a click there would do, or why it did nothing} */
    protected final SquareTag tag() {
        return tag;
    }

    /** Rejects the user's choice, with a sound and a reason. */
    protected final void refuse(String why) {
        C board = getSkinnable();
        refusedIn = board.getPosition();
        board.refused(why);
    }

    /** {@return whether the board is as it was when a move was last rejected, so that the reason still holds} */
    protected final boolean isAsRefused() {
        C board = getSkinnable();
        return !board.isEditing() && board.getPosition().equals(refusedIn);
    }

    /** {@return whether the user may choose a move now} */
    protected final boolean isOpen() {
        C board = getSkinnable();
        return board.isInteractive() && !board.isAnimating();
    }

    /** Plays a move that the user chose at a square or a line. */
    protected final void play(Object place, Move move) {
        playedAt = place;
        playedBy = getSkinnable().getPosition().toMove();
        getSkinnable().choose(move);
    }

    /**
     * {@return whether the user has just played at a place, so that a message that it is now illegal would be
     * pointless}
     */
    protected final boolean isJustPlayed(Object place) {
        return isWherePlayed(place) && getSkinnable().getPosition().toMove() != playedBy;
    }

    /**
     * {@return whether the user last played at this place and the pointer has not left it, so that it may be described,
     * but should not be refused}
     */
    protected final boolean isWherePlayed(Object place) {
        return place.equals(playedAt);
    }

    /**
     * Sets the status for a place; null for none. The status is empty during an animation, and at the place just
     * played.
     */
    protected final void tell(Object place, String text) {
        if (place == null || !place.equals(playedAt)) {
            playedAt = null;
        }
        boolean silent = getSkinnable().isAnimating() || place != null && isJustPlayed(place);
        getSkinnable().setStatus(silent ? "" : text);
    }

    protected final BoardTexts texts() {
        C board = getSkinnable();
        return BoardTexts.of(board.bundle(), board.getLocale(), board.getColours());
    }

    private void press(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        getSkinnable().requestFocus();
        hurried = getSkinnable().isAnimating();
        if (hurried) {
            getSkinnable().hurry();
        } else {
            playedAt = null;
            tag.dismiss();
            pressAt(event.getX(), event.getY());
        }
        event.consume();
    }

    private void release(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && !hurried) {
            releaseAt(event.getX(), event.getY());
            event.consume();
        }
    }

    private void drag(MouseEvent event) {
        if (event.isPrimaryButtonDown() && !hurried) {
            dragTo(event.getX(), event.getY());
            event.consume();
        }
    }

    private void key(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || event.isControlDown() || event.isMetaDown()) {
            return;
        }
        if (getSkinnable().isAnimating() ? hurry(event.getCode()) : pressAnew(event.getCode())) {
            event.consume();
        }
    }

    private boolean pressAnew(KeyCode key) {
        playedAt = null;
        boolean dismissed = tag.dismiss();
        return press(key) || dismissed && key == KeyCode.ESCAPE;
    }

    private boolean hurry(KeyCode key) {
        switch (key) {
            case SPACE, ENTER -> getSkinnable().hurry();
            case ESCAPE -> getSkinnable().finishNow();
            default -> {
                // Otherwise, an arrow would move the focus away from the board.
                return key.isArrowKey() && press(key);
            }
        }
        return true;
    }

    /** Handles the board's events of a type until the skin is disposed of. */
    protected final <E extends Event> void on(EventType<E> type, EventHandler<E> handler) {
        C board = getSkinnable();
        board.addEventHandler(type, handler);
        disposals.add(() -> board.removeEventHandler(type, handler));
    }

    @Override
    public void dispose() {
        if (getSkinnable() != null) {
            getSkinnable().finishNow();
        }
        disposals.forEach(Runnable::run);
        disposals.clear();
        super.dispose();
    }

    @Override
    protected double computeMinWidth(double height, double top, double right, double bottom, double left) {
        return left + SMALLEST + right;
    }

    @Override
    protected double computeMinHeight(double width, double top, double right, double bottom, double left) {
        return top + SMALLEST + bottom;
    }

    @Override
    protected double computePrefWidth(double height, double top, double right, double bottom, double left) {
        return left + USUAL + right;
    }

    @Override
    protected double computePrefHeight(double width, double top, double right, double bottom, double left) {
        return top + USUAL + bottom;
    }
}
