package jump61.window;

import java.io.PrintStream;
import java.util.logging.ErrorManager;

/** Reports once, in one line, that the log cannot be written, for example because the disk is full. */
final class LogErrors extends ErrorManager {
    private final PrintStream terminal;
    private boolean told;

    LogErrors(PrintStream terminal) {
        this.terminal = terminal;
    }

    @Override
    public synchronized void error(String message, Exception problem, int code) {
        if (!told) {
            told = true;
            String why = problem == null ? message : problem.getMessage();
            terminal.println("jump61: the log cannot be written: " + OneLineFormatter.onOneLine(why));
        }
    }
}
