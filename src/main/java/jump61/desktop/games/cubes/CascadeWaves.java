package jump61.desktop.games.cubes;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.cubes.CubesEvent;
import jump61.cubes.CubesMove;
import jump61.cubes.CubesPosition;
import jump61.desktop.board.Territory;
import jump61.game.Event;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * A turn of Jump61 cut into what an eye can follow: first the added spot, then each wave of toppling squares, with the
 * spots on the board after each.
 */
final class CascadeWaves {
    private final Turn turn;
    private final CubesPosition start;
    private final List<Wave> waves = new ArrayList<>();
    private final int[] spots;
    private final BitSet movers = new BitSet();

    /**
     * What happens at one time.
     *
     * @param toppled the squares that send their spots away; empty for the added spot
     * @param before the board before
     * @param between the board while spots are on their way
     * @param after the board when they have arrived
     */
    record Wave(List<Integer> toppled, Board before, Board between, Board after) {
        /** {@return how many squares change hands} */
        int flips() {
            return after.movers().cardinality() - before.movers().cardinality();
        }
    }

    /**
     * A board in the middle of a turn.
     *
     * @param spots the spots on each square
     * @param movers the squares that belong to the mover
     */
    record Board(List<Integer> spots, BitSet movers) {}

    CascadeWaves(Turn turn) {
        this.turn = turn;
        this.start = (CubesPosition) turn.before();
        int squares = start.size().squares();
        this.spots = IntStream.range(0, squares).map(this::spotsBefore).toArray();
        IntStream.range(0, squares).filter(this::isMovers).forEach(movers::set);
        cut(turn.events());
    }

    /** {@return the waves; number 0 is the added spot} */
    List<Wave> waves() {
        return waves;
    }

    /** {@return the square that the move named} */
    int origin() {
        return start.square((CubesMove) turn.move());
    }

    /** {@return the side whose turn it was} */
    Side mover() {
        return turn.mover();
    }

    /** {@return whose a square is on a board of this turn} */
    Optional<Side> owner(Board board, int square) {
        CubesMove at = start.move(square);
        return board.movers().get(square) ? Optional.of(mover()) : start.owner(at.row(), at.column());
    }

    /** {@return how much of a board of this turn each side holds} */
    Territory territory(Board board) {
        int movers = board.movers().cardinality();
        int free = (int) IntStream.range(0, board.spots().size())
                .filter(square -> owner(board, square).isEmpty())
                .count();
        int others = board.spots().size() - movers - free;
        return mover() == Side.FIRST ? new Territory(movers, free, others) : new Territory(others, free, movers);
    }

    /** {@return whether the turn won the game} */
    boolean wins() {
        return turn.after().result().isPresent();
    }

    /** {@return the squares that share an edge with a square} */
    int[] neighbours(int square) {
        return neighbours(start, square);
    }

    static int[] neighbours(CubesPosition board, int square) {
        CubesMove at = board.move(square);
        return Stream.of(
                        new CubesMove(at.row() - 1, at.column()),
                        new CubesMove(at.row(), at.column() - 1),
                        new CubesMove(at.row(), at.column() + 1),
                        new CubesMove(at.row() + 1, at.column()))
                .filter(next -> board.contains(next.row(), next.column()))
                .mapToInt(board::square)
                .toArray();
    }

    private void cut(List<Event> events) {
        List<Integer> toppled = new ArrayList<>();
        int wave = 0;
        for (Event event : events) {
            if (event instanceof CubesEvent.SpotAdded added) {
                Board before = board();
                receive(added.square());
                waves.add(new Wave(List.of(), before, before, board()));
            } else if (event instanceof CubesEvent.Toppled next) {
                if (next.wave() != wave) {
                    topple(toppled);
                }
                wave = next.wave();
                toppled.add(next.square());
            }
        }
        topple(toppled);
    }

    /** Adds the wave in which these squares topple, and forgets them. */
    private void topple(List<Integer> toppled) {
        if (toppled.isEmpty()) {
            return;
        }
        Board before = board();
        toppled.forEach(square -> spots[square] -= neighbours(square).length);
        Board between = board();
        toppled.forEach(square -> IntStream.of(neighbours(square)).forEach(this::receive));
        waves.add(new Wave(List.copyOf(toppled), before, between, board()));
        toppled.clear();
    }

    private Board board() {
        return new Board(IntStream.of(spots).boxed().toList(), (BitSet) movers.clone());
    }

    private void receive(int square) {
        spots[square]++;
        movers.set(square);
    }

    private int spotsBefore(int square) {
        CubesMove at = start.move(square);
        return start.spots(at.row(), at.column());
    }

    private boolean isMovers(int square) {
        CubesMove at = start.move(square);
        return start.owner(at.row(), at.column()).filter(turn.mover()::equals).isPresent();
    }
}
