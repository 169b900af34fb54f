package jump61.review.ui;

import java.util.List;
import jump61.game.GameNode;

/**
 * A row of a move list with variations.
 *
 * @param level nesting depth of the variation; 0 is the main line
 * @param nodes the moves of the row, in order
 * @param numbered the number of the first move, as shown before it
 */
public record TreeRow(int level, List<GameNode> nodes, String numbered) {
    public TreeRow {
        nodes = List.copyOf(nodes);
    }
}
