package jump61.games.sim;

import jump61.game.Move;
import jump61.game.SearchState;
import jump61.game.Side;

/** The search state of Sim. Moves are the numbers of {@link Lines}. */
final class SimSearchState implements SearchState {
    private static final int VALUE_OF_A_SAFE_LINE = 100;

    private final int[] drawn = new int[Lines.COUNT];
    private int count;
    private int own;
    private int others;
    private boolean over;

    SimSearchState(SimPosition position) {
        Side mover = position.toMove();
        own = position.mask(mover);
        others = position.mask(mover.opponent());
        over = position.result().isPresent();
    }

    private SimSearchState(int own, int others, boolean over) {
        this.own = own;
        this.others = others;
        this.over = over;
    }

    /** Lists the lines that do not lose at once before those that do. */
    @Override
    public int legalMoves(int[] buffer, int from) {
        if (over) {
            return from;
        }
        int to = write(buffer, from, safe(own));
        return write(buffer, to, undrawn() & ~safe(own));
    }

    @Override
    public boolean canBeDrawn() {
        return false;
    }

    @Override
    public int maxMoves() {
        return Lines.COUNT;
    }

    @Override
    public int maxPlies() {
        return over ? 0 : Integer.bitCount(undrawn());
    }

    @Override
    public void play(int move) {
        over = Triangles.closes(own, move);
        int mine = own | Lines.bit(move);
        own = others;
        others = mine;
        drawn[count++] = move;
    }

    @Override
    public void undo() {
        int mine = others & ~Lines.bit(drawn[--count]);
        others = own;
        own = mine;
        over = false;
    }

    /** Returns an exact key, not a hash: both masks fit, and the number of lines determines whose move it is. */
    @Override
    public long hash() {
        return ((long) own << Lines.COUNT | others) * 0x9E3779B97F4A7C15L;
    }

    @Override
    public int outcome() {
        return over ? WON : OPEN;
    }

    /** Evaluates a position by the number of lines that do not lose at once: the more the better. */
    @Override
    public int evaluate() {
        return VALUE_OF_A_SAFE_LINE * (Integer.bitCount(safe(own)) - Integer.bitCount(safe(others)));
    }

    @Override
    public int encode(Move move) {
        return Lines.number((SimMove) move);
    }

    @Override
    public SimMove decode(int move) {
        return Lines.move(move);
    }

    @Override
    public SimSearchState copy() {
        return new SimSearchState(own, others, over);
    }

    private int undrawn() {
        return Lines.ALL & ~own & ~others;
    }

    private int safe(int lines) {
        int safe = 0;
        for (int left = undrawn(); left != 0; left &= left - 1) {
            int line = Integer.numberOfTrailingZeros(left);
            safe |= Triangles.closes(lines, line) ? 0 : Lines.bit(line);
        }
        return safe;
    }

    private static int write(int[] buffer, int from, int lines) {
        int to = from;
        for (int left = lines; left != 0; left &= left - 1) {
            buffer[to++] = Integer.numberOfTrailingZeros(left);
        }
        return to;
    }
}
