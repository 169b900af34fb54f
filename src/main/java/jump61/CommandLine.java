package jump61;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import jump61.app.WindowStart;
import jump61.console.ConsoleStart;
import jump61.console.Consoles;
import jump61.console.LabCommands;
import jump61.console.Options;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.game.Game;

/** Reads the program's arguments into a {@link Request}. */
public final class CommandLine {

    private static final String HELP = """
        Usage: jump61 [OPTION]...
               jump61 COMMAND [--help] ...

        Without options, starts the Jump61 console in the 2014 dialect. (The installed program jump61 opens the window;
        its console is jump61-console.)
          --game %-22s that game's console
          --display [FILE]...           open the window, with the game in FILE; the games of several are added to yours;
                                        -- FILE if its name begins with a dash
          --puzzle                      open the window with the puzzle of the day
          --new-game                    open the window with the new-game sheet
          --version                     print the version
          --help                        print this text
        Commands, each with a --help of its own:
          match       play two programs or levels against each other, to find out which is stronger
          tournament  play many against each other, with a cross table and ratings
          puzzles     list the puzzles, or print the puzzle of the day
          solve       prove who wins a position, and how fast
          analyze     score every move of a position
          review      rate each move of a game in a file, and explain why
          export      make a web page, a picture, an animation or a text of a game in a file
          table       play with a person on the network, or go on after a crash
          engine      the engine for other programs, by a line protocol
        """;

    private CommandLine() {}

    /** {@return the text of {@code --help}} */
    public static String help() {
        String games = Consoles.games().stream().map(Game::id).collect(Collectors.joining("|"));
        return HELP.formatted(games) + Consoles.help();
    }

    /** {@return the request in the arguments, or a {@link Request.Mistake} that says what is wrong with them} */
    public static Request parse(String... arguments) {
        List<String> list = List.of(arguments);
        if (!list.isEmpty() && Tools.names().contains(list.get(0))) {
            return new Request.RunTool(list.get(0), list.subList(1, list.size()));
        } else if (!list.isEmpty() && Tools.isInTheLab(list.get(0))) {
            return new Request.Mistake(LabCommands.whereIs(list.get(0)));
        } else if (list.contains("--version")) {
            return new Request.ShowVersion();
        } else if (Options.askForHelp(list)) {
            return new Request.ShowHelp();
        }
        try {
            return request(Options.parse(list));
        } catch (UsageException e) {
            return new Request.Mistake(e.getMessage());
        }
    }

    private static Request request(Options options) throws UsageException {
        List<Path> files = files(options);
        WindowStart start = start(options, files);
        if (options.given("--display") || start != WindowStart.HOME) {
            Consoles.requireNone(options);
            options.requireNoOthers(0);
            return new Request.OpenWindow(files, start);
        }
        ConsoleStart console = Consoles.read(options);
        options.requireNoOthers(0);
        return new Request.RunConsole(console);
    }

    private static WindowStart start(Options options, List<Path> files) throws UsageException {
        boolean puzzle = options.flag("--puzzle");
        boolean newGame = options.flag("--new-game");
        if ((puzzle || newGame) && (puzzle == newGame || !files.isEmpty())) {
            throw new UsageException("only one of --puzzle, --new-game and a game file can be opened");
        }
        return puzzle ? WindowStart.DAILY_PUZZLE : newGame ? WindowStart.NEW_GAME : WindowStart.HOME;
    }

    private static List<Path> files(Options options) throws UsageException {
        List<Path> files = new ArrayList<>();
        if (options.given("--display")) {
            Optional<String> name = options.optional("--display");
            if (name.isPresent()) {
                files.add(ToolFiles.named(name.get()));
            }
            // After --, a name may begin with dashes.
            while (!options.words().isEmpty()) {
                files.add(ToolFiles.named(options.takeWord()));
            }
        }
        return files;
    }
}
