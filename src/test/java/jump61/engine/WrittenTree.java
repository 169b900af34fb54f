package jump61.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import jump61.game.Move;
import jump61.game.SearchState;

/**
 * A game written down as a tree: each position is its estimate for the side to move, then its moves in brackets, as in
 * {@code 0[-5 7[1 2] L]}. {@code W}, {@code D} and {@code L} are positions in which the side to move has won, drawn or
 * lost. Moves are numbered from 0. A move with an exclamation mark is one that a person overlooks. After a question mark
 * at the beginning, effects are {@linkplain SearchState#hidesEffects hidden}.
 */
final class WrittenTree implements SearchState {
    /** Where a person looked, as asked for by {@link #effort}; shared by all copies. */
    final List<Integer> attentions;
    /** The estimates asked for, in order; shared by all copies. */
    final List<Integer> evaluated;

    private final Deque<Node> path = new ArrayDeque<>();
    private final int widest;
    private final int deepest;
    private final boolean hidesEffects;

    private record Node(int id, int outcome, int estimate, boolean hidden, List<Node> moves) {}

    /** A move of the tree. */
    record Branch(int number) implements Move {
        @Override
        public String notation() {
            return String.valueOf(number);
        }
    }

    WrittenTree(String text) {
        hidesEffects = text.startsWith("?");
        Reader reader = new Reader(hidesEffects ? text.substring(1) : text);
        path.push(reader.node());
        widest = reader.widest;
        deepest = reader.deepest;
        attentions = new ArrayList<>();
        evaluated = Collections.synchronizedList(new ArrayList<>());
    }

    private WrittenTree(WrittenTree other) {
        path.push(other.path.peek());
        widest = other.widest;
        deepest = other.deepest;
        hidesEffects = other.hidesEffects;
        attentions = other.attentions;
        evaluated = other.evaluated;
    }

    @Override
    public int legalMoves(int[] buffer, int from) {
        int count = path.peek().moves().size();
        for (int i = 0; i < count; i++) {
            buffer[from + i] = i;
        }
        return from + count;
    }

    @Override
    public int maxMoves() {
        return widest;
    }

    @Override
    public int maxPlies() {
        return deepest;
    }

    @Override
    public void play(int move) {
        path.push(path.peek().moves().get(move));
    }

    @Override
    public void undo() {
        path.pop();
    }

    @Override
    public long hash() {
        return (path.peek().id() + 1) * 0x9E3779B97F4A7C15L;
    }

    @Override
    public int outcome() {
        return path.peek().outcome();
    }

    @Override
    public int evaluate() {
        evaluated.add(path.peek().estimate());
        return path.peek().estimate();
    }

    @Override
    public double effort(int move, int attention) {
        attentions.add(attention);
        return path.peek().moves().get(move).hidden() ? Double.POSITIVE_INFINITY : 0;
    }

    @Override
    public boolean hidesEffects() {
        return hidesEffects;
    }

    @Override
    public int encode(Move move) {
        return ((Branch) move).number();
    }

    @Override
    public Move decode(int move) {
        return new Branch(move);
    }

    @Override
    public SearchState copy() {
        return new WrittenTree(this);
    }

    /** Reads a tree. */
    private static final class Reader {
        private final String text;
        private int at;
        private int nodes;
        private int widest = 1;
        private int deepest;
        private int depth;

        Reader(String text) {
            this.text = text;
        }

        Node node() {
            int start = at;
            while (at < text.length() && "[] !".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            String word = text.substring(start, at);
            int number = nodes++;
            boolean hidden = skip('!');
            List<Node> moves = skip('[') ? moves() : List.of();
            int outcome = outcome(word);
            if (outcome == OPEN && moves.isEmpty()) {
                // The game goes on behind the leaves that are written down.
                moves = List.of(new Node(-number - 2, DRAWN, 0, false, List.of()));
            }
            int estimate = outcome == OPEN ? Integer.parseInt(word) : 0;
            return new Node(number, outcome, estimate, hidden, moves);
        }

        private List<Node> moves() {
            List<Node> moves = new ArrayList<>();
            depth++;
            deepest = Math.max(deepest, depth);
            do {
                moves.add(node());
            } while (skip(' '));
            skip(']');
            depth--;
            widest = Math.max(widest, moves.size());
            return moves;
        }

        private boolean skip(char expected) {
            boolean there = at < text.length() && text.charAt(at) == expected;
            at += there ? 1 : 0;
            return there;
        }

        private static int outcome(String word) {
            return switch (word) {
                case "W" -> WON;
                case "D" -> DRAWN;
                case "L" -> LOST;
                default -> OPEN;
            };
        }
    }
}
