package jump61.window;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/**
 * Tooltips for disabled buttons: what they do and why they are disabled. A disabled node gets no mouse events, but its
 * parent does.
 */
final class GreyTips {
    private final Parent bar;
    private final Map<Node, String> texts = new HashMap<>();
    private Tooltip tip;
    private Node told;

    private GreyTips(Parent bar) {
        this.bar = bar;
        bar.addEventHandler(MouseEvent.MOUSE_MOVED, event -> tell(greyAt(event.getX(), event.getY())));
        bar.addEventHandler(MouseEvent.MOUSE_EXITED, event -> tell(null));
    }

    /** Shows {@code text} as the tooltip of a button while it is disabled. */
    static void add(Node button, String text) {
        Parent bar = button.getParent();
        GreyTips tips = (GreyTips) bar.getProperties().computeIfAbsent(GreyTips.class, key -> new GreyTips(bar));
        tips.texts.put(button, text);
    }

    private Node greyAt(double x, double y) {
        return texts.keySet().stream()
                .filter(button ->
                        button.isDisable() && button.getBoundsInParent().contains(x, y))
                .findFirst()
                .orElse(null);
    }

    private void tell(Node button) {
        if (button == told) {
            return;
        }
        told = button;
        if (tip == null) {
            tip = new Tooltip();
        }
        Tooltip.uninstall(bar, tip);
        if (button != null) {
            tip.setText(texts.get(button));
            Tooltip.install(bar, tip);
        }
    }
}
