package jump61.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import jump61.game.Game;
import jump61.game.Games;
import jump61.trust.Fuzz;
import org.junit.jupiter.api.Test;

/** Puzzle files with changes: each line is a puzzle that can be played, or the file is refused in one line. */
class PuzzleFuzzTest {
    private static final Map<Game, List<Puzzle>> SHIPPED =
            Games.all().stream().collect(Collectors.toMap(Function.identity(), ShippedPuzzles::of));

    @Test
    void aChangedFileHasPuzzlesWithLegalAnswersOrIsRefusedInOneLine() {
        Fuzz.feed(1, (input, random) -> {
            String text = new String(Fuzz.mutate(random, puzzles(random)), StandardCharsets.UTF_8);
            try {
                for (Puzzle puzzle : PuzzleFile.read(text.lines().toList())) {
                    assertTrue(puzzle.position().refusal(puzzle.answer()).isEmpty(), text);
                    assertTrue(puzzle.moves() >= 0 && puzzle.rating() >= 0, text);
                }
            } catch (IllegalArgumentException refused) {
                assertEquals(1, refused.getMessage().lines().count(), text);
            }
        });
    }

    private static String puzzles(SplittableRandom random) {
        Game game = Fuzz.one(random, Games.all());
        List<Puzzle> shipped = SHIPPED.get(game);
        StringBuilder text = new StringBuilder(String.join("\n", PuzzleFile.beginning(game))).append('\n');
        for (int lines = random.nextInt(4); lines > 0; lines--) {
            Puzzle puzzle = Fuzz.one(random, shipped);
            text.append(puzzle.kind().letter())
                    .append(puzzle.moves())
                    .append('\t')
                    .append(puzzle.rating())
                    .append('\t')
                    .append(puzzle.answer().notation())
                    .append('\t')
                    .append(puzzle.position().notation())
                    .append('\n');
        }
        return text.toString();
    }
}
