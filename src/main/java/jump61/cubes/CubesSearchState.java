package jump61.cubes;

import java.util.ArrayDeque;
import java.util.Deque;
import jump61.game.Move;
import jump61.game.SearchState;
import jump61.game.Side;

/** Jump61 for the search. */
final class CubesSearchState implements SearchState {
    private final Deque<CubesPosition> earlier = new ArrayDeque<>();
    private CubesPosition now;

    CubesSearchState(CubesPosition position) {
        now = position;
    }

    @Override
    public int legalMoves(int[] buffer, int from) {
        int to = from;
        for (Move move : now.legalMoves()) {
            buffer[to++] = encode(move);
        }
        return to;
    }

    @Override
    public int maxMoves() {
        return now.size() * now.size();
    }

    @Override
    public int maxPlies() {
        return (3 * now.size() - 1) * (now.size() - 1);
    }

    @Override
    public void play(int move) {
        earlier.push(now);
        now = (CubesPosition) now.play(decode(move)).after();
    }

    @Override
    public void undo() {
        now = earlier.pop();
    }

    @Override
    public long hash() {
        return now.hashCode() * 0x9E3779B97F4A7C15L;
    }

    @Override
    public int outcome() {
        return now.result()
                .map(result -> result.wonBy(now.toMove()) ? WON : LOST)
                .orElse(OPEN);
    }

    @Override
    public int evaluate() {
        int reds = now.squares(Side.RED) - now.squares(Side.BLUE);
        return 100 * (now.toMove() == Side.RED ? reds : -reds);
    }

    @Override
    public int encode(Move move) {
        return now.square((CubesMove) move);
    }

    @Override
    public CubesMove decode(int move) {
        return now.move(move);
    }

    @Override
    public CubesSearchState copy() {
        return new CubesSearchState(now);
    }
}
