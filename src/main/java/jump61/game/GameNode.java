package jump61.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A position in a tree of variations, with the move that led to it. The first continuation of each position is the main
 * one; in a game without variations, it is the only one. A tree is confined to one thread.
 */
public final class GameNode {
    private final Optional<GameNode> parent;
    private final Optional<Turn> turn;
    private final Position position;
    private final List<GameNode> children = new ArrayList<>();
    private final List<String> comments = new ArrayList<>();

    private GameNode(GameNode parent, Turn turn) {
        this.parent = Optional.of(parent);
        this.turn = Optional.of(turn);
        this.position = turn.after();
    }

    /** Creates a tree whose root is {@code start}. */
    public GameNode(Position start) {
        this.parent = Optional.empty();
        this.turn = Optional.empty();
        this.position = start;
    }

    /** {@return the root of a tree with a game but no variations} */
    public static GameNode of(Position start, List<Move> moves) {
        GameNode root = new GameNode(start);
        GameNode at = root;
        for (Move move : moves) {
            at = at.play(move);
        }
        return root;
    }

    /** {@return the position before the move that led here; empty at the root} */
    public Optional<GameNode> parent() {
        return parent;
    }

    /** {@return the move that led here; empty at the root} */
    public Optional<Turn> turn() {
        return turn;
    }

    /** {@return the position} */
    public Position position() {
        return position;
    }

    /** {@return the continuations, main one first; a live view} */
    public List<GameNode> children() {
        return Collections.unmodifiableList(children);
    }

    /** {@return the comments on this position, one string per line; a modifiable list} */
    public List<String> comments() {
        return comments;
    }

    /** {@return the number of moves that led here} */
    public int ply() {
        return parent.map(before -> before.ply() + 1).orElse(0);
    }

    /**
     * Plays a move from here. Returns the existing continuation, or adds a new one after the others.
     *
     * @throws RefusedException if the move is illegal; nothing has changed then
     */
    public GameNode play(Move move) {
        for (GameNode child : children) {
            if (child.turn.orElseThrow().move().equals(move)) {
                return child;
            }
        }
        GameNode child = new GameNode(this, position.play(move));
        children.add(child);
        return child;
    }

    /** {@return the moves from the root to here} */
    public List<Turn> line() {
        List<Turn> line = new ArrayList<>();
        for (GameNode at = this; at.turn.isPresent(); at = at.parent.orElseThrow()) {
            line.add(0, at.turn.get());
        }
        return line;
    }

    /** {@return the end of the main line from here} */
    public GameNode end() {
        GameNode at = this;
        while (!at.children.isEmpty()) {
            at = at.children.get(0);
        }
        return at;
    }

    /** {@return whether this node is on the main line of the whole tree} */
    public boolean isMain() {
        return parent.map(before -> before.children.get(0) == this && before.isMain())
                .orElse(true);
    }

    /**
     * Moves this continuation up by one among its siblings.
     *
     * @return whether it was not the first one already
     */
    public boolean promote() {
        List<GameNode> siblings = siblings();
        int place = siblings.indexOf(this);
        if (place < 1) {
            return false;
        }
        Collections.swap(siblings, place, place - 1);
        return true;
    }

    /**
     * Deletes this continuation and everything after it. The root cannot be deleted.
     *
     * @return the node from which it was played
     */
    public GameNode delete() {
        siblings().remove(this);
        return parent.orElse(this);
    }

    private List<GameNode> siblings() {
        return parent.map(before -> before.children).orElseGet(ArrayList::new);
    }
}
