package jump61.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jump61.game.GameNode;
import jump61.game.Move;

/** Splits one line off a tree of variations, to be stored in a record. */
final class TreeLines {
    private final List<Move> moves = new ArrayList<>();
    private final Map<Integer, List<String>> comments = new HashMap<>();
    private final List<Variation> variations = new ArrayList<>();

    /**
     * Follows the main line, starting with the move of {@code first}, or from the root of the tree.
     *
     * @param last number of the ply after which the line ends; everything after it becomes a variation
     */
    TreeLines(GameNode first, int last) {
        first.turn().ifPresent(turn -> moves.add(turn.move()));
        GameNode at = first;
        note(at);
        while (!at.children().isEmpty() && at.ply() < last) {
            GameNode main = at.children().get(0);
            moves.add(main.turn().orElseThrow().move());
            note(main);
            addVariations(at, at.children().subList(1, at.children().size()));
            at = main;
        }
        addVariations(at, at.children());
    }

    private void addVariations(GameNode at, List<GameNode> others) {
        for (GameNode other : others) {
            TreeLines line = new TreeLines(other, Integer.MAX_VALUE);
            variations.add(new Variation(at.ply(), line.moves, line.comments, line.variations));
        }
    }

    private void note(GameNode node) {
        if (!node.comments().isEmpty()) {
            comments.put(node.ply(), List.copyOf(node.comments()));
        }
    }

    Map<Integer, List<String>> comments() {
        return comments;
    }

    List<Variation> variations() {
        return variations;
    }
}
