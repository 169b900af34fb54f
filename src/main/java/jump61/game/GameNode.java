package jump61.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A position in a tree of variations, with the move that led to it. The first continuation of each position is the main
 * one; a plain game is a tree in which no position has another. A tree belongs to one thread.
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

    /** Begins a tree at {@code start}. */
    public GameNode(Position start) {
        this.parent = Optional.empty();
        this.turn = Optional.empty();
        this.position = start;
    }

    /** {@return the tree of a game without variations, at its start} */
    public static GameNode of(Position start, List<Move> moves) {
        GameNode root = new GameNode(start);
        GameNode at = root;
        for (Move move : moves) {
            at = at.play(move);
        }
        return root;
    }

    /** {@return the position before the move that led here; empty at the start} */
    public Optional<GameNode> parent() {
        return parent;
    }

    /** {@return the move that led here; empty at the start} */
    public Optional<Turn> turn() {
        return turn;
    }

    /** {@return the position} */
    public Position position() {
        return position;
    }

    /** {@return what may follow, the main continuation first; a view that follows the tree} */
    public List<GameNode> children() {
        return Collections.unmodifiableList(children);
    }

    /** {@return what a person noted here, line by line; a list that may be changed} */
    public List<String> comments() {
        return comments;
    }

    /** {@return how many moves led here} */
    public int ply() {
        return parent.map(before -> before.ply() + 1).orElse(0);
    }

    /**
     * Plays a move from here: the continuation that is there already, or a new one behind those.
     *
     * @throws RefusedException if the move is not legal; nothing has changed then
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

    /** {@return the moves from the start to here} */
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

    /** {@return whether this belongs to the main line of the whole tree} */
    public boolean isMain() {
        return parent.map(before -> before.children.get(0) == this && before.isMain())
                .orElse(true);
    }

    /** {@return whether this continuation was not the first of its position} If so, moves it up by one. */
    public boolean promote() {
        List<GameNode> siblings = siblings();
        int place = siblings.indexOf(this);
        if (place < 1) {
            return false;
        }
        Collections.swap(siblings, place, place - 1);
        return true;
    }

    /** Makes the line that leads here the main line of the whole tree. */
    public void makeMain() {
        for (GameNode at = this; at.parent.isPresent(); at = at.parent.get()) {
            List<GameNode> siblings = at.siblings();
            siblings.remove(at);
            siblings.add(0, at);
        }
    }

    /** {@return where this continuation began} Deletes it with all that follows it; the start cannot be deleted. */
    public GameNode delete() {
        siblings().remove(this);
        return parent.orElse(this);
    }

    private List<GameNode> siblings() {
        return parent.map(before -> before.children).orElseGet(ArrayList::new);
    }
}
