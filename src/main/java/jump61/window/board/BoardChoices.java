package jump61.window.board;

import java.util.Locale;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Control;

/** The options of a board, whatever its game: language, colours, numbers, motion, and whether it accepts moves. */
public abstract class BoardChoices extends Control {
    private final BooleanProperty previewing = new SimpleBooleanProperty(this, "previewing");
    private final ObjectProperty<Locale> locale = new SimpleObjectProperty<>(this, "locale", Locale.getDefault());
    private final StringProperty colours = new SimpleStringProperty(this, "colours", "");
    private final BooleanProperty interactive = new SimpleBooleanProperty(this, "interactive", true);
    private final BooleanProperty numbered = new SimpleBooleanProperty(this, "numbered", true);
    private final BooleanProperty turned = new SimpleBooleanProperty(this, "turned");
    private final BooleanProperty stepping = new SimpleBooleanProperty(this, "stepping");
    private final DoubleProperty animationSpeed = new SimpleDoubleProperty(this, "animationSpeed", 1);

    /** Whether the board shows what a move would do while the pointer or the focus rests on it; false by default. */
    public final BooleanProperty previewingProperty() {
        return previewing;
    }

    public final boolean isPreviewing() {
        return previewing.get();
    }

    public final void setPreviewing(boolean value) {
        previewing.set(value);
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
     * The palette by which texts name the sides, for example {@code safe}; empty by default, for Red, Blue and White.
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
     * Whether an animation waits for {@link BoardControl#step()} before each of its stages (the waves of a cascade).
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
}
