package jump61.tournament;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.record.GameRecord;
import jump61.record.RecordCollection;
import jump61.record.RecordException;
import jump61.record.RecordFiles;

/** The positions that games begin with: random ones, or positions from earlier games. */
public final class Openings {
    private static final int PLIES_CHECKED = 4;
    private static final int TRIES_FOR_EACH = 200;
    /** Number of failed attempts in a row after which the game is assumed to have no more openings. */
    private static final int MOST_MISSES = 2_000;

    private static final int LARGEST_FILE = 16_000_000;
    private static final int MOST_READ = 1000;

    private Openings() {}

    /**
     * {@return up to {@code count} distinct positions after {@code plies} random moves in which a short search finds no
     * forced win; fewer if there are no more}
     */
    static List<Position> random(Game game, BoardSize size, int plies, int count, long seed) {
        Random random = new Random(seed);
        Engine engine = new Engine();
        Set<Position> openings = new LinkedHashSet<>();
        int misses = 0;
        for (int tries = 0;
                openings.size() < count && tries < TRIES_FOR_EACH * count && misses < MOST_MISSES;
                tries++) {
            Position position = playedAtRandom(game.start(size), plies, random);
            boolean found = position.result().isEmpty() && !openings.contains(position) && isOpen(engine, position);
            misses = found ? 0 : misses + 1;
            if (found) {
                openings.add(position);
            }
        }
        return List.copyOf(openings);
    }

    /** Whether neither side has an obvious win. In a solved game every result is known, so only a quick win counts. */
    private static boolean isOpen(Engine engine, Position position) {
        var score = engine.search(position, Limits.depth(PLIES_CHECKED), SearchMonitor.NONE)
                .score();
        return !score.isWin() && !score.isLoss() || score.distance() > PLIES_CHECKED;
    }

    private static Position playedAtRandom(Position start, int plies, Random random) {
        Position position = start;
        for (int ply = 0; ply < plies && position.result().isEmpty(); ply++) {
            List<Move> moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return position;
    }

    /**
     * {@return openings from a file, in the notation of game files} If the file contains games, these are the positions
     * after their first four moves, at most a thousand. Otherwise it has one position per line; empty lines and lines that
     * begin with # are ignored.
     *
     * @throws RecordException if one of the games is invalid
     * @throws TournamentException if a line is not a position of the game
     */
    public static List<String> load(Path file, Game game, BoardSize size) throws IOException, RecordException {
        String text = new String(RecordFiles.read(file, LARGEST_FILE), StandardCharsets.UTF_8);
        if (RecordCollection.isIn(text)) {
            return reached(RecordCollection.read(text), game, size, OpeningsOption.USUAL_PLIES).stream()
                    .limit(MOST_READ)
                    .map(Position::notation)
                    .toList();
        }
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(line -> SetupFormat.opening(game, line).notation())
                .toList();
    }

    /**
     * {@return the distinct positions that these games reached after {@code plies} moves, the most frequent ones first;
     * positions in which the game is over, and games on boards of another size, are left out}
     */
    static List<Position> reached(List<GameRecord> games, Game game, BoardSize size, int plies) {
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
