package jump61.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PipedReader;
import java.io.PipedWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConsoleInputTest {
    @Test
    void aLineThatIsNotWantedYetWaitsAndSoDoesTheProgram() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        AtomicBoolean wanted = new AtomicBoolean();
        AtomicBoolean told = new AtomicBoolean();
        try (PipedWriter typist = new PipedWriter()) {
            ConsoleInput input = new ConsoleInput(new PipedReader(typist), false);
            input.goLive(new ConsoleInput.Order() {
                @Override
                public boolean wants(TypedLine line) {
                    asked.countDown();
                    return wanted.get();
                }

                @Override
                public boolean overtakes(TypedLine line, List<TypedLine> waiting) {
                    return false;
                }
            });
            CompletableFuture<List<TypedLine>> next = CompletableFuture.supplyAsync(() -> {
                List<TypedLine> found = input.next();
                assertTrue(told.get(), "it goes on when there is something new, not before");
                return found;
            });
            typist.write("one\ntwo\n");
            typist.flush();
            assertTrue(asked.await(20, TimeUnit.SECONDS));
            input.execute(() -> told.set(true));
            assertEquals(List.of(), next.get(20, TimeUnit.SECONDS));
            wanted.set(true);
            assertEquals("one", input.next().get(0).text());
            assertEquals("two", input.next().get(0).text());
        }
    }

    @Test
    void nothingIsTypedAheadBeforeAnythingIsTyped() throws Exception {
        try (PipedWriter typist = new PipedWriter()) {
            ConsoleInput input = new ConsoleInput(new PipedReader(typist), false);
            assertFalse(input.isTypedAhead());
            input.goLive(new ConsoleInput.Order() {
                @Override
                public boolean wants(TypedLine line) {
                    return true;
                }

                @Override
                public boolean overtakes(TypedLine line, List<TypedLine> waiting) {
                    return false;
                }
            });
            assertFalse(input.isTypedAhead());
        }
    }

    @Test
    void aLineMayOvertakeThoseThatWaitBeforeItWhichAreDropped() throws Exception {
        try (PipedWriter typist = new PipedWriter()) {
            ConsoleInput input = new ConsoleInput(new PipedReader(typist), false);
            input.goLive(new ConsoleInput.Order() {
                @Override
                public boolean wants(TypedLine line) {
                    return line.text().equals("after");
                }

                @Override
                public boolean overtakes(TypedLine line, List<TypedLine> waiting) {
                    return line.text().equals("quit")
                            && waiting.stream().map(TypedLine::text).toList().equals(List.of("1:1", "2:2"));
                }
            });
            typist.write("1:1\n2:2\nquit\nafter\n");
            typist.flush();
            CompletableFuture<List<TypedLine>> next = CompletableFuture.supplyAsync(input::next);
            assertEquals("quit", next.get(20, TimeUnit.SECONDS).get(0).text());
            assertEquals("after", input.next().get(0).text());
        }
    }

    @Test
    void aLineThatOvertakesALoadedFileEndsIt(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("moves"), "1:1\n2:2\n");
        AtomicBoolean overtaken = new AtomicBoolean();
        try (PipedWriter typist = new PipedWriter()) {
            ConsoleInput input = new ConsoleInput(new PipedReader(typist), true);
            input.load(file.toString());
            input.goLive(new ConsoleInput.Order() {
                @Override
                public boolean wants(TypedLine line) {
                    return overtaken.get();
                }

                @Override
                public boolean overtakes(TypedLine line, List<TypedLine> waiting) {
                    return line.text().equals("quit")
                            && waiting.stream().map(TypedLine::text).toList().equals(List.of("1:1"));
                }
            });
            typist.write("quit\nafter\n");
            typist.flush();
            CompletableFuture<List<TypedLine>> next = CompletableFuture.supplyAsync(input::next);
            assertEquals("quit", next.get(20, TimeUnit.SECONDS).get(0).text());
            overtaken.set(true);
            assertEquals("after", input.next().get(0).text());
        }
    }
}
