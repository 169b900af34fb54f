package jump61.desktop.match;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import jump61.game.Side;

/** Makes a node carry the colour and the shape of a side; the style sheet knows both. */
public final class SideMarks {
    private SideMarks() {}

    public static void mark(Node node, Side owner) {
        for (Side side : Side.values()) {
            node.pseudoClassStateChanged(PseudoClass.getPseudoClass(side.id()), side == owner);
        }
    }
}
