package jump61.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * What both sides take in a line of play.
 *
 * @param plies the number of moves it takes
 * @param taken what the side takes that moves first
 * @param back what the other side takes
 */
public record Takings(int plies, int taken, int back) {
    /** How far a line of play is followed. */
    private static final int FURTHEST = 8;

    /**
     * {@return the first moment at which the side that moves first has taken more than the other one, which has answered,
     * and stays ahead by as much in the rest of the line; empty if there is none}
     *
     * @param taking returns what a move takes
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
