package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.logging.ErrorManager;
import org.junit.jupiter.api.Test;

class LogFileTest {
    @Test
    void aLogThatCannotBeWrittenIsReportedOnceInOneLine() {
        ByteArrayOutputStream terminal = new ByteArrayOutputStream();
        LogFile.LogErrors errors = new LogFile.LogErrors(new PrintStream(terminal, true));
        errors.error(null, new IOException("No space left on device"), ErrorManager.FLUSH_FAILURE);
        errors.error("again", null, ErrorManager.WRITE_FAILURE);
        assertEquals(
                "jump61: the log cannot be written: No space left on device",
                terminal.toString().strip());
    }
}
