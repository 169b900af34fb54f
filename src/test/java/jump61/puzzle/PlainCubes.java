package jump61.puzzle;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Jump61 once more, as plainly as can be, to prove puzzles with that were found by bitboards: spots and owners in arrays,
 * squares topple one after the other, and wins are looked for by trying out. It shares nothing with the program.
 */
final class PlainCubes {
    private static final int DEEPEST = 32;

    private final int size;
    private final int[] spots;
    /** 1 for the side to move at the root, -1 for the other, 0 for nobody. */
    private final int[] owners;

    private final Map<String, int[]> known;
    /** By the plies left, the move that decided last; it is tried first. */
    private final int[] lastGood;

    private PlainCubes(int size, int[] spots, int[] owners, Map<String, int[]> known, int[] lastGood) {
        this.lastGood = lastGood;
        this.size = size;
        this.spots = spots;
        this.owners = owners;
        this.known = known;
    }

    /** {@return the position that the notation of game files tells; the side to move has the number 1} */
    static PlainCubes read(String notation) {
        String[] squares = notation.replace("/", " ").strip().split("\\s+");
        int size = (int) Math.round(Math.sqrt(squares.length));
        int[] spots = new int[squares.length];
        int[] owners = new int[squares.length];
        int sum = size;
        for (int i = 0; i < squares.length; i++) {
            spots[i] = squares[i].charAt(0) - '0';
            sum += spots[i];
        }
        char mover = sum % 2 == 0 ? 'r' : 'b';
        for (int i = 0; i < squares.length; i++) {
            char owner = squares[i].charAt(1);
            owners[i] = owner == '-' ? 0 : owner == mover ? 1 : -1;
        }
        return new PlainCubes(size, spots, owners, new HashMap<>(), new int[DEEPEST]);
    }

    /** {@return the number of the square that a move in the notation of game files names} */
    int square(String move) {
        String[] parts = move.split(":");
        return (Integer.parseInt(parts[0]) - 1) * size + Integer.parseInt(parts[1]) - 1;
    }

    int squares() {
        return spots.length;
    }

    boolean mayPlay(int square, int side) {
        return owners[square] != -side;
    }

    /** {@return whether {@code side}, which is to move, wins within so many plies whatever the other side does} */
    boolean wins(int side, int plies) {
        if (canWinAtOnce(side)) {
            return true;
        }
        if (plies <= 1) {
            return false;
        }
        int[] bounds = known.computeIfAbsent(key(side), none -> new int[] {Integer.MAX_VALUE, 0});
        if (bounds[0] <= plies || bounds[1] >= plies) {
            return bounds[0] <= plies;
        }
        boolean wins = false;
        for (int i = -1; i < spots.length && !wins; i++) {
            int square = i < 0 ? lastGood[plies] : i;
            wins = mayPlay(square, side) && after(square, side).loses(-side, plies - 1);
            lastGood[plies] = wins ? square : lastGood[plies];
        }
        bounds[wins ? 0 : 1] = plies;
        return wins;
    }

    /** {@return whether {@code side}, which is to move, has lost within so many plies whatever it does} */
    boolean loses(int side, int plies) {
        if (isAll(-side)) {
            return true;
        }
        if (isAll(side) || plies <= 0 || canWinAtOnce(side)) {
            return false;
        }
        for (int i = -1; i < spots.length; i++) {
            int square = i < 0 ? lastGood[plies] : i;
            if (mayPlay(square, side) && !after(square, side).wins(-side, plies - 1)) {
                lastGood[plies] = square;
                return false;
            }
        }
        return true;
    }

    /** Only a square that bursts takes others, so no other square can win but the last free one. */
    private boolean canWinAtOnce(int side) {
        int foreign = 0;
        int free = -1;
        boolean anyFull = false;
        for (int square = 0; square < spots.length; square++) {
            foreign += owners[square] == side ? 0 : 1;
            free = owners[square] == 0 ? square : free;
            anyFull |= owners[square] == side && spots[square] == neighbours(square);
        }
        if (foreign == 1 && free >= 0) {
            return true;
        }
        for (int square = 0; anyFull && square < spots.length; square++) {
            boolean full = owners[square] == side && spots[square] == neighbours(square);
            if (full && after(square, side).isAll(side)) {
                return true;
            }
        }
        return false;
    }

    PlainCubes after(int square, int side) {
        var next = new PlainCubes(size, spots.clone(), owners.clone(), known, lastGood);
        next.spots[square]++;
        next.owners[square] = side;
        Deque<Integer> overfull = new ArrayDeque<>(List.of(square));
        while (!overfull.isEmpty() && !next.isAll(side)) {
            int at = overfull.pop();
            if (next.spots[at] > neighbours(at)) {
                next.burst(at, side, overfull);
            }
        }
        return next;
    }

    private void burst(int square, int side, Deque<Integer> overfull) {
        int row = square / size;
        int column = square % size;
        spots[square] -= neighbours(square);
        send(row - 1, column, side, overfull);
        send(row + 1, column, side, overfull);
        send(row, column - 1, side, overfull);
        send(row, column + 1, side, overfull);
        overfull.add(square);
    }

    private void send(int row, int column, int side, Deque<Integer> overfull) {
        if (row >= 0 && row < size && column >= 0 && column < size) {
            spots[row * size + column]++;
            owners[row * size + column] = side;
            overfull.add(row * size + column);
        }
    }

    private int neighbours(int square) {
        int row = square / size;
        int column = square % size;
        return 4
                - (row == 0 ? 1 : 0)
                - (row == size - 1 ? 1 : 0)
                - (column == 0 ? 1 : 0)
                - (column == size - 1 ? 1 : 0);
    }

    boolean isAll(int side) {
        for (int owner : owners) {
            if (owner != side) {
                return false;
            }
        }
        return true;
    }

    private String key(int side) {
        char[] key = new char[spots.length + 1];
        for (int i = 0; i < spots.length; i++) {
            key[i] = (char) (spots[i] * 4 + owners[i] + 1);
        }
        key[spots.length] = (char) (side + 1);
        return new String(key);
    }
}
