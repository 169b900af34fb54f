package jump61.games.checkers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The rules once more, as plainly as the lab's handout tells them: characters on a square board of any even size. It
 * shares nothing with the program, so that the two can check each other, and it can solve boards that are small enough.
 */
public final class PlainCheckers {
    private final int size;
    private final char[][] board;
    private final boolean redToMove;
    private final boolean ended;

    private PlainCheckers(char[][] board, boolean redToMove, boolean ended) {
        this.size = board.length;
        this.board = board;
        this.redToMove = redToMove;
        this.ended = ended;
    }

    /** {@return the starting position with {@code size} rows, of which each side fills {@code rows}} */
    static PlainCheckers start(int size, int rows) {
        char[][] board = new char[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                boolean dark = (row + column) % 2 == 0;
                char piece = row < rows ? 'r' : row >= size - rows ? 'w' : '.';
                board[row][column] = dark ? piece : ' ';
            }
        }
        return new PlainCheckers(board, true, false);
    }

    /** {@return the position in the program's notation} */
    public static PlainCheckers read(String notation) {
        String[] words = notation.split(" ");
        String[] rows = words[0].split("/");
        char[][] board = new char[rows.length][2 * rows[0].length()];
        for (int row = 0; row < board.length; row++) {
            Arrays.fill(board[row], ' ');
            for (int i = 0; i < rows[row].length(); i++) {
                board[row][2 * i + row % 2] = rows[row].charAt(i);
            }
        }
        return new PlainCheckers(board, words[1].equals("red"), words.length > 2);
    }

    /** {@return whether Red is to move} */
    public boolean isRedToMove() {
        return redToMove;
    }

    /** {@return whether the game has ended} */
    public boolean isOver() {
        return ended || count('R') == size / 2 || count('W') == size / 2;
    }

    int score(char man, char king) {
        return count(man) + 2 * count(king);
    }

    /** {@return Red's score less White's} */
    public int redLead() {
        return score('r', 'R') - score('w', 'W');
    }

    /** {@return all legal moves, each as row, column, row, column} */
    public List<int[]> moves() {
        List<int[]> moves = new ArrayList<>();
        if (isOver()) {
            return moves;
        }
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                for (int length = 1; length <= 2; length++) {
                    for (int way = -1; way <= 1; way += 2) {
                        int[] move = {row, column, row + (redToMove ? length : -length), column + way * length};
                        if (isStep(move)) {
                            moves.add(move);
                        }
                    }
                }
            }
        }
        return moves.isEmpty() ? List.of(new int[] {-1, -1, -1, -1}) : moves;
    }

    private boolean isStep(int[] move) {
        if (at(move[0], move[1]) != (redToMove ? 'r' : 'w') || at(move[2], move[3]) != '.') {
            return false;
        }
        boolean slide = Math.abs(move[2] - move[0]) == 1;
        // A king in between stands on its far row, behind which there is no square.
        return slide || at((move[0] + move[2]) / 2, (move[1] + move[3]) / 2) == (redToMove ? 'w' : 'r');
    }

    private char at(int row, int column) {
        boolean inside = row >= 0 && row < size && column >= 0 && column < size;
        return inside ? board[row][column] : '#';
    }

    /** {@return the position after a legal move} */
    public PlainCheckers after(int[] move) {
        if (move[0] < 0) {
            return new PlainCheckers(board, !redToMove, true);
        }
        char[][] next = Arrays.stream(board).map(char[]::clone).toArray(char[][]::new);
        next[move[0]][move[1]] = '.';
        if (Math.abs(move[2] - move[0]) == 2) {
            next[(move[0] + move[2]) / 2][(move[1] + move[3]) / 2] = '.';
        }
        boolean crowned = move[2] == (redToMove ? size - 1 : 0);
        char man = redToMove ? 'r' : 'w';
        next[move[2]][move[3]] = crowned ? Character.toUpperCase(man) : man;
        return new PlainCheckers(next, !redToMove, false);
    }

    /** {@return how many sequences of {@code depth} moves there are; a game that is over counts once} */
    long perft(int depth) {
        if (depth == 0 || isOver()) {
            return 1;
        }
        return moves().stream().mapToLong(move -> after(move).perft(depth - 1)).sum();
    }

    /** {@return the result for Red with best play: 1 a win, 0 shared, -1 a loss} */
    public int solve() {
        return solve(new HashMap<>());
    }

    private int solve(Map<String, Integer> known) {
        if (isOver()) {
            return Integer.signum(redLead());
        }
        Integer result = known.get(toString());
        if (result == null) {
            var results = moves().stream().mapToInt(move -> after(move).solve(known));
            result = (redToMove ? results.max() : results.min()).orElseThrow();
            known.put(toString(), result);
        }
        return result;
    }

    /** {@return the position as the program's notation has it} */
    @Override
    public String toString() {
        var text = new StringBuilder();
        for (char[] row : board) {
            text.append(text.isEmpty() ? "" : "/").append(new String(row).replace(" ", ""));
        }
        return text + (redToMove ? " red" : " white") + (ended ? " stopped" : "");
    }

    /** {@return how many pieces of this kind there are} */
    public int count(char piece) {
        int count = 0;
        for (char[] row : board) {
            for (char square : row) {
                count += square == piece ? 1 : 0;
            }
        }
        return count;
    }

    /** {@return whether a side can have more pieces ahead than this once so many plies are played} */
    public boolean staysAhead(boolean red, int plies, int lead) {
        if (plies == 0 || isOver()) {
            return lead(red) > lead;
        }
        Predicate<int[]> ahead = move -> after(move).staysAhead(red, plies - 1, lead);
        return redToMove == red
                ? moves().stream().anyMatch(ahead)
                : moves().stream().allMatch(ahead);
    }

    /** {@return whether a side can have more kings than this within so many plies} */
    public boolean crowns(boolean red, int plies, int kings) {
        if (kings(red) > kings) {
            return true;
        }
        if (plies <= 1 || isOver()) {
            return false;
        }
        Predicate<int[]> crowned = move -> after(move).crowns(red, plies - 1, kings);
        return redToMove == red
                ? moves().stream().anyMatch(crowned)
                : moves().stream().allMatch(crowned);
    }

    public int kings(boolean red) {
        return count(red ? 'R' : 'W');
    }

    /** {@return how many more pieces a side has than the other} */
    public int lead(boolean red) {
        int lead = count('r') + count('R') - count('w') - count('W');
        return red ? lead : -lead;
    }
}
