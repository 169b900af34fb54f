package jump61.window;

import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import jump61.game.Player;

/** Keeps names as short as a game stores them, so that nobody types letters that are lost later. */
public final class NameLimit {
    private NameLimit() {}

    /** Lets a field take no more letters than a person's name may have. */
    public static void apply(TextField field) {
        field.setTextFormatter(new TextFormatter<>(NameLimit::shortened));
    }

    private static TextFormatter.Change shortened(TextFormatter.Change change) {
        String whole = change.getControlNewText();
        int tooMany = whole.codePointCount(0, whole.length()) - Player.Human.LONGEST_NAME;
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
