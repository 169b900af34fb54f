package jump61.tools;

import java.io.PrintStream;
import java.util.List;

/** A program of the command line with arguments of its own. */
public interface Tool {
    /** What {@link #run} returns when all went well. */
    int OK = 0;
    /** What {@link #run} returns when the work could not be done. */
    int FAILED = 1;
    /** What {@link #run} returns when the arguments make no sense. */
    int MISUSED = 2;

    /** {@return its whole help text} */
    String help();

    /**
     * Does the tool's work.
     *
     * @throws UsageException if the arguments make no sense; nothing was done then
     */
    int run(Options options, PrintStream out) throws UsageException;

    /** {@return the exit code of a tool run with these arguments of the command line} */
    static int call(Tool tool, String name, List<String> arguments, PrintStream out, PrintStream err) {
        if (arguments.contains("--help") || arguments.contains("-h")) {
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
