package jump61.games.cubes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The rules of Jump61 once more, to test the others against: slow, and written straight from the handout. A board is a
 * map from squares to piles, and overfull squares topple one at a time, any one of them next.
 */
final class SlowRules {
    private static final char NEUTRAL = '-';

    private final int size;
    private final Map<Square, Pile> board;
    private final Random choice;

    private SlowRules(int size, Map<Square, Pile> board, Random choice) {
        this.size = size;
        this.board = board;
        this.choice = choice;
    }

    record Square(int row, int column) implements Comparable<Square> {
        @Override
        public int compareTo(Square other) {
            return Comparator.comparingInt(Square::row)
                    .thenComparingInt(Square::column)
                    .compare(this, other);
        }
    }

    record Pile(int spots, char colour) {
        @Override
        public String toString() {
            return "" + spots + colour;
        }
    }

    /** {@return the board of {@code text}, like {@code 2r 1- / 1- 3b}; {@code choice} picks what topples next} */
    static SlowRules read(String text, Random choice) {
        String[] rows = text.split(" / ");
        Map<Square, Pile> board = new TreeMap<>();
        for (int row = 1; row <= rows.length; row++) {
            String[] piles = rows[row - 1].split(" ");
            for (int column = 1; column <= rows.length; column++) {
                String pile = piles[column - 1];
                int last = pile.length() - 1;
                board.put(
                        new Square(row, column),
                        new Pile(Integer.parseInt(pile.substring(0, last)), pile.charAt(last)));
            }
        }
        return new SlowRules(rows.length, board, choice);
    }

    String write() {
        return IntStream.rangeClosed(1, size)
                .mapToObj(row -> board.entrySet().stream()
                        .filter(entry -> entry.getKey().row() == row)
                        .map(entry -> entry.getValue().toString())
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" / "));
    }

    char toMove() {
        int spots = board.values().stream().mapToInt(Pile::spots).sum();
        return (spots + size) % 2 == 0 ? 'r' : 'b';
    }

    /** {@return whether all squares are of this colour} */
    boolean isAll(char colour) {
        return board.values().stream().allMatch(pile -> pile.colour() == colour);
    }

    boolean isOver() {
        return isAll('r') || isAll('b');
    }

    List<Square> moves() {
        char opponent = toMove() == 'r' ? 'b' : 'r';
        return isOver()
                ? List.of()
                : board.keySet().stream()
                        .filter(square -> board.get(square).colour() != opponent)
                        .toList();
    }

    SlowRules play(Square square) {
        char mover = toMove();
        SlowRules next = new SlowRules(size, new TreeMap<>(board), choice);
        next.addSpot(square, mover);
        for (List<Square> overfull = next.overfull(); !overfull.isEmpty() && !next.isOver(); ) {
            next.topple(overfull.get(choice.nextInt(overfull.size())), mover);
            overfull = next.overfull();
        }
        return next;
    }

    /** {@return how many sequences of {@code depth} moves there are; a finished game counts once} */
    long perft(int depth) {
        if (depth == 0 || isOver()) {
            return 1;
        }
        return moves().stream().mapToLong(move -> play(move).perft(depth - 1)).sum();
    }

    private void addSpot(Square square, char mover) {
        board.put(square, new Pile(board.get(square).spots() + 1, mover));
    }

    private void topple(Square square, char mover) {
        List<Square> neighbours = neighbours(square);
        Pile pile = board.get(square);
        board.put(square, new Pile(pile.spots() - neighbours.size(), pile.colour()));
        neighbours.forEach(neighbour -> addSpot(neighbour, mover));
    }

    private List<Square> overfull() {
        return board.keySet().stream()
                .filter(square -> board.get(square).spots() > neighbours(square).size())
                .toList();
    }

    private List<Square> neighbours(Square square) {
        List<Square> neighbours = new ArrayList<>();
        for (Square other : board.keySet()) {
            int distance = Math.abs(other.row() - square.row()) + Math.abs(other.column() - square.column());
            if (distance == 1) {
                neighbours.add(other);
            }
        }
        return neighbours;
    }

    /** Fails early if the colours are not those of the handout. */
    boolean isSound() {
        return board.values().stream()
                .allMatch(pile -> pile.colour() == NEUTRAL
                        ? pile.spots() == 1
                        : pile.spots() > 0 && "rb".indexOf(pile.colour()) >= 0);
    }
}
