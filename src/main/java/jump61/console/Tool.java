package jump61.console;

import java.io.PrintStream;
import java.util.List;
import jump61.record.AppDirectories;

/** A subcommand of the program, with its own arguments. */
public interface Tool {
    /** Exit code: success. */
    int OK = 0;
    /** Exit code: the work could not be done. */
    int FAILED = 1;
    /** Exit code: invalid arguments. */
    int MISUSED = 2;

    /** Number of bytes in a megabyte. */
    long MEGABYTE = 1 << 20;

    /** {@return its complete help text} */
    String help();

    /**
     * Runs the tool.
     *
     * @return the exit code
     * @throws UsageException if the arguments are invalid; nothing has been done then
     */
    int run(Options options, PrintStream out) throws UsageException;

    /**
     * {@return the exit code of a tool of this program, as by {@link #call(String, Tool, String, List, PrintStream,
     * PrintStream)}}
     */
    static int call(Tool tool, String name, List<String> arguments, PrintStream out, PrintStream err) {
        return call(AppDirectories.PROGRAM, tool, name, arguments, out, err);
    }

    /**
     * {@return the exit code of a tool run with these command-line arguments} It is also {@link #FAILED} if not all of the
     * output could be written, for example to a full disk: truncated output must not pass for complete.
     *
     * @param program the name of the program, for messages
     * @param name the name of the tool
     */
    static int call(String program, Tool tool, String name, List<String> arguments, PrintStream out, PrintStream err) {
        String command = program + " " + name;
        int code = outcome(tool, command, arguments, out, err);
        if (out.checkError() && code == OK) {
            err.println(command + ": the output could not be written");
            return FAILED;
        }
        return code;
    }

    /** {@return a message that cannot control a terminal, whatever the names in it contain} */
    static String printable(String message) {
        return message.replaceAll("\\p{Cc}", "?");
    }

    private static int outcome(Tool tool, String command, List<String> arguments, PrintStream out, PrintStream err) {
        if (Options.askForHelp(arguments)) {
            out.print(tool.help());
            return OK;
        }
        try {
            return tool.run(Options.parse(arguments), out);
        } catch (UsageException wrong) {
            err.println(command + ": " + printable(wrong.getMessage()) + " (see " + command + " --help)");
            return MISUSED;
        } catch (FailedException failed) {
            failed.getMessage().lines().forEach(line -> err.println(command + ": " + printable(line)));
            return FAILED;
        } catch (OutOfMemoryError full) {
            // Tables of the requested size do not fit. Nothing refers to them any more.
            long most = Runtime.getRuntime().maxMemory() / MEGABYTE;
            err.println(command + ": out of memory; Java may use " + most + " MB (java -Xmx allows more)");
            return FAILED;
        }
    }
}
