package jump61.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * What each side takes in a line of play.
 *
 * @param plies the length of the line
 * @param taken what the side that moves first takes
 * @param back what the other side takes
 */
public record Takings(int plies, int taken, int back) {
    /** How many plies of a line are followed. */
    private static final int FURTHEST = 8;

    /**
     * {@return the first moment after an answer at which the side that moves first has taken more than the other, and stays
     * at least as far ahead for the rest of the line; empty if there is none}
     *
     * @param taking returns how much a move takes
     */
    public static Optional<Takings> lasting(Position from, List<Move> line, ToIntFunction<Turn> taking) {
        List<Takings> moments = new ArrayList<>();
        Position at = from;
        int taken = 0;
        int back = 0;
        for (int ply = 1; ply <= Math.min(FURTHEST, line.size()); ply++) {
            Turn turn = at.play(line.get(ply - 1));
            at = turn.after();
            boolean first = turn.mover() == from.toMove();
            taken += first ? taking.applyAsInt(turn) : 0;
            back += first ? 0 : taking.applyAsInt(turn);
            if (!first || at.result().isPresent()) {
                moments.add(new Takings(ply, taken, back));
            }
        }
        return moments.stream()
                .filter(moment -> moment.lead() > 0)
                .filter(moment ->
                        moments.stream().noneMatch(later -> later.plies > moment.plies && later.lead() < moment.lead()))
                .findFirst();
    }

    private int lead() {
        return taken - back;
    }
}
