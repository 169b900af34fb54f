package jump61;

import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import jump61.app.Launcher;
import jump61.console.ConsoleInput;
import jump61.console.ConsoleLoop;
import jump61.console.Output;
import jump61.console.StandardInput;
import jump61.console.StandardOutput;
import jump61.console.Tool;
import jump61.console.Version;

/** The main class: reads the command line and starts the window, a console or a tool. */
public final class Main {

    private static final int OK = 0;
    private static final int FAILED = 1;
    private static final int MISUSED = 2;

    private Main() {}

    /** Executes the command line. Exits with code 1 if that fails, and 2 if the arguments are invalid. */
    public static void main(String[] args) {
        int code = run(StandardInput.given(), StandardOutput.given(), System.err, args);
        if (code != OK) {
            System.exit(code);
        }
    }

    /**
     * Executes a command line.
     *
     * @return the exit code
     */
    static int run(InputStream in, PrintStream out, PrintStream err, String... args) {
        // A chain of ifs, because Java 17 has no pattern matching in switch.
        Request request = CommandLine.parse(args);
        if (request instanceof Request.RunConsole console) {
            return runConsole(console, in, out, err);
        } else if (request instanceof Request.OpenWindow window) {
            return openWindow(window, err);
        } else if (request instanceof Request.RunTool tool) {
            return runTool(tool, out, err);
        } else if (request instanceof Request.ShowVersion) {
            return tell("jump61 " + Version.current() + System.lineSeparator(), out, err);
        } else if (request instanceof Request.ShowHelp) {
            return tell(CommandLine.help(), out, err);
        }
        String mistake = ((Request.Mistake) request).message();
        err.println("jump61: " + Tool.printable(mistake) + " (see --help)");
        return MISUSED;
    }

    private static int tell(String text, PrintStream out, PrintStream err) {
        out.print(text);
        if (out.checkError()) {
            err.println("jump61: the output could not be written");
            return FAILED;
        }
        return OK;
    }

    private static int runConsole(Request.RunConsole request, InputStream in, PrintStream out, PrintStream err) {
        Output output = new Output(out, err);
        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8);
        ConsoleInput input = new ConsoleInput(reader, isTerminal(in));
        new ConsoleLoop(input, output).run(request.console().start(input, output));
        return OK;
    }

    /** Checks whether both input and output are a terminal. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isTerminal(InputStream in) {
        // Newer JDKs return a console even without a terminal.
        System.setProperty("jdk.console", "java.base");
        return in == System.in && System.console() != null;
    }

    private static int runTool(Request.RunTool request, PrintStream out, PrintStream err) {
        Tool tool = Tools.byName(request.name()).orElseThrow();
        return Tool.call(tool, request.name(), request.arguments(), out, err);
    }

    private static int openWindow(Request.OpenWindow window, PrintStream err) {
        try {
            Launcher.launch(window.files(), window.start());
            return OK;
        } catch (NoClassDefFoundError e) {
            err.println("jump61: the window needs JavaFX, which is not on the class path (mvn -q compile javafx:run)");
        } catch (RuntimeException | LinkageError e) {
            err.println("jump61: the window cannot be opened: " + StartFailure.explain(e));
        }
        return FAILED;
    }
}
