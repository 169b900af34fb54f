package jump61;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import jump61.console.Consoles;

/** What a command line asks the program to do. */
public sealed interface Request {

    /** Print the version. */
    record ShowVersion() implements Request {}

    /** Print the usage. */
    record ShowHelp() implements Request {}

    /**
     * Open the window.
     *
     * @param file the game file to open in it, if one is named
     */
    record OpenWindow(Optional<Path> file) implements Request {}

    /**
     * Run a game's console.
     *
     * @param game the game: {@code jump61}, {@code sim} or {@code checkers}
     * @param dialect the edition of the Jump61 console: {@code 2014}, {@code 2021} or {@code 2006}
     * @param options its other options
     */
    record RunConsole(String game, String dialect, Consoles.Options options) implements Request {
        /** Returns the name of the console: its dialect, or its game if that has only one dialect. */
        public String name() {
            return game.equals("jump61") ? dialect : game;
        }
    }

    /**
     * Run one of the tools, which parse their own arguments.
     *
     * @param name the tool: for example {@code match}
     * @param arguments the arguments after its name
     */
    record RunTool(String name, List<String> arguments) implements Request {
        public RunTool {
            arguments = List.copyOf(arguments);
        }
    }

    /**
     * A command line that makes no sense.
     *
     * @param message what is wrong, in one line
     */
    record Mistake(String message) implements Request {}
}
