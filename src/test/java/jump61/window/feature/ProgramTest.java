package jump61.window.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import jump61.record.AppDirectories;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(FxThreadExtension.class)
class ProgramTest {
    @TempDir
    Path home;

    @Test
    void whatGoesWrongOnAnyThreadIsReported() throws Exception {
        BlockingQueue<LogRecord> told = new LinkedBlockingQueue<>();
        Logger log = Logger.getLogger(MessageRelay.class.getName());
        Handler listener = new Handler() {
            @Override
            public void publish(LogRecord problem) {
                told.add(problem);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        log.addHandler(listener);
        Program program = FxWait.ask(() -> new Program(AppDirectories.in(home), SystemDialogs.ofThisMachine()));
        try {
            IllegalStateException wrong = new IllegalStateException("wrong");
            new Thread(() -> {
                        throw wrong;
                    })
                    .start();
            LogRecord problem = told.poll(20, TimeUnit.SECONDS);
            assertTrue(problem != null, "nobody heard of it");
            assertEquals(wrong, problem.getThrown());
        } finally {
            log.removeHandler(listener);
            FxWait.ask(() -> {
                program.close();
                return null;
            });
        }
    }
}
