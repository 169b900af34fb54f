package jump61.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import jump61.console.GameOptions;
import jump61.console.Options;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.record.RecordCollection;
import jump61.record.RecordException;

/** The options {@code --openings FILE} and {@code --order ORDER}: the positions that games begin with. */
final class OpeningsOption {
    /** The option for the number of moves played before the games of a match begin. */
    static final String PLIES = "--opening-plies";

    static final int MOST_PLIES = 100;
    static final int USUAL_PLIES = 4;

    private static final List<String> ORDERS = List.of("sequential", "random");

    private OpeningsOption() {}

    /**
     * {@return the positions in the file, in the requested order; empty if no file is given} The file contains either one
     * position per line, where empty lines and lines that begin with # are ignored, or games, of which {@code
     * --opening-plies} moves are used.
     *
     * @param seed random seed for the order
     * @throws UsageException if the file cannot be read or has no position, a line is not a position or one in which the
     *     game is over, or an option makes no sense without a file
     */
    static Optional<List<Position>> of(Options options, Game game, long seed) throws UsageException {
        Optional<Path> file = ToolFiles.path(options, "--openings");
        Optional<String> order = options.text("--order");
        if (order.isPresent() && !ORDERS.contains(order.get())) {
            throw new UsageException("--order is random or sequential, not " + order.get());
        }
        if (file.isEmpty() && order.isPresent()) {
            throw new UsageException("--order needs --openings FILE");
        }
        if (file.isEmpty()) {
            return Optional.empty();
        }
        List<Position> positions = new ArrayList<>(read(file.get(), game, options));
        if (order.equals(Optional.of("random"))) {
            Collections.shuffle(positions, new Random(seed));
        }
        return Optional.of(positions);
    }

    private static List<Position> read(Path file, Game game, Options options) throws UsageException {
        String text = text(file);
        List<Position> positions = RecordCollection.isIn(text)
                ? fromGames(text, game, options, file)
                : fromLines(text.lines().toList(), game, file);
        if (positions.isEmpty()) {
            throw new UsageException("there is no opening in " + file);
        }
        return positions;
    }

    private static List<Position> fromGames(String text, Game game, Options options, Path file) throws UsageException {
        int plies = (int) options.number(PLIES, 0, MOST_PLIES, USUAL_PLIES);
        try {
            return Openings.reached(RecordCollection.read(text), game, GameOptions.size(options, game), plies);
        } catch (RecordException unreadable) {
            throw new UsageException(file + ": " + unreadable.getMessage());
        }
    }

    private static List<Position> fromLines(List<String> lines, Game game, Path file) throws UsageException {
        List<Position> positions = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                positions.add(position(game, line, file + ", line " + (i + 1) + ": "));
            }
        }
        return positions;
    }

    private static String text(Path file) throws UsageException {
        try {
            return ToolFiles.text(file);
        } catch (IOException unreadable) {
            throw new UsageException(ToolFiles.reason(unreadable));
        }
    }

    private static Position position(Game game, String line, String place) throws UsageException {
        try {
            Position position = game.parsePosition(line);
            if (position.result().isEmpty()) {
                return position;
            }
        } catch (RefusedException refused) {
            throw new UsageException(place + refused.getMessage());
        }
        throw new UsageException(place + "this opening is over already: " + line);
    }
}
