package jump61.record;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.Side;

/** Writes game records; the format is described in {@code docs/game-files.md}. */
public final class RecordWriter {
    static final String HEADER = "Jump61 record 1";

    private RecordWriter() {}

    /** {@return the record as text, with {@code \n} as line end} */
    public static String write(GameRecord record) {
        var lines = new StringBuilder(HEADER).append('\n').append(comments(record, 0));
        Position start = record.start();
        Game game = start.game();
        tag(lines, RecordTags.GAME, game.id());
        tag(lines, RecordTags.SIZE, Integer.toString(start.size()));
        for (Side side : List.of(Side.FIRST, Side.SECOND)) {
            tag(
                    lines,
                    game.colour(side).title(),
                    PlayerText.write(record.players().of(side)));
        }
        if (!start.equals(game.start(start.size()))) {
            tag(lines, RecordTags.START, start.notation());
        }
        record.tags().forEach((name, value) -> tag(lines, name, value));
        record.result().ifPresent(result -> tag(lines, RecordTags.RESULT, ResultText.write(result, game)));
        return lines.append('\n').append(moves(record)).toString();
    }

    private static String moves(GameRecord record) {
        return IntStream.range(0, record.moves().size())
                .mapToObj(
                        ply -> (ply + 1) + ". " + record.moves().get(ply).notation() + "\n" + comments(record, ply + 1))
                .collect(Collectors.joining());
    }

    private static String comments(GameRecord record, int ply) {
        return record.comments().getOrDefault(ply, List.of()).stream()
                .map(comment -> ("# " + RecordTags.onOneLine(comment)).strip() + "\n")
                .collect(Collectors.joining());
    }

    private static void tag(StringBuilder lines, String name, String value) {
        lines.append(name).append(": ").append(RecordTags.onOneLine(value)).append('\n');
    }
}
