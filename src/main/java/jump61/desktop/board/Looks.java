package jump61.desktop.board;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import jump61.game.Side;

/** The pseudo-classes by which {@code board.css} knows how a part of a board looks. */
final class Looks {
    static final PseudoClass FULL = PseudoClass.getPseudoClass("full");
    static final PseudoClass TOPPLING = PseudoClass.getPseudoClass("toppling");
    static final PseudoClass MOVED = PseudoClass.getPseudoClass("moved");
    static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    static final PseudoClass PROPOSED = PseudoClass.getPseudoClass("proposed");
    static final PseudoClass HINTED = PseudoClass.getPseudoClass("hinted");
    static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");
    static final PseudoClass CLOSING = PseudoClass.getPseudoClass("closing");
    static final PseudoClass FADED = PseudoClass.getPseudoClass("faded");
    static final PseudoClass TAKEN = PseudoClass.getPseudoClass("taken");
    static final PseudoClass AIMED = PseudoClass.getPseudoClass("aimed");
    static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");

    private Looks() {}

    /** Makes a node look like a side's; empty is nobody's. */
    static void of(Node node, Optional<Side> owner) {
        for (Side side : Side.values()) {
            node.pseudoClassStateChanged(
                    PseudoClass.getPseudoClass(side.id()),
                    owner.filter(side::equals).isPresent());
        }
    }
}
