package jump61.review.ui;

import java.util.List;
import java.util.Optional;
import jump61.game.GameNode;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;
import jump61.window.match.BoardMode.Step;

/** Locates nodes in a tree whose main line begins with the moves played in a match. */
final class Variations {
    private Variations() {}

    /** {@return whether the move that led to a node is among the first {@code plies} of the main line} */
    static boolean isPlayed(GameNode any, int plies) {
        return any.isMain() && any.ply() <= plies;
    }

    /** {@return the move at which the line of a node departs from another line; the root for the main line} */
    static GameNode firstOf(GameNode any) {
        GameNode at = any;
        while (at.parent().isPresent() && at.parent().get().children().get(0) == at) {
            at = at.parent().get();
        }
        return at;
    }

    /** {@return whether the variation of a node can be moved ahead of another variation, which was not played} */
    static boolean canPromote(GameNode any, int plies) {
        GameNode first = firstOf(any);
        List<GameNode> siblings = first.parent().map(GameNode::children).orElse(List.of());
        int place = siblings.indexOf(first);
        return place > 0 && !isPlayed(siblings.get(place - 1), plies);
    }

    /** {@return the node after some turns; adds turns that the tree does not have yet} */
    static GameNode after(GameNode from, List<Turn> line) {
        GameNode at = from;
        for (Turn turn : line) {
            at = at.play(turn.move());
        }
        return at;
    }

    /** {@return the last turn of a line of moves, as far as they are legal; empty if none is} */
    static Optional<Turn> end(Position from, List<Move> line) {
        Optional<Turn> last = Optional.empty();
        Position at = from;
        for (Move move : line) {
            if (at.refusal(move).isPresent()) {
                break;
            }
            last = Optional.of(at.play(move));
            at = last.get().after();
        }
        return last;
    }

    /** {@return the node to which a step leads; the same node if the step leads nowhere} */
    static GameNode after(GameNode at, Step step) {
        return switch (step) {
            case FIRST -> root(at);
            case PREVIOUS -> at.parent().orElse(at);
            case NEXT -> at.children().isEmpty() ? at : at.children().get(0);
            case LAST -> at.end();
        };
    }

    private static GameNode root(GameNode any) {
        GameNode at = any;
        while (at.parent().isPresent()) {
            at = at.parent().get();
        }
        return at;
    }
}
