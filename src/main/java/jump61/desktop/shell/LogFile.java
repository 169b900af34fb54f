package jump61.desktop.shell;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.logging.ConsoleHandler;
import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Keeps the log in files in the platform's place: three at most, of 500 kB each. */
public final class LogFile {
    private static final Logger ROOT = Logger.getLogger("jump61");
    private static final int LIMIT = 500_000;
    private static final int COUNT = 3;

    private static Path folder;

    private LogFile() {}

    /** {@return where the log files are; empty if there are none} */
    public static synchronized Optional<Path> folder() {
        return Optional.ofNullable(folder);
    }

    /** Begins to log into {@code place}, rather than to the terminal; no effect if it does so already. */
    public static synchronized void open(Path place) {
        if (ROOT.getHandlers().length > 0) {
            return;
        }
        try {
            Files.createDirectories(place);
            FileHandler handler = new FileHandler(pattern(place), LIMIT, COUNT, true);
            handler.setEncoding("UTF-8");
            handler.setFormatter(new SimpleFormatter());
            handler.setErrorManager(new LogErrors(System.err));
            folder = place;
            ROOT.addHandler(handler);
            ROOT.setUseParentHandlers(false);
        } catch (IOException e) {
            tellInLines();
            ROOT.log(Level.WARNING, "there is no log file", e);
        }
    }

    /** A percent sign in the name of the folder is no pattern. */
    private static String pattern(Path place) {
        return place.toString().replace("%", "%%") + "/jump61.%g.log";
    }

    /** Without a file, the terminal gets one line for each thing that went wrong. */
    private static void tellInLines() {
        Handler handler = new ConsoleHandler();
        handler.setLevel(Level.WARNING);
        handler.setFormatter(new Formatter() {
            @Override
            public String format(LogRecord line) {
                return "jump61: " + formatMessage(line) + reason(line.getThrown()) + "\n";
            }
        });
        ROOT.addHandler(handler);
        ROOT.setUseParentHandlers(false);
    }

    private static String reason(Throwable problem) {
        if (problem == null) {
            return "";
        }
        String known = problem instanceof AccessDeniedException ? "no permission for " : "";
        return ": " + known + onOneLine(problem.getMessage());
    }

    /** {@return a text of the system's as a terminal can take it; it may be null} */
    static String onOneLine(String text) {
        return String.valueOf(text).replaceAll("\\p{Cntrl}", "?");
    }
}
