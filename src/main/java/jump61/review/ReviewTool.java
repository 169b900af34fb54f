package jump61.review;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import jump61.console.FailedException;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.game.Turn;
import jump61.record.GameRecord;
import jump61.record.RecordCollection;
import jump61.record.RecordException;

/** {@code jump61 review}: rates each move of a game and explains why. */
public final class ReviewTool implements Tool {
    private static final String HELP = """
            Usage: jump61 review [OPTION]... FILE

            Reviews the game in a game file, or each of its games. For each move, prints how good it was, the winning
            chances before and after it, the best move, and why; then the accuracy of each side, and what decided the
            game.
              --write         also write the review to the file, as comments, which older versions keep
              --json          print a JSON object for each game
              --nodes N       number of positions to search for each move (%s; in games of
                              more than %s moves, fewer)
              --threads N     number of threads (2, if there are as many processors)
            The same number of nodes gives the same review on every machine.
            """;

    private static final int MOST_THREADS = 64;
    private static final int USUAL_THREADS = 2;

    @Override
    public String help() {
        return HELP.formatted(ReviewLimits.USUAL.look(), ReviewLimits.LONG_GAME);
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        options.requireNamedIn(help());
        boolean write = options.flag("--write");
        boolean json = options.flag("--json");
        long nodes = options.number("--nodes", 1, Long.MAX_VALUE, 0);
        int cores = Math.min(USUAL_THREADS, Runtime.getRuntime().availableProcessors());
        int threads = (int) options.number("--threads", 1, MOST_THREADS, cores);
        options.requireNoOthers(1);
        Path file = file(options.words());
        try {
            boolean input = ToolFiles.isStandardInput(file);
            if (input && write) {
                throw new UsageException("--write needs a file, not standard input");
            }
            List<GameRecord> records =
                    input ? RecordCollection.read(ToolFiles.text(file)) : RecordCollection.load(file);
            if (write) {
                ToolFiles.requireWritable(file);
            }
            if (records.stream().allMatch(record -> record.moves().isEmpty())) {
                throw new FailedException(file + ": there are no moves to review");
            }
            List<GameRecord> annotated = new ArrayList<>();
            for (GameRecord record : records) {
                int number = annotated.size() + 1;
                if (records.size() > 1 && !json) {
                    out.print(heading(number, records));
                }
                if (record.moves().isEmpty()) {
                    annotated.add(record);
                    continue;
                }
                ReviewLimits limits = limits(nodes, record);
                ReviewReport report = new ReviewReport(record, review(record, limits, threads));
                out.print(json ? report.json(number) : report.text());
                out.flush();
                annotated.add(ReviewNotes.annotate(record, report.review(), limits.look(), report.words()));
            }
            if (write && !RecordCollection.load(file).equals(records)) {
                throw new FailedException(file + ": it has been changed meanwhile; the review was not written");
            } else if (write) {
                RecordCollection.save(annotated, file);
            }
            return OK;
        } catch (IOException | RecordException unusable) {
            // The file system's reasons already name the file.
            String reason = unusable instanceof FileSystemException problem
                    ? ToolFiles.reason(problem)
                    : file + ": " + unusable.getMessage();
            throw new FailedException(reason);
        }
    }

    private static ReviewLimits limits(long nodes, GameRecord record) {
        return nodes > 0
                ? ReviewLimits.of(nodes)
                : ReviewLimits.USUAL.forMoves(record.moves().size());
    }

    private static String heading(int number, List<GameRecord> records) {
        GameRecord record = records.get(number - 1);
        String moves = record.moves().isEmpty() ? ", without moves" : "";
        return (number == 1 ? "" : "\n") + "Game " + number + " of " + records.size() + moves + "\n\n";
    }

    private static Path file(List<String> words) throws UsageException {
        if (words.isEmpty()) {
            throw new UsageException("which game file?");
        }
        return ToolFiles.named(words.get(0));
    }

    private static GameReview review(GameRecord record, ReviewLimits limits, int threads) {
        List<Turn> turns = List.copyOf(record.toMatch().played());
        ExecutorService helpers = Executors.newCachedThreadPool();
        try {
            return new Reviewer(limits, helpers, threads).review(turns, ReviewMonitor.NONE);
        } finally {
            helpers.shutdown();
        }
    }
}
