package jump61.table;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import jump61.console.ConsoleInput;
import jump61.console.ConsoleLoop;
import jump61.console.FailedException;
import jump61.console.GameOptions;
import jump61.console.Options;
import jump61.console.Output;
import jump61.console.StandardInput;
import jump61.console.Tool;
import jump61.console.UsageException;
import jump61.game.Game;
import jump61.game.Side;
import jump61.record.AppDirectories;

/** {@code jump61 table}: plays with a person who also has this program, on another computer or this one. */
public final class TableTool implements Tool {
    private static final String HELP = """
            Usage: jump61 table open [--game NAME] [--size SIZE] [--side SIDE] [--clock CLOCK] [--name NAME] [--hints]
                                     [--watchable] [--here]
                   jump61 table find [--seconds N]
                   jump61 table join CODE|ADDRESS [--name NAME] [--agree]
                   jump61 table watch CODE|ADDRESS
                   jump61 table resume

            Plays with a person who has this program, too, in its window or at the console. A table that is open is
            found by others on the network, and by nobody else; it prints a code by which they can join as well. If the
            line breaks, both sides wait for two minutes; after a crash, resume goes on where the game was.

              --game NAME     %s
              --size SIZE     the board, as 6 or 9x6
              --side SIDE     first, second or lot (lot): who moves first
              --clock CLOCK   none, move:SECONDS or total:SECONDS+SECONDS (none)
              --name NAME     what the other player calls you
              --hints         the program may give hints to both
              --watchable     others may watch
              --agree         join even if there are hints, or others may watch
              --here          only programs on this computer can see and join it
              --seconds N     how long to look for tables (2)

            While playing, type a move, or one of: %s, say 1 to say 12, board, score, quit.
            """;

    private static final String WORDS = "resign, draw, back (takes a move back), again (another game), yes, no";

    @Override
    public String help() {
        return HELP.formatted(GameOptions.choices(), WORDS);
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        options.requireNamedIn(help());
        if (options.words().isEmpty()) {
            throw new UsageException("open, find, join, watch or resume is needed");
        }
        String what = options.takeWord();
        return switch (what) {
            case "open" -> open(options, out);
            case "find" -> find(options, out);
            case "join" -> join(options, out);
            case "watch" -> watch(options, out);
            case "resume" -> resume(options, out);
            default -> throw new UsageException("open, find, join, watch or resume is needed, not " + what);
        };
    }

    private static int open(Options options, PrintStream out) throws UsageException {
        boolean here = options.flag("--here");
        Game game = GameOptions.game(options);
        var size = GameOptions.size(options, game);
        String side =
                options.choice("--side", List.of("first", "second", "lot")).orElse("lot");
        boolean first = side.equals("lot") ? RandomGenerator.getDefault().nextBoolean() : side.equals("first");
        String clock = options.text("--clock").orElse("none");
        Pace pace = Pace.read(clock)
                .orElseThrow(() -> new UsageException("--clock takes none, move:15 or total:300+5, not " + clock));
        TableSettings settings = settings(options.text("--name").orElse(""), here);
        Extras extras = new Extras(options.flag("--hints"), options.flag("--watchable"));
        options.requireNoOthers(0);
        Terms terms = new Terms(game, size, first ? Side.FIRST : Side.SECOND, pace, extras);
        return play(out, (home, talk) -> Optional.of(Table.open(settings, terms, home, talk::happened)));
    }

    private static int join(Options options, PrintStream out) throws UsageException {
        TableSettings settings = settings(options.text("--name").orElse(""), false);
        Extras agreed = options.flag("--agree") ? Extras.ALL : Extras.NONE;
        TableCode where = where(options);
        return play(out, (home, talk) -> Optional.of(Table.join(settings, where, agreed, home, talk::happened)));
    }

    private static int watch(Options options, PrintStream out) throws UsageException {
        TableCode where = where(options);
        return converse(out, (home, talk) -> {
            TableWatch watch = TableWatch.begin(settings("", false), where, home, talk::happened);
            return watch::leave;
        });
    }

    private static TableSettings settings(String name, boolean here) {
        return TableSettings.of(AppDirectories.ofThisMachine(), name, here);
    }

    private static TableCode where(Options options) throws UsageException {
        options.requireNoOthers(1);
        String typed = options.words().stream()
                .findFirst()
                .orElseThrow(() -> new UsageException("a code or an address is needed"));
        return TableCode.read(typed).orElseThrow(() -> new UsageException("neither a code nor an address: " + typed));
    }

    private static int resume(Options options, PrintStream out) throws UsageException {
        options.requireNoOthers(0);
        return play(out, (home, talk) -> Table.resume(settings("", false), home, talk::happened));
    }

    /** Opens, joins or resumes a table. */
    private interface Opening {
        Optional<Table> open(ConsoleInput home, TableDialect talk) throws IOException;
    }

    private static int play(PrintStream out, Opening opening) {
        return converse(out, (home, talk) -> {
            Table table =
                    opening.open(home, talk).orElseThrow(() -> new FailedException("no game was left unfinished"));
            talk.sitDown(table);
            return () -> {
                table.leave();
                table.awaitClosed();
            };
        });
    }

    /** Starts playing or watching, and returns what ends it. */
    private interface Beginning {
        Runnable begin(ConsoleInput home, TableDialect talk) throws IOException;
    }

    private static int converse(PrintStream out, Beginning beginning) {
        ConsoleInput input = new ConsoleInput(
                new InputStreamReader(StandardInput.given(), StandardCharsets.UTF_8), System.console() != null);
        Output output = new Output(out, System.err);
        input.goLive(ConsoleInput.Order.AS_TYPED);
        TableDialect talk = new TableDialect(output);
        try {
            Runnable end = beginning.begin(input, talk);
            new ConsoleLoop(input, output).run(talk);
            end.run();
        } catch (IOException unreadable) {
            throw new FailedException("what was kept cannot be read");
        }
        return talk.hasFailed() ? FAILED : OK;
    }

    private static int find(Options options, PrintStream out) throws UsageException {
        long seconds = options.number("--seconds", 1, 3_600, 2);
        options.requireNoOthers(0);
        BlockingQueue<List<FoundTable>> found = new LinkedBlockingQueue<>();
        List<String> printed = new ArrayList<>();
        try (Finder finder = new Finder(found::add)) {
            long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
            for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
                List<FoundTable> now = found.poll(left, TimeUnit.NANOSECONDS);
                for (FoundTable table : now == null ? List.<FoundTable>of() : now) {
                    if (!printed.contains(table.id())) {
                        printed.add(table.id());
                        out.println(line(table));
                    }
                }
            }
        } catch (IOException taken) {
            throw new FailedException("this computer does not let programs listen for tables; join one by its code");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        if (printed.isEmpty()) {
            out.println("No table was found. If one is open, its code works on most networks.");
        }
        return OK;
    }

    private static String line(FoundTable table) {
        Terms terms = table.terms();
        String name = table.name().isEmpty() ? "somebody" : table.name();
        String what = terms.game().id() + " " + terms.size();
        if (!table.isOpen()) {
            String other = table.other().isEmpty() ? "somebody" : table.other();
            return table.where().text() + "  " + name + " and " + other + ": " + what + ", to watch";
        }
        return table.where().text() + "  " + name + ": " + what + ", you move "
                + (terms.hosts() == Side.FIRST ? "second" : "first") + ", clock "
                + terms.pace().text() + TableDialect.extras(terms);
    }
}
