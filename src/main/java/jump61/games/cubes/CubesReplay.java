package jump61.games.cubes;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * Replays the events of a turn step by step, for a view that animates them. A square topples in two steps: it {@link
 * #send sends} its spots, and they {@link #arrive}. Squares are numbered from 0, row by row.
 */
public final class CubesReplay {
    private final CubesPosition start;
    private final Side mover;
    private final Grid grid;
    private final int[] spots;
    private final BitSet movers = new BitSet();

    /**
     * A board in the middle of a turn.
     *
     * @param spots the number of spots on each square
     * @param movers the mover's squares
     */
    public record Board(List<Integer> spots, BitSet movers) {}

    /** Creates a replay that is at the position before the turn. */
    public CubesReplay(Turn turn) {
        start = (CubesPosition) turn.before();
        mover = turn.mover();
        grid = Grid.of(start.size());
        int squares = start.size().squares();
        spots = IntStream.range(0, squares).map(this::spotsBefore).toArray();
        IntStream.range(0, squares).filter(this::wasMovers).forEach(movers::set);
    }

    /** Adds the mover's spot. */
    public void add(CubesEvent.SpotAdded event) {
        receive(event.square());
    }

    /** Removes the spots that a toppling square sends. */
    public void send(int square) {
        spots[square] -= grid.capacity(square);
    }

    /** Adds the spots that a toppling square has sent to its neighbours. */
    public void arrive(int square) {
        IntStream.of(grid.neighbours(square)).forEach(this::receive);
    }

    private void receive(int square) {
        spots[square]++;
        movers.set(square);
    }

    /** {@return the current board} */
    public Board board() {
        return new Board(IntStream.of(spots).boxed().toList(), (BitSet) movers.clone());
    }

    /** {@return the owner of a square on a board of this turn} */
    public Optional<Side> owner(Board board, int square) {
        CubesMove at = start.move(square);
        return board.movers().get(square) ? Optional.of(mover) : start.owner(at);
    }

    /** {@return the squares to which a square sends its spots} */
    public int[] neighbours(int square) {
        return grid.neighbours(square).clone();
    }

    private int spotsBefore(int square) {
        CubesMove at = start.move(square);
        return start.spots(at);
    }

    private boolean wasMovers(int square) {
        CubesMove at = start.move(square);
        return start.owner(at).filter(mover::equals).isPresent();
    }
}
