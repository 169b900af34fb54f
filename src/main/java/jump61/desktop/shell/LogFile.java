package jump61.desktop.shell;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Keeps the log in files in the platform's place: three at most, of 500 kB each. */
public final class LogFile {
    private static final Logger ROOT = Logger.getLogger("jump61");
    private static final int LIMIT = 500_000;
    private static final int COUNT = 3;

    private LogFile() {}

    /** Begins to log into {@code folder}, rather than to the terminal; no effect if it does so already. */
    public static void open(Path folder) {
        if (Arrays.stream(ROOT.getHandlers()).anyMatch(FileHandler.class::isInstance)) {
            return;
        }
        try {
            Files.createDirectories(folder);
            FileHandler handler =
                    new FileHandler(folder.resolve("jump61.%g.log").toString(), LIMIT, COUNT, true);
            handler.setFormatter(new SimpleFormatter());
            ROOT.addHandler(handler);
            ROOT.setUseParentHandlers(false);
        } catch (IOException e) {
            ROOT.log(Level.WARNING, "there is no log file", e);
        }
    }

    /** {@return the stack trace of a problem as text} */
    public static String trace(Throwable problem) {
        StringWriter text = new StringWriter();
        problem.printStackTrace(new PrintWriter(text, true));
        return text.toString();
    }
}
