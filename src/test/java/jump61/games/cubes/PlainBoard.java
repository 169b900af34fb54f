package jump61.games.cubes;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import jump61.game.Side;

/** A board as plain arrays, square by square, to check what bitboards count. Nothing in it is fast. */
final class PlainBoard {
    private final int rows;
    private final int columns;
    private final int[] spots;
    /** 1 for the side to move, -1 for the other one, 0 for nobody. */
    private final int[] owners;

    private PlainBoard(int rows, int columns, int[] spots, int[] owners) {
        this.rows = rows;
        this.columns = columns;
        this.spots = spots;
        this.owners = owners;
    }

    static PlainBoard of(CubesPosition position) {
        int squares = position.size().squares();
        int[] spots = new int[squares];
        int[] owners = new int[squares];
        for (int square = 0; square < squares; square++) {
            CubesMove at = position.move(square);
            Side mover = position.toMove();
            spots[square] = position.spots(at);
            owners[square] =
                    position.owner(at).map(side -> side == mover ? 1 : -1).orElse(0);
        }
        return new PlainBoard(position.size().rows(), position.size().columns(), spots, owners);
    }

    int squares() {
        return spots.length;
    }

    int owner(int square) {
        return owners[square];
    }

    /** {@return 3 for a critical square, 2 if one spot more makes it critical, and so on} */
    int count(int square) {
        return 3 - (neighbours(square).size() - spots[square]);
    }

    /** {@return 0 for an inner square, 1 for one at an edge, 2 for a corner} */
    int kind(int square) {
        return 4 - neighbours(square).size();
    }

    List<Integer> neighbours(int square) {
        return IntStream.of(square - columns, square - 1, square + 1, square + columns)
                .filter(other -> other >= 0 && other < rows * columns)
                .filter(other -> other / columns == square / columns || other % columns == square % columns)
                .boxed()
                .toList();
    }

    /** {@return the best explosion of a side (1 or -1), as {@link Explosions#rank} writes it; 0 if there is none} */
    int bestExplosion(int side) {
        return IntStream.range(0, squares())
                .filter(square -> owners[square] == side && count(square) == 3)
                .map(square -> Explosions.rank(gain(square, side), square))
                .max()
                .orElse(0);
    }

    /** {@return the squares that a side would win, plus those that the other side would lose; or all} */
    private int gain(int square, int side) {
        int[] after = explode(square, side);
        if (Arrays.stream(after).allMatch(owner -> owner == side)) {
            return Explosions.ALL;
        }
        int gain = 0;
        for (int other = 0; other < after.length; other++) {
            gain += after[other] == side && owners[other] != side ? 1 : 0;
            gain += after[other] == side && owners[other] == -side ? 1 : 0;
        }
        return gain;
    }

    /** {@return the owners of all squares after a side has added a spot to one that is critical} */
    private int[] explode(int first, int side) {
        int[] now = spots.clone();
        int[] whose = owners.clone();
        now[first]++;
        Deque<Integer> overfull = new ArrayDeque<>(List.of(first));
        while (!overfull.isEmpty() && Arrays.stream(whose).anyMatch(owner -> owner != side)) {
            int square = overfull.remove();
            if (now[square] <= neighbours(square).size()) {
                continue;
            }
            now[square] -= neighbours(square).size();
            for (int other : neighbours(square)) {
                now[other]++;
                whose[other] = side;
                overfull.add(other);
            }
            overfull.add(square);
        }
        return whose;
    }
}
