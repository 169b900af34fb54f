package jump61.window;

import java.nio.file.AccessDeniedException;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;

/** Formats problems for the terminal: one line each, without a stack trace. */
final class OneLineFormatter extends Formatter {
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
