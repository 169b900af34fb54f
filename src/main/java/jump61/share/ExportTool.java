package jump61.share;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import jump61.console.FailedException;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.game.Languages;
import jump61.record.GameRecord;
import jump61.record.RecordCollection;
import jump61.record.RecordException;
import jump61.record.RecordFiles;
import jump61.review.ReviewLimits;
import jump61.review.ReviewMonitor;
import jump61.review.Reviewer;

/** {@code jump61 export}: turns a game into a web page, a picture, an animation or a text. */
public final class ExportTool implements Tool {
    private static final String HELP = """
            Usage: jump61 export FILE --html|--gif|--png|--text [OPTION]...

            Makes something to show of the game in a game file, or on standard input if FILE is -.
              --html          a web page that needs nothing else: board, moves, cascades and, if the
                              file has one, the review
              --gif           an animation of the game
              --png           a picture of the board at the end
              --text          the board at the end and the moves
              --out FILE      where to write it; what is there is replaced (standard output)
              --language TAG  a language of the program, such as de or pt-BR (en)
              --review        with --html: review the game if the file has no review
              --nodes N       for this review, number of positions to search for each move (%s)
              --last          with --gif: only the last move with a cascade
              --dark          with --png: on a dark ground
              --palette NAME  the colours of the sides: classic, safe or vivid (classic)
              --number N      which game of a file with several (1)
            """;

    /** Number of threads for a review, whose result does not depend on it. */
    private static final int THREADS = 2;

    private static final String HTML = "--html";
    private static final String GIF = "--gif";
    private static final String PNG = "--png";
    private static final String TEXT = "--text";
    private static final List<String> KINDS = List.of(HTML, GIF, PNG, TEXT);

    @Override
    public String help() {
        return HELP.formatted(ReviewLimits.USUAL.look());
    }

    /**
     * The file to make.
     *
     * @param kind one of {@link #KINDS}
     * @param language a language tag
     * @param nodes nodes for a review; 0 for the default
     */
    private record Wish(String kind, String language, boolean review, long nodes, boolean last, boolean dark) {}

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        options.requireNamedIn(help());
        Wish wish = wish(options);
        SideColours colours = colours(options, wish);
        int number = (int) options.number("--number", 1, Integer.MAX_VALUE, 1);
        Optional<Path> target = ToolFiles.path(options, "--out").filter(path -> !ToolFiles.isStandardInput(path));
        options.requireNoOthers(1);
        if (options.words().isEmpty()) {
            throw new UsageException("which game file?");
        }
        Path file = ToolFiles.named(options.words().get(0));
        try {
            if (target.isPresent()) {
                ToolFiles.requireWritable(target.get());
                ToolFiles.requireAnother("--out", target.get(), file, "the game");
            }
            byte[] content = make(game(file, number).in(colours), wish);
            if (target.isPresent()) {
                RecordFiles.replace(target.get(), content);
            } else {
                out.write(content, 0, content.length);
                out.flush();
            }
            return OK;
        } catch (NotDrawnException undrawn) {
            throw new FailedException(undrawn.getMessage());
        } catch (IOException | RecordException unusable) {
            // The file system's message already names the file.
            throw new FailedException(
                    unusable instanceof FileSystemException problem
                            ? ToolFiles.reason(problem)
                            : ToolFiles.shown(file) + ": " + unusable.getMessage());
        }
    }

    private static Wish wish(Options options) throws UsageException {
        List<String> kinds = KINDS.stream().filter(options::flag).toList();
        if (kinds.size() != 1) {
            throw new UsageException("one of " + Options.choices(KINDS) + " is needed");
        }
        Wish wish = new Wish(
                kinds.get(0),
                language(options.text("--language", "a language").orElse(Languages.TAGS.get(0))),
                options.flag("--review"),
                options.number("--nodes", 1, Long.MAX_VALUE, 0),
                options.flag("--last"),
                options.flag("--dark"));
        requireOnly(wish.review() || wish.nodes() > 0, "--review", HTML, wish);
        requireOnly(wish.last(), "--last", GIF, wish);
        requireOnly(wish.dark(), "--dark", PNG, wish);
        if (wish.nodes() > 0 && !wish.review()) {
            throw new UsageException("--nodes is for --review only");
        }
        return wish;
    }

    private static void requireOnly(boolean given, String option, String kind, Wish wish) throws UsageException {
        if (given && !wish.kind().equals(kind)) {
            throw new UsageException(option + " is for " + kind + " only");
        }
    }

    private static String language(String tag) throws UsageException {
        try {
            return Languages.named(tag);
        } catch (IllegalArgumentException unknown) {
            throw new UsageException("--language must be one of " + String.join(", ", Languages.TAGS) + ", not " + tag);
        }
    }

    private static SideColours colours(Options options, Wish wish) throws UsageException {
        Optional<String> name = options.text("--palette", "a palette");
        if (name.isEmpty()) {
            return SideColours.CLASSIC;
        } else if (wish.kind().equals(TEXT)) {
            throw new UsageException("--palette is not for " + TEXT);
        }
        return SideColours.named(name.get())
                .orElseThrow(() -> new UsageException(
                        "--palette must be one of " + String.join(", ", SideColours.names()) + ", not " + name.get()));
    }

    private static SharedGame game(Path file, int number) throws IOException, RecordException {
        List<GameRecord> records = ToolFiles.isStandardInput(file)
                ? RecordCollection.read(ToolFiles.text(file))
                : RecordCollection.load(file);
        if (number > records.size()) {
            throw new FailedException(
                    ToolFiles.shown(file) + ": there is no game " + number + ", only " + records.size());
        }
        return SharedGame.of(records.get(number - 1));
    }

    private static byte[] make(SharedGame game, Wish wish) throws NotDrawnException {
        return switch (wish.kind()) {
            case HTML ->
                GamePage.of(wish.review() ? reviewed(game, wish.nodes()) : game, wish.language())
                        .getBytes(StandardCharsets.UTF_8);
            case GIF -> GameAnimation.of(game, wish.last(), done -> true);
            case PNG -> GamePicture.of(game, wish.dark());
            default -> GameText.of(game, wish.language()).getBytes(StandardCharsets.UTF_8);
        };
    }

    private static SharedGame reviewed(SharedGame game, long nodes) {
        if (game.review().isPresent() || game.turns().isEmpty()) {
            return game;
        }
        ReviewLimits limits = Stream.of(nodes)
                .filter(given -> given > 0)
                .map(ReviewLimits::of)
                .findFirst()
                .orElseGet(() -> ReviewLimits.USUAL.forMoves(game.turns().size()));
        int threads = Math.min(THREADS, Runtime.getRuntime().availableProcessors());
        ExecutorService helpers = Executors.newCachedThreadPool();
        try {
            return game.with(new Reviewer(limits, helpers, threads).review(game.turns(), ReviewMonitor.NONE));
        } finally {
            helpers.shutdown();
        }
    }
}
