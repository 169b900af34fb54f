package jump61;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import jump61.desktop.Launcher;

/** Where the program starts: reads the command line and opens one front door. */
public final class Main {

    private static final int OK = 0;
    private static final int FAILED = 1;
    private static final int MISUSED = 2;

    private Main() {}

    /** Runs what the arguments ask for, and leaves with exit code 2 if they make no sense. */
    public static void main(String[] args) {
        int code = run(System.out, System.err, args);
        if (code != OK) {
            System.exit(code);
        }
    }

    /** Returns the exit code. */
    static int run(PrintStream out, PrintStream err, String... args) {
        // An if-chain, as patterns in switch are not in Java 17.
        Request request = CommandLine.parse(args);
        if (request instanceof Request.Mistake mistake) {
            err.println("jump61: " + mistake.message() + " (see --help)");
            return MISUSED;
        } else if (request instanceof Request.ShowVersion) {
            out.println("jump61 " + Version.current());
            return OK;
        } else if (request instanceof Request.ShowHelp) {
            out.print(CommandLine.HELP);
            return OK;
        } else if (request instanceof Request.OpenWindow window) {
            return openWindow(window.file(), err);
        }
        err.println("jump61: this version has no console yet; --display opens the window");
        return FAILED;
    }

    private static int openWindow(Optional<Path> file, PrintStream err) {
        try {
            Launcher.launch(file);
            return OK;
        } catch (NoClassDefFoundError e) {
            err.println("jump61: the window needs JavaFX, which is not on the class path (mvn -q compile javafx:run)");
            return FAILED;
        }
    }
}
