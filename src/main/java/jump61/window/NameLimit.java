package jump61.window;

import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import jump61.game.Player;

/** Limits names to the length that a game stores, so that no typed letters are lost later. */
public final class NameLimit {
    private NameLimit() {}

    /** Limits a field to the maximum length of a player's name. */
    public static void apply(TextField field) {
        apply(field, Player.Human.LONGEST_NAME);
    }

    /** Limits a field to {@code longest} letters. */
    public static void apply(TextField field, int longest) {
        field.setTextFormatter(new TextFormatter<>(change -> shortened(change, longest)));
    }

    private static TextFormatter.Change shortened(TextFormatter.Change change, int longest) {
        String whole = change.getControlNewText();
        int tooMany = whole.codePointCount(0, whole.length()) - longest;
        if (tooMany > 0 && change.isContentChange()) {
            String added = change.getText();
            int left = Math.max(0, added.codePointCount(0, added.length()) - tooMany);
            change.setText(added.substring(0, added.offsetByCodePoints(0, left)));
            int end = change.getRangeStart() + change.getText().length();
            change.selectRange(end, end);
        }
        return change;
    }
}
