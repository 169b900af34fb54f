package jump61.puzzle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import jump61.game.Game;

/** The puzzles included in the program. */
public final class ShippedPuzzles {
    private ShippedPuzzles() {}

    /** {@return the puzzles of a game, by number; an empty list if it has none} */
    public static List<Puzzle> of(Game game) {
        return first(game, Integer.MAX_VALUE);
    }

    /** {@return the first puzzles of a game, without reading the others} */
    static List<Puzzle> first(Game game, int count) {
        return PuzzleGames.of(game).map(puzzles -> read(puzzles, count)).orElse(List.of());
    }

    /** {@return the numbers of the puzzles of a game that take turns day by day; an empty list if it has no such list} */
    static List<Integer> daily(Game game) {
        return PuzzleGames.of(game).stream()
                .flatMap(puzzles -> lines(puzzles, ".daily", Long.MAX_VALUE).stream())
                .map(Integer::valueOf)
                .toList();
    }

    private static List<Puzzle> read(GamePuzzles puzzles, long count) {
        int beginning = PuzzleFile.beginning(puzzles.game()).size();
        List<String> lines = lines(puzzles, ".puzzles", beginning + count);
        return lines.isEmpty() ? List.of() : PuzzleFile.read(lines);
    }

    /** {@return the first lines of a resource of a game; an empty list if it does not exist} */
    private static List<String> lines(GamePuzzles puzzles, String extension, long count) {
        String name = puzzles.game().id() + extension;
        try (InputStream file = puzzles.getClass().getResourceAsStream(name)) {
            if (file == null) {
                return List.of();
            }
            var reader = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8));
            return reader.lines().limit(count).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
