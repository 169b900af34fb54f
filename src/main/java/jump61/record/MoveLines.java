package jump61.record;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import jump61.game.Move;

/** Writes the lines of a game record for moves, comments and variations. */
final class MoveLines {
    static final String OPEN = "(";
    static final String CLOSE = ")";

    private MoveLines() {}

    /** Appends moves that follow the ply {@code after}, with their comments and variations. */
    static void append(
            StringBuilder lines,
            int after,
            List<Move> moves,
            Map<Integer, List<String>> comments,
            List<Variation> variations) {
        int ply = after;
        for (Move move : moves) {
            lines.append(++ply).append(". ").append(move.notation()).append('\n');
            lines.append(comments(comments, ply));
            variations(lines, ply - 1, variations);
        }
        variations(lines, ply, variations);
    }

    private static void variations(StringBuilder lines, int after, List<Variation> variations) {
        for (Variation variation : variations) {
            if (variation.after() == after) {
                lines.append(OPEN).append('\n').append(comments(variation.comments(), after));
                append(lines, after, variation.moves(), variation.comments(), variation.variations());
                lines.append(CLOSE).append('\n');
            }
        }
    }

    /** {@return the lines of the comments after a ply} */
    static String comments(Map<Integer, List<String>> comments, int ply) {
        return comments.getOrDefault(ply, List.of()).stream()
                .map(comment -> ("# " + RecordTags.onOneLine(comment)).strip() + "\n")
                .collect(Collectors.joining());
    }
}
