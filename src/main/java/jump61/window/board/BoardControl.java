package jump61.window.board;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Bounds;
import javafx.geometry.NodeOrientation;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Control;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;

/**
 * A board. It shows a position, animates turns, and reports the moves the user chooses. It never plays a move itself.
 * Confined to the FX thread.
 */
public abstract class BoardControl extends Control {
    private final ObjectProperty<Position> position = new SimpleObjectProperty<>(this, "position") {
        @Override
        public void set(Position value) {
            Objects.requireNonNull(value, "position");
            Runnable finished = stopShowing();
            super.set(value);
            finished.run();
        }
    };

    private final ObjectProperty<Turn> lastTurn = new SimpleObjectProperty<>(this, "lastTurn");
    private final ObjectProperty<Move> hint = new SimpleObjectProperty<>(this, "hint");
    private final ObjectProperty<List<Integer>> wrongPlaces =
            new SimpleObjectProperty<>(this, "wrongPlaces", List.of());
    private final ObjectProperty<List<MoveMark>> marks = new SimpleObjectProperty<>(this, "marks", List.of());
    private final ObjectProperty<Consumer<Move>> onMove = new SimpleObjectProperty<>(this, "onMove", move -> {});
    private final ObjectProperty<Consumer<Beat>> onBeat = new SimpleObjectProperty<>(this, "onBeat", beat -> {});
    private final ObjectProperty<IntConsumer> onPlace = new SimpleObjectProperty<>(this, "onPlace");
    private final ObjectProperty<Consumer<String>> onRefused = new SimpleObjectProperty<>(this, "onRefused", why -> {});
    private final ReadOnlyObjectWrapper<Territory> territory = new ReadOnlyObjectWrapper<>(this, "territory");
    private final ReadOnlyBooleanWrapper animating = new ReadOnlyBooleanWrapper(this, "animating");
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper(this, "status", "");
    private final ObjectProperty<Help> help = new SimpleObjectProperty<>(this, "help", Help.NONE);
    private final ObjectProperty<Locale> locale = new SimpleObjectProperty<>(this, "locale", Locale.getDefault());
    private final StringProperty colours = new SimpleStringProperty(this, "colours", "");
    private final BooleanProperty interactive = new SimpleBooleanProperty(this, "interactive", true);
    private final BooleanProperty numbered = new SimpleBooleanProperty(this, "numbered", true);
    private final BooleanProperty turned = new SimpleBooleanProperty(this, "turned");
    private final BooleanProperty stepping = new SimpleBooleanProperty(this, "stepping");
    private final DoubleProperty animationSpeed = new SimpleDoubleProperty(this, "animationSpeed", 1);
    private Showing showing;

    /** A turn being animated. */
    private record Showing(Turn turn, TurnAnimation animation, TurnClock clock, Runnable whenDone) {}

