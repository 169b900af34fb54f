package jump61.lab;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import jump61.console.Options;
import jump61.console.StandardOutput;
import jump61.console.Tool;
import jump61.lab.benchmark.BenchTool;
import jump61.lab.mining.MineTool;
import jump61.lab.proof.ProofTool;

/** {@code jump61-lab}: the commands for developers, which are not part of any package. */
public final class Main {
    private static final String PROGRAM = "jump61-lab";

    /** In the order of the help text. */
    private static final Map<String, Supplier<Tool>> BY_NAME = new LinkedHashMap<>();

    static {
        BY_NAME.put("bench", BenchTool::new);
        BY_NAME.put("mine", MineTool::new);
        BY_NAME.put("solve", ProofTool::new);
    }

    private static final String HELP = """
        Usage: %s %s [--help] ...

          bench    measure how fast the search is, and print its signature
          mine     find new puzzles
          solve    prove who wins a position, in one piece or in many, keep the proof, and check it
        """;

    private Main() {}

    /** Executes the command line. Exits with code 1 if that fails, and 2 if the arguments are invalid. */
    public static void main(String[] arguments) {
        int code = run(List.of(arguments), StandardOutput.given(), System.err);
        if (code != Tool.OK) {
            System.exit(code);
        }
    }

    /**
     * Executes a command line.
     *
     * @return the exit code
     */
    static int run(List<String> arguments, PrintStream out, PrintStream err) {
        String name = arguments.isEmpty() ? "" : arguments.get(0);
        if (BY_NAME.containsKey(name)) {
            Tool tool = BY_NAME.get(name).get();
            return Tool.call(PROGRAM, tool, name, arguments.subList(1, arguments.size()), out, err);
        } else if (name.isEmpty() || Options.askForHelp(arguments)) {
            out.print(HELP.formatted(PROGRAM, String.join("|", BY_NAME.keySet())));
            return Tool.OK;
        }
        err.println(PROGRAM + ": there is no command " + Tool.printable(name) + " (see --help)");
        return Tool.MISUSED;
    }
}
