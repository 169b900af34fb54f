package jump61.lab.mining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import jump61.lab.usage.Usage;
import jump61.puzzle.Difficulty;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleFile;

/**
 * Rates the puzzles of a file again, and prints the file with the new ratings. Everything else stays as it is. Argument:
 * the file. It uses all processors; {@code -Djava.util.concurrent.ForkJoinPool.common.parallelism=1} limits them.
 */
public final class Ratings {
    private static final ThreadLocal<Difficulty> DIFFICULTY = ThreadLocal.withInitial(Difficulty::new);

    private Ratings() {}

    /** Rates the puzzles. */
    public static void main(String[] arguments) throws IOException {
        Usage.require(Ratings.class, arguments, 1, "FILE");
        List<String> lines = Files.readAllLines(Path.of(arguments[0]));
        List<Puzzle> puzzles = PuzzleFile.read(lines);
        Stream.concat(
                        PuzzleFile.beginning(puzzles.get(0).position().game()).stream(),
                        puzzles.parallelStream().map(Ratings::line).toList().stream())
                .forEach(System.out::println);
    }

    private static String line(Puzzle puzzle) {
        return PuzzleFile.write(puzzle.task(), DIFFICULTY.get().of(puzzle.task()));
    }
}
