package jump61.tournament;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.record.GameRecord;

/** Openings from games that have been played. */
public final class OpeningBook {
    private OpeningBook() {}

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
