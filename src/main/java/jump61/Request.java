package jump61;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import jump61.app.WindowStart;
import jump61.console.ConsoleStart;

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
     * @param start what it shows first
     */
    record OpenWindow(Optional<Path> file, WindowStart start) implements Request {}

    /**
     * Run a game's console.
     *
     * @param console the console
     */
    record RunConsole(ConsoleStart console) implements Request {}

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
     * An invalid command line.
     *
     * @param message what is wrong, in one line
     */
    record Mistake(String message) implements Request {}
}
