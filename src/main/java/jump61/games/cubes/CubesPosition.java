package jump61.games.cubes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Comparison;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * A position of Jump61. Each move adds one spot, so the number of spots determines whose move it is: Red's if the sum
 * of spots and squares is even.
 */
public final class CubesPosition implements Position {
    /** Maximum number of spots that any square holds without toppling. */
    private static final int MOST_SPOTS = 4;
    /** Number of states of a square apart from its owner: neutral, or with 1 to 4 spots. */
    private static final int KINDS = 1 + MOST_SPOTS;

    private final BoardSize size;
    private final Grid grid;
    private final int[] cells;

    /** Creates a position that owns {@code cells}, signed as in {@link Cascade}. */
    CubesPosition(BoardSize size, int[] cells) {
        this(size, Grid.of(size), cells);
    }

    private CubesPosition(BoardSize size, Grid grid, int[] cells) {
        this.size = size;
        this.grid = grid;
        this.cells = cells;
    }

    /** {@return the starting position on a board of this size} */
    static CubesPosition start(BoardSize size) {
        return new CubesPosition(size, new int[size.squares()]);
    }

    /** {@return the starting position on a square board} */
    static CubesPosition start(int edge) {
        return start(BoardSize.square(edge));
    }

    @Override
    public CubesGame game() {
        return CubesGame.INSTANCE;
    }

    @Override
    public BoardSize size() {
        return size;
    }

    /** {@return the number of spots on a square; rows and columns count from 1} */
    public int spots(int row, int column) {
        return Cascade.spots(cells[index(row, column)]);
    }

    /** {@return the number of spots on the square that a move names} */
    public int spots(CubesMove at) {
        return spots(at.row(), at.column());
    }

    /** {@return the owner of a square, empty if it is neutral; rows and columns count from 1} */
    public Optional<Side> owner(int row, int column) {
        int cell = cells[index(row, column)];
        return cell == 0 ? Optional.empty() : Optional.of(cell > 0 ? Side.FIRST : Side.SECOND);
    }

    /** {@return the owner of the square that a move names; empty if it is neutral} */
    public Optional<Side> owner(CubesMove at) {
        return owner(at.row(), at.column());
    }

    /** {@return the number of spots a square can hold without being overfull: the number of its neighbours} */
    public int capacity(int row, int column) {
        return grid.capacity(index(row, column));
    }

    /** {@return the same for the square that a move names} */
    public int capacity(CubesMove at) {
        return capacity(at.row(), at.column());
    }

    /** {@return whether one more spot makes a square burst; never once the game is over} */
    public boolean isFull(CubesMove at) {
        return spots(at) >= capacity(at) && result().isEmpty();
    }

    /** {@return the total number of spots on the board} */
    public int spots() {
        int sum = 0;
        for (int cell : cells) {
            sum += Cascade.spots(cell);
        }
        return sum;
    }

    /** {@return the number of squares a side owns} */
    public int squares(Side side) {
        int count = 0;
        for (int cell : cells) {
            count += cell * sign(side) > 0 ? 1 : 0;
        }
        return count;
    }

    @Override
    public Side toMove() {
        return (spots() + size.squares()) % 2 == 0 ? Side.FIRST : Side.SECOND;
    }

    @Override
    public List<Move> legalMoves() {
        if (result().isPresent()) {
            return List.of();
        }
        int mover = sign(toMove());
        List<Move> moves = new ArrayList<>();
        for (int square = 0; square < cells.length; square++) {
            if (cells[square] * mover >= 0) {
                moves.add(move(square));
            }
        }
        return moves;
    }

    @Override
    public Optional<Refusal> refusal(Move move) {
        if (!(move instanceof CubesMove cubes)) {
            return Optional.of(Refusal.of("move.otherGame", move.notation()));
        }
        if (result().isPresent()) {
            return Optional.of(Refusal.of("match.over"));
        }
        if (!contains(cubes.row(), cubes.column())) {
            return Optional.of(offBoard(cubes));
        }
        if (cells[index(cubes.row(), cubes.column())] * sign(toMove()) < 0) {
            return Optional.of(Refusal.in(CubesGame.class, "opponentsSquare", cubes.notation()));
        }
        return Optional.empty();
    }

    @Override
    public Turn play(Move move) {
        refusal(move).ifPresent(refusal -> {
            throw new RefusedException(refusal);
        });
        int[] next = cells.clone();
        var events = Cascade.play(grid, next, square((CubesMove) move), sign(toMove()));
        return new Turn(this, move, events, new CubesPosition(size, grid, next));
    }

