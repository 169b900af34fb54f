package jump61.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import jump61.console.Options;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.RefusedException;

/** The options {@code --openings FILE} and {@code --order ORDER}: positions for games to begin with. */
final class OpeningLines {
    private static final List<String> ORDERS = List.of("sequential", "random");

    private OpeningLines() {}

    /**
     * {@return the positions in the file, one per line, in the order wanted; empty if no file is given} Empty lines and
     * lines that begin with # are ignored.
     *
     * @param seed random seed for the order
     * @throws UsageException if the file cannot be read or has no position, or an option makes no sense without it
     */
    static Optional<List<String>> of(Options options, long seed) throws UsageException {
        Optional<Path> file = ToolFiles.path(options, "--openings");
        Optional<String> order = options.text("--order");
        if (order.isPresent() && !ORDERS.contains(order.get())) {
            throw new UsageException("--order is random or sequential, not " + order.get());
        }
        if (file.isEmpty() && order.isPresent()) {
            throw new UsageException("--order needs --openings FILE");
        }
        return file.isEmpty() ? Optional.empty() : Optional.of(read(file.get(), order, seed));
    }

    /** {@return the same as positions of a game, none of which is over} */
    static Optional<List<Position>> positions(Options options, Game game, long seed) throws UsageException {
        Optional<List<String>> lines = of(options, seed);
        List<Position> positions = new ArrayList<>();
        for (String line : lines.orElse(List.of())) {
            positions.add(position(game, line));
        }
        return lines.map(read -> positions);
    }

    private static Position position(Game game, String line) throws UsageException {
        try {
            Position position = game.parsePosition(line);
            if (position.result().isEmpty()) {
                return position;
            }
        } catch (RefusedException refused) {
            throw new UsageException("wrong opening: " + refused.getMessage());
        }
        throw new UsageException("this opening is over already: " + line);
    }

    private static List<String> read(Path file, Optional<String> order, long seed) throws UsageException {
        try {
            List<String> lines = new ArrayList<>(
                    ToolFiles.text(file).lines().map(String::strip).toList());
            lines.removeIf(line -> line.isEmpty() || line.startsWith("#"));
            if (lines.isEmpty()) {
                throw new UsageException("there is no opening in " + file);
            }
            if (order.equals(Optional.of("random"))) {
                Collections.shuffle(lines, new Random(seed));
            }
            return lines;
        } catch (IOException unreadable) {
            throw new UsageException(ToolFiles.reason(unreadable));
        }
    }
}
