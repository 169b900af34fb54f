package jump61.games.noughts;

import jump61.game.Move;
import jump61.game.SearchState;

/** Noughts and crosses for a search; moves are the numbers of squares. */
final class NoughtsSearchState implements SearchState {
    private final int[] played = new int[NoughtsPosition.SQUARES];
    private int count;
    private int own;
    private int others;

    NoughtsSearchState(NoughtsPosition position) {
        boolean even = Integer.bitCount(position.crosses()) == Integer.bitCount(position.noughts());
        own = even ? position.crosses() : position.noughts();
        others = even ? position.noughts() : position.crosses();
    }

    @Override
    public int legalMoves(int[] buffer, int from) {
        int to = from;
        for (int square = 0; square < NoughtsPosition.SQUARES && outcome() == OPEN; square++) {
            if (((own | others) >> square & 1) == 0) {
                buffer[to++] = square;
            }
        }
        return to;
    }

    @Override
    public int maxMoves() {
        return NoughtsPosition.SQUARES;
    }

    @Override
    public int maxPlies() {
        return outcome() == OPEN ? NoughtsPosition.SQUARES - Integer.bitCount(own | others) : 0;
    }

    @Override
    public void play(int move) {
        played[count++] = move;
        int mine = own | 1 << move;
        own = others;
        others = mine;
    }

    @Override
    public void undo() {
        int mine = others & ~(1 << played[--count]);
        others = own;
        own = mine;
    }

    @Override
    public long hash() {
        return ((long) own << NoughtsPosition.SQUARES | others) * 0x9E3779B97F4A7C15L;
    }

    @Override
    public int outcome() {
        if (NoughtsPosition.hasLine(others)) {
            return LOST;
        }
        return (own | others) == NoughtsPosition.FULL ? DRAWN : OPEN;
    }

    /** The middle is worth something, the corners a little. */
    @Override
    public int evaluate() {
        return value(own) - value(others);
    }

    private static int value(int marks) {
        return 50 * Integer.bitCount(marks & 0020) + 20 * Integer.bitCount(marks & 0505);
    }

    @Override
    public int encode(Move move) {
        return ((NoughtsMove) move).square();
    }

    @Override
    public NoughtsMove decode(int move) {
        return new NoughtsMove(move);
    }

    @Override
    public NoughtsSearchState copy() {
        NoughtsSearchState copy = new NoughtsSearchState(new NoughtsPosition(0, 0));
        copy.own = own;
        copy.others = others;
        return copy;
    }
}
