package jump61.window.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import jump61.game.Colour;
import jump61.game.Games;
import jump61.game.Side;

/** The pseudo-classes by which {@code board.css} styles the parts of a board. */
public final class BoardPseudoClasses {
    public static final PseudoClass TOPPLING = PseudoClass.getPseudoClass("toppling");
    public static final PseudoClass MOVED = PseudoClass.getPseudoClass("moved");
    public static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    public static final PseudoClass PROPOSED = PseudoClass.getPseudoClass("proposed");
    public static final PseudoClass HINTED = PseudoClass.getPseudoClass("hinted");
    public static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");
    public static final PseudoClass CLOSING = PseudoClass.getPseudoClass("closing");
    public static final PseudoClass FADED = PseudoClass.getPseudoClass("faded");
    public static final PseudoClass TAKEN = PseudoClass.getPseudoClass("taken");
    public static final PseudoClass AIMED = PseudoClass.getPseudoClass("aimed");
    public static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");

    /** The colours of all games, because a node may be reused for another game. */
    private static final List<Colour> COLOURS = Games.all().stream()
            .flatMap(game -> Stream.of(Side.values()).map(game::colour))
            .distinct()
            .toList();

    private BoardPseudoClasses() {}

    /** Gives a node the colour and shape of another. */
    static void copyColour(Node from, Node to) {
        for (Colour colour : COLOURS) {
            PseudoClass shown = PseudoClass.getPseudoClass(colour.id());
            to.pseudoClassStateChanged(shown, from.getPseudoClassStates().contains(shown));
        }
    }

    /** Gives a node the colour and shape of a side; empty for no side. */
    public static void setColour(Node node, Optional<Colour> owner) {
        for (Colour colour : COLOURS) {
            node.pseudoClassStateChanged(
                    PseudoClass.getPseudoClass(colour.id()),
                    owner.filter(colour::equals).isPresent());
        }
    }
}
