package jump61.puzzle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import jump61.game.Games;
import jump61.lab.usage.Usage;

/**
 * Proves all included puzzles of a game again, by {@link PuzzleProof}. {@code java -cp
 * target/classes:target/test-classes jump61.puzzle.PuzzleCheck jump61 FILE [LIMIT]} writes one verdict per line to the
 * file, and skips puzzles that already have one there, so it can be stopped at any time. Each round allows eight times
 * as many positions per puzzle as the previous one, up to the limit; quick puzzles come first.
 */
final class PuzzleCheck {
    private static final long FIRST_LIMIT = 1_000_000;
    private static final int GROWTH = 8;
    private static final String PROVED = "proved";
    private static final String WRONG = "WRONG";

    private final List<Puzzle> puzzles;
    private final Path file;

    private PuzzleCheck(List<Puzzle> puzzles, Path file) {
        this.puzzles = puzzles;
        this.file = file;
    }

    public static void main(String[] args) throws IOException {
        Usage.require(PuzzleCheck.class, args, 2, "GAME FILE [LIMIT]");
        var check = new PuzzleCheck(ShippedPuzzles.of(Games.byId(args[0]).orElseThrow()), Path.of(args[1]));
        long limit = args.length > 2 ? Long.parseLong(args[2]) : Long.MAX_VALUE;
        for (long positions = FIRST_LIMIT; positions <= limit && !check.open().isEmpty(); positions *= GROWTH) {
            check.prove(positions);
        }
        check.report();
    }

    private List<Puzzle> open() throws IOException {
        List<String> verdicts = verdicts();
        return puzzles.stream()
                .filter(puzzle -> verdicts.stream().noneMatch(line -> line.startsWith(puzzle.id() + " ")))
                .sorted(Comparator.comparingInt(Puzzle::moves))
                .toList();
    }

    private List<String> verdicts() throws IOException {
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    private void prove(long positions) throws IOException {
        for (Puzzle puzzle : open()) {
            Optional<Boolean> holds = PuzzleProof.holds(puzzle, positions);
            if (holds.isPresent()) {
                String verdict = puzzle.id() + " " + puzzle.kind().id() + " " + puzzle.moves() + " "
                        + (holds.get() ? PROVED : WRONG) + "\n";
                Files.writeString(file, verdict, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
        }
    }

    private void report() throws IOException {
        Map<String, Long> counts = new TreeMap<>();
        Stream<String> proved = verdicts().stream().map(line -> line.substring(line.indexOf(' ') + 1));
        Stream<String> open = open().stream().map(puzzle -> puzzle.kind().id() + " " + puzzle.moves() + " not decided");
        Stream.concat(proved, open).forEach(what -> counts.merge(what, 1L, Long::sum));
        counts.forEach((what, count) -> System.out.println(what + ": " + count));
    }
}
