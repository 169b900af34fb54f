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
        List<String> lines = lines(game, ".puzzles");
        return lines.isEmpty() ? List.of() : PuzzleFile.read(lines);
    }

    /** {@return whether a game has puzzles} They are not parsed. */
    public static boolean has(Game game) {
        return !lines(game, ".puzzles").isEmpty();
    }

    /** {@return a puzzle of a game, by its number from 1} The others are not parsed. */
    static Puzzle numbered(Game game, int number) {
        return PuzzleFile.read(lines(game, ".puzzles"), number);
    }

    /** {@return the numbers of a game's daily puzzles, in order; an empty list if it has no such list} */
    static List<Integer> daily(Game game) {
        return lines(game, ".daily").stream().map(Integer::valueOf).toList();
    }

    private static List<String> lines(Game game, String extension) {
        return PuzzleGames.of(game)
                .map(puzzles -> lines(puzzles, game.id() + extension))
                .orElse(List.of());
    }

    /** {@return the lines of a resource of a game; an empty list if it does not exist} */
    private static List<String> lines(GamePuzzles puzzles, String name) {
        try (InputStream file = puzzles.getClass().getResourceAsStream(name)) {
            if (file == null) {
                return List.of();
            }
            var reader = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8));
            return reader.lines().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
