package jump61.games.cubes;

import java.util.ArrayList;
import java.util.List;
import jump61.game.Event;

/**
 * Adds a spot to a board and lets overfull squares topple, oldest first, until none is left or the mover owns all
 * squares. The second condition matters: a full board may never settle. While the game is undecided, the result does
 * not depend on the order of toppling, as in any chip-firing game.
 *
 * <p>Cells are signed: 0 is a neutral square with its one spot; {@code n} and {@code -n} are squares of Red and Blue
 * with n spots.
 */
final class Cascade {
    private final Grid grid;
    private final int[] cells;
    private final int mover;
    private final List<Event> events = new ArrayList<>();
    /** Squares in the order in which they became overfull. Most moves have none. */
    private final List<CubesEvent.Toppled> overfull = new ArrayList<>();
    /** Index of the overfull square that topples next. */
    private int next;

    private int foreign;

    private Cascade(Grid grid, int[] cells, int mover) {
        this.grid = grid;
        this.cells = cells;
        this.mover = mover;
        for (int square = 0; square < cells.length; square++) {
            foreign += cells[square] * mover > 0 ? 0 : 1;
            // A won board on which play continues may have overfull squares.
            if (spots(cells[square]) > grid.capacity(square)) {
                overfull.add(new CubesEvent.Toppled(square, 1));
            }
        }
    }

    /**
     * Plays a move, modifying {@code cells}.
     *
     * @param mover 1 for Red, -1 for Blue
     * @return what happened, in order
     */
    static List<Event> play(Grid grid, int[] cells, int square, int mover) {
        var cascade = new Cascade(grid, cells, mover);
        cascade.events.add(new CubesEvent.SpotAdded(square));
        cascade.addSpot(square, 1);
        cascade.settle();
        return cascade.events;
    }

    /** {@return whether every cell belongs to the side with this sign} */
    static boolean ownsAll(int[] cells, int sign) {
        for (int cell : cells) {
            if (cell * sign <= 0) {
                return false;
            }
        }
        return true;
    }

    static int spots(int cell) {
        return cell == 0 ? 1 : Math.abs(cell);
    }

    private void settle() {
        while (foreign > 0 && next < overfull.size()) {
            CubesEvent.Toppled oldest = overfull.get(next++);
            if (spots(cells[oldest.square()]) > grid.capacity(oldest.square())) {
                topple(oldest);
            }
        }
    }

    private void topple(CubesEvent.Toppled toppled) {
        int square = toppled.square();
        events.add(toppled);
        cells[square] -= Integer.signum(cells[square]) * grid.capacity(square);
        for (int neighbour : grid.neighbours(square)) {
            addSpot(neighbour, toppled.wave() + 1);
        }
        if (spots(cells[square]) > grid.capacity(square)) {
            overfull.add(new CubesEvent.Toppled(square, toppled.wave() + 1));
        }
    }

    private void addSpot(int square, int wave) {
        if (cells[square] * mover <= 0) {
            foreign--;
        }
        cells[square] = mover * (spots(cells[square]) + 1);
        if (spots(cells[square]) == grid.capacity(square) + 1) {
            overfull.add(new CubesEvent.Toppled(square, wave));
        }
    }
}