    @Override
    public Optional<Result> result() {
        int owner = Integer.signum(cells[0]);
        return owner != 0 && Cascade.ownsAll(cells, owner)
                ? Optional.of(Result.win(owner > 0 ? Side.FIRST : Side.SECOND))
                : Optional.empty();
    }

    /**
     * Changes one square, as when setting up a position. A neutral square always holds one spot.
     *
     * @param spots the number of spots, from 0 to the number of neighbours; 0 makes the square neutral
     * @param owner the new owner; ignored if {@code spots} is 0
     * @throws RefusedException if the square or the number of spots does not exist
     */
    public CubesPosition with(int row, int column, int spots, Side owner) {
        if (!contains(row, column)) {
            throw new RefusedException(offBoard(new CubesMove(row, column)));
        }
        if (spots < 0 || spots > capacity(row, column)) {
            throw new RefusedException(Refusal.in(
                    CubesGame.class, "spotsOutOfRange", new CubesMove(row, column).notation(), capacity(row, column)));
        }
        int[] next = cells.clone();
        next[index(row, column)] = sign(owner) * spots;
        return new CubesPosition(size, grid, next);
    }

    private Refusal offBoard(CubesMove move) {
        return size.rows() == size.columns()
                ? Refusal.in(CubesGame.class, "offBoard", move.notation(), size.rows())
                : Refusal.in(CubesGame.class, "offRectangle", move.notation(), size.rows(), size.columns());
    }

    /** {@return whether a square exists; rows and columns count from 1} */
    public boolean contains(int row, int column) {
        return 1 <= row && row <= size.rows() && 1 <= column && column <= size.columns();
    }

    /** {@return the number of a move's square, from 0, as used in events} */
    public int square(CubesMove move) {
        return index(move.row(), move.column());
    }

    /** {@return the move that adds a spot to the square with this number, from 0} */
    public CubesMove move(int square) {
        return new CubesMove(square / size.columns() + 1, square % size.columns() + 1);
    }

    /** {@return this position with the colours swapped, because the number of spots determines whose turn it is} */
    @Override
    public Optional<Position> passed() {
        return Optional.of(new CubesPosition(
                size, grid, Arrays.stream(cells).map(cell -> -cell).toArray()));
    }

    /**
     * {@return the first, in the order of their squares, of this position's rotations and reflections (8 on a square
     * board, 4 on others)}
     */
    @Override
    public CubesPosition canonical() {
        int[] first = grid.firstImage(cells);
        return first == cells ? this : new CubesPosition(size, grid, first);
    }

    @Override
    public Optional<Position> turned() {
        if (size.rows() == size.columns()) {
            return Optional.empty();
        }
        int[] turned = new int[cells.length];
        for (int i = 0; i < cells.length; i++) {
            turned[i % size.columns() * size.rows() + i / size.columns()] = cells[i];
        }
        return Optional.of(new CubesPosition(new BoardSize(size.columns(), size.rows()), turned));
    }

    @Override
    public Optional<Comparison> comparison() {
        if (cells.length > Comparison.HOLDINGS_BITS || hasMoreSpotsThan(MOST_SPOTS)) {
            return Optional.empty();
        }
        int mover = sign(toMove());
        Comparison first = comparison(0, mover);
        for (int symmetry = 1; symmetry < grid.symmetries(); symmetry++) {
            Comparison next = comparison(symmetry, mover);
            boolean precedes =
                    next.rest() == first.rest() ? next.holdings() < first.holdings() : next.rest() < first.rest();
            first = precedes ? next : first;
        }
        return Optional.of(first);
    }

    private boolean hasMoreSpotsThan(int most) {
        for (int cell : cells) {
            if (Math.abs(cell) > most) {
                return true;
            }
        }
        return false;
    }

    private Comparison comparison(int symmetry, int mover) {
        long rest = 0;
        int holdings = 0;
        for (int square : grid.origins(symmetry)) {
            int cell = cells[square];
            rest = rest * KINDS + Math.abs(cell);
            holdings = holdings << 1 | (cell * mover > 0 ? 1 : 0);
        }
        return new Comparison(rest, holdings);
    }

    @Override
    public String notation() {
        return CubesNotation.write(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CubesPosition that && size.equals(that.size) && Arrays.equals(cells, that.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }

    @Override
    public String toString() {
        return notation();
    }

    private int index(int row, int column) {
        return (row - 1) * size.columns() + column - 1;
    }

    static int sign(Side side) {
        return side == Side.FIRST ? 1 : -1;
    }
}
