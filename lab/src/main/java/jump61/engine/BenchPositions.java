package jump61.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import jump61.game.Games;
import jump61.game.Position;

/** The positions of the benchmarks. Each line of their files names a game and one of its positions. */
final class BenchPositions {
    private BenchPositions() {}

    static List<Position> read(String file) {
        try (InputStream in = BenchPositions.class.getResourceAsStream(file)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(BenchPositions::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Position parse(String line) {
        int colon = line.indexOf(": ");
        return Games.byId(line.substring(0, colon)).orElseThrow().parsePosition(line.substring(colon + 2));
    }
}
