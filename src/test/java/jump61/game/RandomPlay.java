package jump61.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random games for tests, the same ones every time. */
public final class RandomPlay {
    /** More plies than any game of the house can last; a playout that reaches it has no end. */
    public static final int TOO_MANY_PLIES = 2_000;

    private RandomPlay() {}

    /** {@return the turns of a game of random legal moves, from {@code start} to its end} */
    public static List<Turn> from(Position start, long seed) {
        Random random = new Random(seed);
        List<Turn> turns = new ArrayList<>();
        Position position = start;
        while (position.result().isEmpty() && turns.size() < TOO_MANY_PLIES) {
            List<Move> moves = position.legalMoves();
            turns.add(position.play(moves.get(random.nextInt(moves.size()))));
            position = turns.get(turns.size() - 1).after();
        }
        return turns;
    }

    /** {@return every position of such a game, {@code start} and the end included} */
    public static List<Position> positions(Position start, long seed) {
        List<Position> positions = new ArrayList<>(List.of(start));
        from(start, seed).forEach(turn -> positions.add(turn.after()));
        return positions;
    }
}
