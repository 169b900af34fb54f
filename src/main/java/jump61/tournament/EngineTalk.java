package jump61.tournament;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import jump61.console.MistakeException;
import jump61.console.Options;
import jump61.console.Tool;
import jump61.console.Version;
import jump61.engine.Limits;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.record.BoundedLines;

/**
 * The engine's side of a dialogue with another program: one command per line, each answered in whole lines. Commands are
 * read even while a search runs. A command that cannot be obeyed changes nothing, and is answered with a line that begins
 * with {@code error}.
 */
final class EngineTalk {
    /** The commands, for the help text. */
    static final String HELP = """
        Commands, one a line:
          hello                    who the engine is, its games and options; ends with "hello ok"
          ready                    answers "ready ok" as soon as all before it is done
          option NAME VALUE        Level 1 to 8, Seed, Threads, Lines (how many of the best moves get a score)
          new GAME [SIZE]          another game
          position start|POSITION [moves MOVE, MOVE, ...]
          go [movetime MS] [nodes N] [depth N] [infinite] [ponder]
          ponderhit, stop          the expected move was played; answer now
          show, quit
        """;

    private static final int LONGEST_LINE = 100_000;
    private static final int LONGEST_ERROR = 200;
    private static final int MOST_THREADS = 64;
    private static final int MOST_LINES = 1_000;

    private final PrintStream out;
    private final EngineSearch.Options options = new EngineSearch.Options();
    private Position start;
    private Position position;
    private Optional<Move> last = Optional.empty();
    private EngineSearch search = EngineSearch.NONE;

    EngineTalk(Position start, PrintStream out) {
        this.start = start;
        this.position = start;
        this.out = out;
    }

    /** Obeys commands until one says {@code quit}, or there are no more. */
    void obey(Reader commands) throws IOException {
        BoundedLines lines = new BoundedLines(commands, LONGEST_LINE);
        try {
            for (String line = lines.next(); line != null && !isQuit(line); line = lines.next()) {
                obey(line.strip(), lines.wasCut());
            }
        } finally {
            search.stop();
        }
    }

    private static boolean isQuit(String line) {
        return line.strip().split("\\s+", 2)[0].equals("quit");
    }

    private void obey(String line, boolean cut) {
        try {
            if (cut) {
                throw new MistakeException("a line has at most " + LONGEST_LINE + " characters");
            }
            Deque<String> words = new ArrayDeque<>(Arrays.asList(line.split("\\s+")));
            command(words.remove(), words);
        } catch (MistakeException | RefusedException mistake) {
            String message = Tool.printable(mistake.getMessage());
            say("error " + (message.length() <= LONGEST_ERROR ? message : message.substring(0, LONGEST_ERROR) + "..."));
        }
    }

    private void command(String command, Deque<String> words) {
        switch (command) {
            case "" -> {}
            case "hello" -> greet();
            case "ready" -> say("ready ok");
            case "show" -> say("position " + position.notation());
            case "stop" -> search.stop();
            case "ponderhit" -> search.ponderHit();
            case "option" -> whenIdle(() -> setOption(words));
            case "new" -> whenIdle(() -> begin(words));
            case "position" -> whenIdle(() -> setUp(String.join(" ", words)));
            case "go" -> whenIdle(() -> go(words));
            default -> throw new MistakeException("there is no command " + command);
        }
    }

    private void whenIdle(Runnable command) {
        if (search.isRunning()) {
            throw new MistakeException("a search is running; stop comes first");
        }
        command.run();
    }

    private void greet() {
        say("id name Jump61 " + Version.current());
        for (Game game : Games.all()) {
            say("game " + game.id() + " size " + game.sizes().usualSize().text());
        }
        say("option Level 1 to " + Level.FULL.number() + " default " + Level.FULL.number());
        say("option Seed any default 1");
        say("option Threads 1 to " + MOST_THREADS + " default 1");
        say("option Lines 1 to " + MOST_LINES + " default 1");
        say("hello ok");
    }

    private void setOption(Deque<String> words) {
        String name = next(words, "an option");
        switch (name) {
            case "Level" -> options.level = Level.of((int) number(words, name, Level.FULL.number()));
            case "Seed" -> options.seed = number(words, name, Long.MIN_VALUE, Long.MAX_VALUE);
            case "Threads" -> options.setThreads((int) number(words, name, MOST_THREADS));
            case "Lines" -> options.lines = (int) number(words, name, MOST_LINES);
            default -> throw new MistakeException("there is no option " + name);
        }
    }

    private void begin(Deque<String> words) {
        String id = next(words, "a game");
        Game game = Games.byId(id).orElseThrow(() -> new MistakeException("there is no game " + id));
        String size = words.isEmpty() ? game.sizes().usualSize().text() : words.remove();
        start = game.start(BoardSize.parse(size).orElseThrow(() -> new MistakeException("there is no size " + size)));
        position = start;
        last = Optional.empty();
    }

    /** Sets up a position and plays moves from there. If any of them is illegal, nothing changes. */
    private void setUp(String text) {
        String[] parts = text.split("(^| )moves( |$)", 2);
        if (parts[0].isBlank()) {
            throw new MistakeException("position needs start or a position");
        }
        Position now = parts[0].strip().equals("start") ? start : start.game().parsePosition(parts[0].strip());
        Optional<Move> latest = Optional.empty();
        List<String> moves = parts.length == 1 || parts[1].isBlank() ? List.of() : List.of(parts[1].split(","));
        for (String written : moves) {
            Move move = start.game().parseMove(written.strip());
            now = now.play(move).after();
            latest = Optional.of(move);
        }
        position = now;
        last = latest;
    }

    private void go(Deque<String> words) {
        var request = new EngineSearch.Request(position, last);
        while (!words.isEmpty()) {
            String limit = words.remove();
            switch (limit) {
                case "movetime" ->
                    request.time = Duration.ofMillis(
                            number(words, limit, Limits.NONE.time().toMillis()));
                case "nodes" -> request.nodes = number(words, limit, Long.MAX_VALUE);
                case "depth" -> request.depth = (int) number(words, limit, Integer.MAX_VALUE);
                case "infinite" -> request.infinite = true;
                case "ponder" -> request.ponder = true;
                default -> throw new MistakeException("go does not know " + limit);
            }
        }
        search = EngineSearch.start(request, options, this::say);
    }

    private static String next(Deque<String> words, String what) {
        if (words.isEmpty()) {
            throw new MistakeException(what + " is missing");
        }
        return words.remove();
    }

    private static long number(Deque<String> words, String what, long most) {
        return number(words, what, 1, most);
    }

    private static long number(Deque<String> words, String what, long least, long most) {
        String word = next(words, "the number after " + what);
        return Options.number(word, least, most)
                .orElseThrow(() ->
                        new MistakeException(what + " needs a number from " + least + " to " + most + ", not " + word));
    }

    private void say(String line) {
        // In one piece, because a search prints from a thread of its own.
        out.print(line + "\n");
        out.flush();
    }
}
