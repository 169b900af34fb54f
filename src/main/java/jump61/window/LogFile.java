package jump61.window;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.logging.ConsoleHandler;
import java.util.logging.FileHandler;
import java.util.logging.Level;
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
            tellInLines();
            ROOT.log(Level.WARNING, "there is no log file", e);
        }
    }

    /** Escapes percent signs in the folder's name, which would otherwise be read as placeholders. */
    private static String pattern(Path place) {
        return place.toString().replace("%", "%%") + "/jump61.%g.log";
    }

    /** Logs to the terminal, one line per problem, if there is no file. */
    private static void tellInLines() {
        ConsoleHandler handler = new ConsoleHandler();
        handler.setLevel(Level.WARNING);
        handler.setFormatter(new OneLineFormatter());
        ROOT.addHandler(handler);
        ROOT.setUseParentHandlers(false);
    }
}
