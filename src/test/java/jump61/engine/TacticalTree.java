package jump61.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import jump61.game.Move;
import jump61.game.TacticalState;

/**
 * A {@link WrittenTree} that tells what threatens. A move to {@code L} wins at once, and a move with an exclamation mark
 * is the one to try before a position is evaluated. After a pass, the other side moves in the same position.
 */
final class TacticalTree implements TacticalState {
    /** The paths that were visited, as {@code 0 2 -}: a pass is a hyphen. Shared by all copies. */
    final List<String> visited;

    private final WrittenTree tree;
    private final int costOfPassing;
    private final Deque<String> path = new ArrayDeque<>();

    /** Reads a tree in which passing costs the given number of hundredths. */
    TacticalTree(String text, int costOfPassing) {
        this(new WrittenTree(text), costOfPassing, new ArrayList<>());
    }

    private TacticalTree(WrittenTree tree, int costOfPassing, List<String> visited) {
        this.tree = tree;
        this.costOfPassing = costOfPassing;
        this.visited = visited;
    }

    private void enter(String step) {
        path.addLast(step);
        visited.add(String.join(" ", path));
    }

    private boolean hasJustPassed() {
        return "-".equals(path.peekLast());
    }

    private int moves() {
        return tree.legalMoves(new int[tree.maxMoves()], 0);
    }

    private boolean wins(int move) {
        tree.play(move);
        boolean wins = tree.outcome() == LOST;
        tree.undo();
        return wins;
    }

    @Override
    public int winningMove() {
        for (int move = 0; move < moves(); move++) {
            if (wins(move)) {
                return move;
            }
        }
        return -1;
    }

    @Override
    public int forcingMove() {
        int forcing = winningMove();
        for (int move = 0; move < moves() && forcing < 0; move++) {
            forcing = tree.effort(move, 0) > 0 ? move : forcing;
        }
        return forcing;
    }

    @Override
    public boolean forcingMoveWins() {
        return winningMove() >= 0;
    }

    @Override
    public boolean surelyHolds() {
        return false;
    }

    @Override
    public void pass() {
        enter("-");
    }

    @Override
    public void play(int move) {
        tree.play(move);
        enter(String.valueOf(move));
    }

    @Override
    public void undo() {
        if (!hasJustPassed()) {
            tree.undo();
        }
        path.removeLast();
    }

    @Override
    public int legalMoves(int[] buffer, int from) {
        return tree.legalMoves(buffer, from);
    }

    @Override
    public int maxMoves() {
        return tree.maxMoves();
    }

    @Override
    public int maxPlies() {
        return tree.maxPlies();
    }

    @Override
    public long hash() {
        return tree.hash() ^ path.stream().filter("-"::equals).count();
    }

    @Override
    public int outcome() {
        return tree.outcome();
    }

    @Override
    public int evaluate() {
        return hasJustPassed() ? costOfPassing - tree.evaluate() : tree.evaluate();
    }

    @Override
    public int encode(Move move) {
        return tree.encode(move);
    }

    @Override
    public Move decode(int move) {
        return tree.decode(move);
    }

    @Override
    public TacticalTree copy() {
        return new TacticalTree((WrittenTree) tree.copy(), costOfPassing, visited);
    }
}
