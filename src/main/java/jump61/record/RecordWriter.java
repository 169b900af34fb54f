package jump61.record;

import java.util.List;
import jump61.game.Game;
import jump61.game.Player;
import jump61.game.PlayerFormat;
import jump61.game.Position;
import jump61.game.Side;

/** Writes game records; the format is described in {@code docs/game-files.md}. */
public final class RecordWriter {
    static final String HEADER = "Jump61 record 1";
    /** The first line of a file with variations, which readers of version 1 do not understand. */
    static final String HEADER_WITH_VARIATIONS = "Jump61 record 2";

    private RecordWriter() {}

    /** {@return the record as text, with {@code \n} as line terminator} */
    public static String write(GameRecord record) {
        String header = record.variations().isEmpty() ? HEADER : HEADER_WITH_VARIATIONS;
        var lines = new StringBuilder(header).append('\n').append(MoveLines.comments(record.comments(), 0));
        Position start = record.start();
        Game game = start.game();
        tag(lines, RecordTags.GAME, game.id());
        tag(lines, RecordTags.SIZE, start.size().text());
        for (Side side : List.of(Side.FIRST, Side.SECOND)) {
            Player player = record.players().of(side);
            tag(lines, game.colour(side).title(), PlayerFormat.write(player));
            if (player.isPerson()) {
                player.givenName().ifPresent(name -> tag(lines, RecordTags.nameOf(game.colour(side)), name));
            }
        }
        if (!start.equals(game.start(start.size()))) {
            tag(lines, RecordTags.START, start.notation());
        }
        record.tags().forEach((name, value) -> tag(lines, name, value));
        record.result().ifPresent(result -> tag(lines, RecordTags.RESULT, ResultFormat.write(result, game)));
        lines.append('\n');
        MoveLines.append(lines, 0, record.moves(), record.comments(), record.variations());
        return lines.toString();
    }

    private static void tag(StringBuilder lines, String name, String value) {
        lines.append(name).append(": ").append(RecordTags.onOneLine(value)).append('\n');
    }
}
