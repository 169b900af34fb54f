package jump61.window;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** The texts of the status bar that do not depend on the match. */
public final class StatusLine {
    private final StringProperty square = new SimpleStringProperty("");
    private final StringProperty note = new SimpleStringProperty("");
    private final StringProperty spoken = new SimpleStringProperty("");

    /** The description of the square under the pointer; may be empty. */
    public StringProperty squareProperty() {
        return square;
    }

    /** What is read aloud where the window is, and stands elsewhere than in the status bar: the words of a lesson. */
    public StringProperty spokenProperty() {
        return spoken;
    }

    /** The last action, for example that a game was saved; may be empty. */
    public StringProperty noteProperty() {
        return note;
    }
}
