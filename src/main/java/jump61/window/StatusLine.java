package jump61.window;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** The window's messages that are not part of its views. */
public final class StatusLine {
    private final StringProperty note = new SimpleStringProperty("");
    private final StringProperty spoken = new SimpleStringProperty("");

    /** A text that is read aloud whenever it changes: whose turn it is, a hint, the words of a lesson. */
    public StringProperty spokenProperty() {
        return spoken;
    }

    /** Has a text read aloud even if it is the one read last. */
    public void tell(String text) {
        spoken.set("");
        spoken.set(text);
    }

    /** A report of the last action, for example that a game was saved, shown for a while; may be empty. */
    public StringProperty noteProperty() {
        return note;
    }
}
