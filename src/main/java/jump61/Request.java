package jump61;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import jump61.console.Consoles;

/** What a command line asks the program to do. */
public sealed interface Request {

    /** Print the version. */
    record ShowVersion() implements Request {}

    /** Print how the program is called. */
    record ShowHelp() implements Request {}

    /**
     * Open the window.
     *
     * @param file the game file to open in it, if one was named
     */
    record OpenWindow(Optional<Path> file) implements Request {}

    /**
     * Run a game's console.
     *
     * @param game which game: {@code jump61}, {@code sim} or {@code checkers}
     * @param dialect which edition of the Jump61 console: {@code 2014}, {@code 2021} or {@code 2006}
     * @param options what else there is to say to it
     */
    record RunConsole(String game, String dialect, Consoles.Options options) implements Request {
        /** Returns what the console is called: its dialect, or its game if that has one dialect only. */
        public String name() {
            return game.equals("jump61") ? dialect : game;
        }
    }

    /**
     * Run one of the tools, which read their own arguments.
     *
     * @param name the tool: for example {@code match}
     * @param arguments what follows its name
     */
    record RunTool(String name, List<String> arguments) implements Request {
        public RunTool {
            arguments = List.copyOf(arguments);
        }
    }

    /**
     * Nothing that can be done.
     *
     * @param message what is wrong, in one line
     */
    record Mistake(String message) implements Request {}
}
