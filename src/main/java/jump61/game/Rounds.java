package jump61.game;

import java.util.List;

/** Counts moves as people do: a round is one move by each side, as in chess. A game counts its plies, from 1. */
public final class Rounds {
    private Rounds() {}

    /** {@return the round of the ply with this number, from 1; 0 for the start} */
    public static int of(int ply, Side began) {
        return ply == 0 ? 0 : (ply + 1 + began.ordinal()) / 2;
    }

    /** {@return the round of the ply with this number, from 1, in a game of these moves; 0 for the start} */
    public static int of(int ply, List<Turn> turns) {
        return of(ply, turns.isEmpty() ? Side.FIRST : turns.get(0).mover());
    }

    /**
     * {@return the number of rounds of a game that reached a position after this many plies, with the sides taking turns}
     */
    public static int of(int plies, Position end) {
        return of(plies, plies % 2 == 0 ? end.toMove() : end.toMove().opponent());
    }

    /** {@return the round of the move that led to a position; 0 at the root} */
    public static int of(GameNode node) {
        GameNode first = node;
        while (first.parent().flatMap(GameNode::turn).isPresent()) {
            first = first.parent().get();
        }
        return of(node.ply(), first.turn().map(Turn::mover).orElse(Side.FIRST));
    }
}
