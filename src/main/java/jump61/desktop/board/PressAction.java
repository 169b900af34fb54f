package jump61.desktop.board;

import javafx.scene.AccessibleAction;

/** The press by which assistive technology uses something that is no button. */
public final class PressAction {
    private PressAction() {}

    /**
     * Handles an accessible action of a node.
     *
     * @param onPress what a press does
     * @param otherwise what the node does on any other action
     */
    public static void handle(AccessibleAction action, Runnable onPress, Runnable otherwise) {
        if (action == AccessibleAction.FIRE) {
            onPress.run();
        } else {
            otherwise.run();
        }
    }
}
