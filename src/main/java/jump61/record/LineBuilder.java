package jump61.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jump61.game.Position;
import jump61.game.Turn;

/** Collects the moves of a game, or of one of its variations, while they are being read. */
final class LineBuilder {
    /** Maximum nesting depth of variations. Each level takes a stack frame, and no real game goes so deep. */
    private static final int DEEPEST = 50;

    private final Optional<LineBuilder> parent;
    private final Position start;
    private final List<Turn> turns = new ArrayList<>();
    private final Map<Integer, List<String>> comments = new HashMap<>();
    private final List<String> beforeFirstMove = new ArrayList<>();
    private final List<LineBuilder> variations = new ArrayList<>();
    private int after;

    /** Creates the line of the game itself. */
    LineBuilder(Position start) {
        this(Optional.empty(), start);
    }

    private LineBuilder(Optional<LineBuilder> parent, Position start) {
        this.parent = parent;
        this.start = start;
    }

    /** {@return a new variation of this line} */
    LineBuilder branch() {
        LineBuilder variation = new LineBuilder(Optional.of(this), start);
        variations.add(variation);
        return variation;
    }

    Optional<LineBuilder> parent() {
        return parent;
    }

    boolean isTooDeep() {
        int depth = 0;
        for (Optional<LineBuilder> at = parent; at.isPresent(); at = at.get().parent) {
            depth++;
        }
        return depth > DEEPEST;
    }

    boolean isEmpty() {
        return turns.isEmpty();
    }

    /** {@return the number of the last ply, counted from the start of the game} */
    int plies() {
        return after + turns.size();
    }

    /** {@return whether there is a position after this many plies} */
    boolean contains(int ply) {
        return 0 <= ply && ply <= plies();
    }

    /** {@return the position after this many plies, up to {@link #plies}} */
    Position at(int ply) {
        if (ply > after) {
            return turns.get(ply - after - 1).after();
        }
        return parent.map(line -> line.at(ply)).orElse(start);
    }

    /** Adds a turn. The first one determines where the line begins. */
    void add(Turn turn, int ply) {
        if (turns.isEmpty()) {
            after = ply - 1;
            beforeFirstMove.forEach(comment -> note(comment, after));
        }
        turns.add(turn);
    }

    void comment(String comment) {
        if (turns.isEmpty() && parent.isPresent()) {
            beforeFirstMove.add(comment);
        } else {
            note(comment, plies());
        }
    }

    private void note(String comment, int ply) {
        comments.computeIfAbsent(ply, none -> new ArrayList<>()).add(comment);
    }

    Map<Integer, List<String>> comments() {
        return comments;
    }

    List<Variation> variations() {
        return variations.stream()
                .map(line -> new Variation(
                        line.after, line.turns.stream().map(Turn::move).toList(), line.comments, line.variations()))
                .toList();
    }
}
