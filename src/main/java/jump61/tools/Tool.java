package jump61.tools;

import java.io.PrintStream;
import java.util.List;
import jump61.options.Options;
import jump61.options.UsageException;

/** A subcommand of the program, with arguments of its own. */
public interface Tool {
    /** The exit code of success. */
    int OK = 0;
    /** The exit code of work that could not be done. */
    int FAILED = 1;
    /** The exit code of arguments that make no sense. */
    int MISUSED = 2;

    /** {@return its whole help text} */
    String help();

    /**
     * Runs the tool.
     *
     * @throws UsageException if the arguments make no sense; nothing has been done then
     */
    int run(Options options, PrintStream out) throws UsageException;

    /** {@return the exit code of a tool run with these arguments of the command line} */
    static int call(Tool tool, String name, List<String> arguments, PrintStream out, PrintStream err) {
        if (Options.askForHelp(arguments)) {
            out.print(tool.help());
            return OK;
        }
        try {
            return tool.run(Options.parse(arguments), out);
        } catch (UsageException wrong) {
            err.println("jump61 " + name + ": " + wrong.getMessage() + " (see jump61 " + name + " --help)");
            return MISUSED;
        }
    }
}
