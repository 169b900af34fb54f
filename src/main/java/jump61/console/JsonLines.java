package jump61.console;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Move;

/**
 * The output of a tool with {@code --json}: one object per line, each complete and flushed at once. Every object contains
 * the version of the format and its type; {@code docs/json.md} describes them.
 */
public final class JsonLines {
    /** The version of the format. It changes when a field is removed or changes its meaning, not when one is added. */
    public static final int VERSION = 1;

    private final PrintStream out;

    public JsonLines(PrintStream out) {
        this.out = out;
    }

    /** {@return an object of a type, to which fields can be added} */
    public static Map<String, Object> object(String type) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("version", VERSION);
        object.put("type", type);
        return object;
    }

    /** Prints an object. */
    public synchronized void print(Map<String, Object> object) {
        out.println(Json.of(object));
        out.flush();
    }

    /** {@return moves as they are written in game files} */
    public static List<String> moves(List<Move> moves) {
        return moves.stream().map(Move::notation).toList();
    }

    /** Adds a score, from the point of view of the side to move: an estimate, or a proven result and its distance. */
    public static void put(Map<String, Object> object, Score score) {
        boolean proven = score.isWin() || score.isLoss();
        object.put("score", proven ? null : score.value() / 100.0);
        object.put("proven", score.isWin() ? "win" : score.isLoss() ? "loss" : null);
        object.put("plies", proven ? score.distance() : null);
    }

    /** {@return an object with the state of a search: its depth, nodes, score and principal variation} */
    public static Map<String, Object> search(String type, SearchResult found) {
        Map<String, Object> object = object(type);
        object.put("depth", found.depth());
        object.put("nodes", found.nodes());
        put(object, found.score());
        object.put("line", moves(found.line()));
        return object;
    }
}
