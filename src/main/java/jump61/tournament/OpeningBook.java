package jump61.tournament;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.record.GameRecord;
import jump61.record.RecordCollection;
import jump61.record.RecordException;
import jump61.record.RecordFiles;

/** Openings from games that have been played. */
public final class OpeningBook {
    private static final int LARGEST = 16_000_000;
    private static final int MOST = 1000;

    private OpeningBook() {}

    /**
     * {@return openings from a file, in the notation of game files} If it has games, these are the positions after their
     * first four moves, at most a thousand. Any other text has a position a line, which is not checked; empty lines and
     * lines that begin with # are ignored.
     *
     * @throws RecordException if one of the games is invalid
     */
    public static List<String> load(Path file, Game game, BoardSize size) throws IOException, RecordException {
        String text = new String(RecordFiles.read(file, LARGEST), StandardCharsets.UTF_8);
        if (RecordCollection.isIn(text)) {
            return of(RecordCollection.read(text), game, size, OpeningLines.USUAL_PLIES).stream()
                    .limit(MOST)
                    .map(Position::notation)
                    .toList();
        }
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
    }

    /**
     * {@return the positions that these games reached after {@code plies} moves, each once, the most frequent ones
     * first; only those in which the game goes on, and only from games on a board of this size}
     */
    public static List<Position> of(List<GameRecord> games, Game game, BoardSize size, int plies) {
        Map<Position, Integer> reached = new LinkedHashMap<>();
        for (GameRecord record : games) {
            Position start = record.start();
            if (start.game().equals(game)
                    && start.size().equals(size)
                    && record.moves().size() >= plies) {
                reached.merge(after(start, record.moves().subList(0, plies)), 1, Integer::sum);
            }
        }
        return reached.entrySet().stream()
                .filter(entry -> entry.getKey().result().isEmpty())
                .sorted(Comparator.comparing(entry -> -entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static Position after(Position start, List<Move> moves) {
        Position position = start;
        for (Move move : moves) {
            position = position.play(move).after();
        }
        return position;
    }
}
