package jump61.record;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jump61.game.GameNode;
import jump61.game.Move;

/**
 * An alternative to the moves of a game or of another variation.
 *
 * @param after number of plies before its first move, counted from the start of the game
 * @param moves its moves, at least one, each legal in its position
 * @param comments comments by the number of plies played before them, counted from the start of the game
 * @param variations variations of this variation
 */
public record Variation(int after, List<Move> moves, Map<Integer, List<String>> comments, List<Variation> variations) {
    public Variation {
        moves = List.copyOf(moves);
        comments = Map.copyOf(comments);
        variations = List.copyOf(variations);
    }

    /** Adds a line to a tree, starting after {@code first}, the node of its first move. */
    static void addTo(
            GameNode first, List<Move> moves, Map<Integer, List<String>> comments, List<Variation> variations) {
        Map<Integer, GameNode> nodes = new HashMap<>(Map.of(first.ply(), first));
        GameNode at = first;
        for (Move move : moves) {
            at = at.play(move);
            nodes.put(at.ply(), at);
        }
        comments.forEach((ply, lines) -> nodes.get(ply).comments().addAll(lines));
        for (Variation variation : variations) {
            addTo(nodes.get(variation.after), variation.moves, variation.comments, variation.variations);
        }
    }
}
