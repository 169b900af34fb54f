package jump61.desktop.shell;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** What the status bar has to tell beyond the state of the match. */
public final class StatusLine {
    private final StringProperty square = new SimpleStringProperty("");
    private final StringProperty note = new SimpleStringProperty("");

    /** What the board says of the square under the pointer; may be empty. */
    public StringProperty squareProperty() {
        return square;
    }

    /** What was just done, for example that a game was saved; may be empty. */
    public StringProperty noteProperty() {
        return note;
    }
}
