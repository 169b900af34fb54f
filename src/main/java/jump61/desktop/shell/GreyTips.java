package jump61.desktop.shell;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/**
 * Tells over the greyed buttons of a bar what they are, and why they are grey. A disabled node hears nothing of the
 * pointer; what it lies in does.
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

    /** Has {@code text} told over a button while it is grey. */
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