    /** Creates a board that shows {@code start}. */
    protected BoardControl(Position start) {
        getStyleClass().add("board");
        // A board is the same in languages written from right to left.
        setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.PARENT);
        position.set(start);
        position.addListener(observable -> forgetHint());
        animationSpeedProperty().addListener((observable, before, now) -> {
            if (now.doubleValue() <= 0) {
                finishNow();
            }
        });
    }

    /**
     * Animates a turn and then shows its final position, with the turn as {@link #lastTurnProperty()}. Any other
     * animation is finished first. Without motion ({@link #animationSpeedProperty()} is 0, or the board is not in a
     * window yet), all of this happens before the method returns.
     *
     * @param whenDone called exactly once on the FX thread when the final position is on the board, even if {@link
     *     #finishNow()} or a new {@link #positionProperty()} ends the animation early
     */
    public final void show(Turn turn, Runnable whenDone) {
        finishNow();
        forgetHint();
        position.set(turn.before());
        if (getAnimationSpeed() <= 0 || !(getSkin() instanceof BoardSkin<?> skin)) {
            leave(turn, whenDone);
            return;
        }
        TurnAnimation animation = skin.animate(turn);
        if (animation.stages() == 0) {
            leave(turn, whenDone);
            return;
        }
        var clock = new TurnClock(animation, this::getAnimationSpeed, this::isStepping, this::finishNow);
        showing = new Showing(turn, animation, clock, whenDone);
        animating.set(true);
        clock.start();
    }

    /** Ends the animation of a turn and shows its final position. No effect if there is no animation. */
    public final void finishNow() {
        if (showing != null) {
            Turn turn = showing.turn();
            leave(turn, stopShowing());
        }
    }

    /** In step mode, starts the next stage of the animation. */
    public final void step() {
        if (showing != null) {
            showing.clock().step();
        }
    }

    /** Handles a click or a key during an animation: takes a step in step mode, otherwise ends the animation. */
    final void hurry() {
        if (isStepping()) {
            step();
        } else {
            finishNow();
        }
    }

    private void leave(Turn turn, Runnable whenDone) {
        position.set(turn.after());
        if (!lastTurn.isBound()) {
            lastTurn.set(turn);
        }
        if (getSkin() instanceof BoardSkin<?> skin) {
            skin.turnShown(turn);
        }
        whenDone.run();
    }

    /**
     * Stops the animation without finishing it.
     *
     * @return the callback for its end
     */
    private Runnable stopShowing() {
        if (showing == null) {
            return () -> {};
        }
        Showing stopped = showing;
        showing = null;
        stopped.clock().stop();
        stopped.animation().end();
        animating.set(false);
        return stopped.whenDone();
    }

    /** {@return the area on this board where a move is made; empty if it has none, or the board has no layout yet} */
    public final Optional<Bounds> placeOf(Move move) {
        return getSkin() instanceof BoardSkin<?> skin ? skin.placeOf(move) : Optional.empty();
    }

    /** Moves the keyboard cursor to the place where a move begins. */
    public final void aimAt(Move move) {
        if (getSkin() instanceof BoardSkin<?> skin) {
            skin.aimAt(move);
        }
    }

    /** Rejects a legal move that is not wanted now, with a few words at its place. */
    public final void turnDown(Move move, String why) {
        if (getSkin() instanceof BoardSkin<?> skin) {
            skin.turnDown(move, why);
        }
    }

    private void forgetHint() {
        if (!hint.isBound()) {
            hint.set(null);
        }
    }

    /** {@return the base name of the resource bundle with the board's texts, in the package of the board's class} */
    protected String bundle() {
        return getClass().getPackageName() + ".texts";
    }

    /** Reports a legal move chosen by the user. */
    final void choose(Move move) {
        if (onMove.get() != null) {
            onMove.get().accept(move);
        }
    }

    /** Reports an audible moment of an animation. */
    public final void beat(Beat beat) {
        onBeat.get().accept(beat);
    }

    /** Reports that a choice of the user was rejected, and why. */
    final void refused(String why) {
        onRefused.get().accept(why);
    }

    /** Notifies assistive technology that the keyboard cursor has moved to another part of the board. */
    public final void cursorMoved() {
        notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        if (attribute == AccessibleAttribute.FOCUS_ITEM && getSkin() instanceof BoardSkin<?> skin) {
            return skin.focusItem();
        }
        return super.queryAccessibleAttribute(attribute, parameters);
    }

    final void setStatus(String text) {
        status.set(text);
    }

    /**
     * The position shown. A new position is shown at once. During an animation, the value is the position before the
     * turn.
     */
    public final ObjectProperty<Position> positionProperty() {
        return position;
    }

    public final Position getPosition() {
        return position.get();
    }

    public final void setPosition(Position value) {
        position.set(value);
    }

    /** The turn that is marked discreetly if it led to the position shown; may be null. */
    public final ObjectProperty<Turn> lastTurnProperty() {
        return lastTurn;
    }

    public final Turn getLastTurn() {
        return lastTurn.get();
    }

    public final void setLastTurn(Turn value) {
        lastTurn.set(value);
    }

    /** A move to mark as good; null for none. Reset by a new position. */
    public final ObjectProperty<Move> hintProperty() {
        return hint;
    }

    public final Move getHint() {
        return hint.get();
    }

    public final void setHint(Move value) {
        hint.set(value);
    }

    /** Moves marked with how good they are, best first; hidden during an animation. */
    public final ObjectProperty<List<MoveMark>> marksProperty() {
        return marks;
    }

    public final List<MoveMark> getMarks() {
        return marks.get();
    }

    public final void setMarks(List<MoveMark> value) {
        marks.set(List.copyOf(value));
    }

    /** Places marked as wrong while a position is being set up; see {@link #onPlaceProperty}. */
    public final ObjectProperty<List<Integer>> wrongPlacesProperty() {
        return wrongPlaces;
    }

    public final void setWrongPlaces(List<Integer> value) {
        wrongPlaces.set(List.copyOf(value));
    }

    /** Sets the receiver of legal moves that the user chooses. The board shows none until it is given the turn. */
    public final void setOnMove(Consumer<Move> value) {
        onMove.set(value);
    }

    /**
     * Receives each place that the user chooses, legal or not, while a position is being set up: squares from 0, or
     * other places as defined by the game's {@link jump61.game.Draft}. Null while moves are chosen.
     */
    public final ObjectProperty<IntConsumer> onPlaceProperty() {
        return onPlace;
    }

    public final void setOnPlace(IntConsumer value) {
        onPlace.set(value);
    }

    /** {@return whether the user chooses places instead of moves} */
    public final boolean isEditing() {
        return onPlace.get() != null;
    }

    /** Reports a place chosen by the user. */
    public final void place(int place) {
        onPlace.get().accept(place);
    }

    /** Sets the listener for audible moments of animations. */
    public final void setOnBeat(Consumer<Beat> value) {
        onBeat.set(value);
    }

    /** Sets the receiver of the reasons why choices of the user are rejected; the board shows them, too. */
    public final void setOnRefused(Consumer<String> value) {
        onRefused.set(value);
    }

    /** Each side's share of the board as currently drawn, wave by wave; null if the game counts nothing. */
    public final ReadOnlyObjectProperty<Territory> territoryProperty() {
        return territory.getReadOnlyProperty();
    }

    /** Sets {@link #territoryProperty}; for the board's own skin. */
    public final void setTerritory(Territory value) {
        territory.set(value);
    }

    /** Whether a turn is being animated. */
    public final ReadOnlyBooleanProperty animatingProperty() {
        return animating.getReadOnlyProperty();
    }

    public final boolean isAnimating() {
        return animating.get();
    }

    /** {@return whether a turn is being animated in step mode and waits for {@link #step}} */
    public final boolean isWaitingForStep() {
        return showing != null && showing.clock().isWaiting();
    }

    /** A description of the square under the pointer or the focus, and why it is illegal; empty if there is none. */
    public final ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    public final String getStatus() {
        return status.get();
    }

    /** How much the board says about the effects of moves while the user may choose; nothing by default. */
    public final ObjectProperty<Help> helpProperty() {
        return help;
    }

    public final void setHelp(Help value) {
        help.set(value);
    }

    /** {@return whether the board gives this help} */
    public final boolean gives(Help wanted) {
        return help.get().includes(wanted);
    }

    /** The language of status and accessible texts. */
    public final ObjectProperty<Locale> localeProperty() {
        return locale;
    }

    public final Locale getLocale() {
        return locale.get();
    }

    public final void setLocale(Locale value) {
        locale.set(value);
    }

    /**
     * The palette whose colours name the sides in texts, for example {@code safe}; empty by default: Red, Blue and
     * White.
     */
    public final StringProperty coloursProperty() {
        return colours;
    }

    public final String getColours() {
        return colours.get();
    }

    public final void setColours(String value) {
        colours.set(value);
    }

    /** Whether the user may choose moves; true by default. */
    public final BooleanProperty interactiveProperty() {
        return interactive;
    }

    public final boolean isInteractive() {
        return interactive.get();
    }

    public final void setInteractive(boolean value) {
        interactive.set(value);
    }

    /** Whether rows, columns or points are numbered where there is room; true by default. */
    public final BooleanProperty numberedProperty() {
        return numbered;
    }

    public final boolean isNumbered() {
        return numbered.get();
    }

    public final void setNumbered(boolean value) {
        numbered.set(value);
    }

    /**
     * Whether the board is shown from its other end; only boards with two ends, like that of Checkers, can be turned.
     */
    public final BooleanProperty turnedProperty() {
        return turned;
    }

    public final boolean isTurned() {
        return turned.get();
    }

    public final void setTurned(boolean value) {
        turned.set(value);
    }

    /**
     * Whether an animation waits for {@link #step()} before each of its stages (the waves of a cascade).
     */
    public final BooleanProperty steppingProperty() {
        return stepping;
    }

    public final boolean isStepping() {
        return stepping.get();
    }

    public final void setStepping(boolean value) {
        stepping.set(value);
    }

    /** Animation speed: 1 is normal, 0 is no motion, 4 is four times as fast. */
    public final DoubleProperty animationSpeedProperty() {
        return animationSpeed;
    }

    public final double getAnimationSpeed() {
        return animationSpeed.get();
    }

    public final void setAnimationSpeed(double value) {
        animationSpeed.set(value);
    }

    @Override
    public String getUserAgentStylesheet() {
        return BoardControl.class.getResource("board.css").toExternalForm();
    }
}
