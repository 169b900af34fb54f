package jump61.window;

import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The Esc key in the panel of a mode of the board: it leads back to the game, like the panel's button. */
public final class EscapeKey {
    private EscapeKey() {}

    /** Runs {@code close} when Esc is pressed in {@code panel}, except in a text field. */
    public static void closes(Node panel, Runnable close) {
        // A filter, because lists consume the key even if they have nothing to cancel.
        panel.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && !(event.getTarget() instanceof TextInputControl)) {
                close.run();
                event.consume();
            }
        });
    }
}
