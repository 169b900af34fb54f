package jump61.record;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.PlayerFormat;
import jump61.game.Position;
import jump61.game.Side;

/** Writes game records; the format is described in {@code docs/game-files.md}. */
public final class RecordWriter {
    static final String HEADER = "Jump61 record 1";
    /** The first line of a file with variations, which readers of version 1 do not understand. */
    static final String HEADER_WITH_VARIATIONS = "Jump61 record 2";

    static final String OPEN = "(";
    static final String CLOSE = ")";

    private RecordWriter() {}

    /** {@return the record as text, with {@code \n} as line terminator} */
    public static String write(GameRecord record) {
        String header = record.variations().isEmpty() ? HEADER : HEADER_WITH_VARIATIONS;
        var lines = new StringBuilder(header).append('\n').append(comments(record.comments(), 0));
        Position start = record.start();
        Game game = start.game();
        tag(lines, RecordTags.GAME, game.id());
        tag(lines, RecordTags.SIZE, start.size().text());
        for (Side side : List.of(Side.FIRST, Side.SECOND)) {
            Player player = record.players().of(side);
            tag(lines, game.colour(side).title(), PlayerFormat.write(player));
            if (player instanceof Player.Human human && !human.name().isEmpty()) {
                tag(lines, RecordTags.nameOf(game.colour(side)), human.name());
            }
        }
        if (!start.equals(game.start(start.size()))) {
            tag(lines, RecordTags.START, start.notation());
        }
        record.tags().forEach((name, value) -> tag(lines, name, value));
        record.result().ifPresent(result -> tag(lines, RecordTags.RESULT, ResultFormat.write(result, game)));
        lines.append('\n');
        moves(lines, 0, record.moves(), record.comments(), record.variations());
        return lines.toString();
    }

    private static void moves(
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
                moves(lines, after, variation.moves(), variation.comments(), variation.variations());
                lines.append(CLOSE).append('\n');
            }
        }
    }

    private static String comments(Map<Integer, List<String>> comments, int ply) {
        return comments.getOrDefault(ply, List.of()).stream()
                .map(comment -> ("# " + RecordTags.onOneLine(comment)).strip() + "\n")
                .collect(Collectors.joining());
    }

    private static void tag(StringBuilder lines, String name, String value) {
        lines.append(name).append(": ").append(RecordTags.onOneLine(value)).append('\n');
    }
}
