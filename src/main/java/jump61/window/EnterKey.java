package jump61.window;

import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;

/**
 * The Enter key on buttons that get the focus after a move. They are not default buttons, which the Enter that played the
 * move would press as well; that Enter is ignored, too, if it is still held down.
 */
public final class EnterKey {
    private EnterKey() {}

    /** Counts in a scene how often Enter has been reported since it was pressed, for {@link #presses}. */
    public static void follow(Scene scene) {
        if (scene.getProperties().putIfAbsent(EnterKey.class, 0) == null) {
            onEnter(scene, KeyEvent.KEY_PRESSED, () -> scene.getProperties().merge(EnterKey.class, 1, EnterKey::sum));
            onEnter(scene, KeyEvent.KEY_RELEASED, () -> scene.getProperties().put(EnterKey.class, 0));
            // Its release in another window goes unnoticed.
            scene.windowProperty()
                    .flatMap(Window::focusedProperty)
                    .subscribe(focused -> scene.getProperties().put(EnterKey.class, 0));
        }
    }

    private static Object sum(Object one, Object other) {
        return (int) one + (int) other;
    }

    private static void onEnter(Scene scene, EventType<KeyEvent> type, Runnable effect) {
        scene.addEventFilter(type, key -> {
            if (key.getCode() == KeyCode.ENTER) {
                effect.run();
            }
        });
    }

    /** Lets the key press a button, once. */
    public static void presses(Button button) {
        // A filter, because otherwise the button fires again when the key is released.
        button.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ENTER) {
                if (Integer.valueOf(1).equals(button.getScene().getProperties().get(EnterKey.class))) {
                    button.fire();
                }
                key.consume();
            }
        });
    }
}
