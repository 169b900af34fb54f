package jump61.window.board;

import javafx.scene.AccessibleAction;

/** Lets assistive technology press things that are not buttons. */
public final class PressAction {
    private PressAction() {}

    /**
     * Handles an accessible action of a node.
     *
     * @param onPress the effect of a press
     * @param otherwise the effect of any other action
     */
    public static void handle(AccessibleAction action, Runnable onPress, Runnable otherwise) {
        if (action == AccessibleAction.FIRE) {
            onPress.run();
        } else {
            otherwise.run();
        }
    }
}
