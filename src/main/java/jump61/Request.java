package jump61;

import java.nio.file.Path;
import java.util.List;
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
     * @param files the game files to open in it
     * @param start what it shows first
     */
    record OpenWindow(List<Path> files, WindowStart start) implements Request {
        public OpenWindow {
            files = List.copyOf(files);
        }
    }

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
