package jump61.window;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.logging.ConsoleHandler;
import java.util.logging.ErrorManager;
import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import jump61.record.AppDirectories;

/** Writes the log to files in the platform's usual folder: at most three files of 500 kB each. */
public final class LogFile {
    private static final Logger ROOT = Logger.getLogger(AppDirectories.PROGRAM);
    private static final int LIMIT = 500_000;
    private static final int COUNT = 3;

    private static Path folder;

    private LogFile() {}

    /** {@return the folder of the log files; empty if there are none} */
    public static synchronized Optional<Path> folder() {
        return Optional.ofNullable(folder);
    }

    /** Logs to {@code place} instead of the terminal from now on. No effect if this was already called. */
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
            logInLines();
            ROOT.log(Level.WARNING, "there is no log file", e);
        }
    }

    /** Escapes percent signs in the folder's name, which would otherwise be read as placeholders. */
    private static String pattern(Path place) {
        return place.toString().replace("%", "%%") + "/jump61.%g.log";
    }

    /** Logs to the terminal, one line per problem, if there is no file. */
    private static void logInLines() {
        ConsoleHandler handler = new ConsoleHandler();
        handler.setLevel(Level.WARNING);
        handler.setFormatter(new OneLineFormatter());
        ROOT.addHandler(handler);
        ROOT.setUseParentHandlers(false);
    }

    /** Reports once, in one line, that the log cannot be written, for example because the disk is full. */
    static final class LogErrors extends ErrorManager {
        private final PrintStream terminal;
        private boolean reported;

        LogErrors(PrintStream terminal) {
            this.terminal = terminal;
        }

        @Override
        public synchronized void error(String message, Exception problem, int code) {
            if (!reported) {
                reported = true;
                String why = problem == null ? message : problem.getMessage();
                terminal.println("jump61: the log cannot be written: " + OneLineFormatter.onOneLine(why));
            }
        }
    }

    /** Formats problems for the terminal: one line each, without a stack trace. */
    private static final class OneLineFormatter extends Formatter {
        @Override
        public String format(LogRecord problem) {
            return "jump61: " + formatMessage(problem) + reason(problem.getThrown()) + "\n";
        }

        private static String reason(Throwable problem) {
            if (problem == null) {
                return "";
            }
            String known = problem instanceof AccessDeniedException ? "no permission for " : "";
            return ": " + known + onOneLine(problem.getMessage());
        }

        /** {@return a text from the system, which may be null, without control characters} */
        static String onOneLine(String text) {
            return String.valueOf(text).replaceAll("\\p{Cntrl}", "?");
        }
    }
}
