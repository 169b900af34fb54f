package jump61.window;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** What the window says besides what stands in it. */
public final class StatusLine {
    private final StringProperty note = new SimpleStringProperty("");
    private final StringProperty spoken = new SimpleStringProperty("");

    /** What is read aloud whenever it changes: whose turn it is, a hint, the words of a lesson. */
    public StringProperty spokenProperty() {
        return spoken;
    }

    /** The last action, for example that a game was saved, which is shown for a while; may be empty. */
    public StringProperty noteProperty() {
        return note;
    }
}
