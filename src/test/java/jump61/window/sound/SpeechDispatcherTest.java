package jump61.window.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class SpeechDispatcherTest {
    private static final String FINE = "230 OK RECEIVING DATA";

    @TempDir
    Path folder;

    private final BlockingQueue<IOException> failures = new LinkedBlockingQueue<>();

    @Test
    void itSaysWhoSpeaksInWhichLanguageAndThenTheText() throws Exception {
        try (FakeSpeechServer server = server(FINE);
                SpeechDispatcher voice = voice(server, Locale.GERMAN)) {
            voice.say("Rot spielt 3:5.\n");
            assertTrue(server.next().matches("SET self CLIENT_NAME [\\w.-]+:jump61:window"));
            assertEquals("SET self LANGUAGE de", server.next());
            assertEquals("SET self PRIORITY message", server.next());
            assertSpoken(server, "Rot spielt 3:5.");
        }
    }

    @Test
    void textsFollowEachOther() throws Exception {
        try (FakeSpeechServer server = server(FINE);
                SpeechDispatcher voice = voice(server, Locale.ENGLISH)) {
            voice.say("Red plays 3:5.");
            voice.say("  ");
            voice.say("Your turn.");
            skipGreeting(server);
            assertSpoken(server, "Red plays 3:5.");
            assertSpoken(server, "Your turn.");
        }
    }

    @Test
    void silenceStopsWhatIsBeingSaid() throws Exception {
        try (FakeSpeechServer server = server(FINE);
                SpeechDispatcher voice = voice(server, Locale.ENGLISH)) {
            voice.say("A long text.");
            skipGreeting(server);
            assertSpoken(server, "A long text.");
            voice.silence();
            voice.say("2:2, free.");
            assertEquals("CANCEL self", server.next());
            assertSpoken(server, "2:2, free.");
        }
    }

    @Test
    void aLineThatBeginsWithADotDoesNotEndTheText() throws Exception {
        try (FakeSpeechServer server = server(FINE);
                SpeechDispatcher voice = voice(server, Locale.CHINESE)) {
            voice.say("红方\n.\n.jump61");
            skipGreeting(server);
            assertSpoken(server, "红方", "..", "..jump61");
        }
    }

    @Test
    void aRefusalIsReportedOnceAndThenSpeechIsOff() throws Exception {
        try (FakeSpeechServer server = server("305 ERR NO OUTPUT MODULE");
                SpeechDispatcher voice = voice(server, Locale.ENGLISH)) {
            voice.say("Red plays 3:5.");
            assertEquals("speech-dispatcher says: ERR NO OUTPUT MODULE", nextFailure());
            voice.say("Your turn.");
            assertEquals(0, failures.size());
        }
    }

    @Test
    void anythingOtherThanSpeechDispatcherIsRecognised() throws Exception {
        try (FakeSpeechServer server = server("HTTP/1.1 400 Bad Request");
                SpeechDispatcher voice = voice(server, Locale.ENGLISH)) {
            voice.say("Red plays 3:5.");
            assertEquals("not an answer of speech-dispatcher: HTTP/1.1 400 Bad Request", nextFailure());
        }
    }

    @Test
    void speechDispatcherIsStartedIfItIsNotRunning() throws Exception {
        Path socket = folder.resolve("s");
        BlockingQueue<FakeSpeechServer> started = new LinkedBlockingQueue<>();
        Runnable starter = () -> {
            try {
                started.add(server(FINE));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        };
        try (SpeechDispatcher voice =
                new SpeechDispatcher(UnixDomainSocketAddress.of(socket), Locale.ENGLISH, starter, failures::add)) {
            voice.say("Your turn.");
            try (FakeSpeechServer server = started.poll(60, TimeUnit.SECONDS)) {
                skipGreeting(server);
                assertSpoken(server, "Your turn.");
            }
        }
    }

    @Test
    void silenceForgetsWhatIsWaitingToBeSaid() throws Exception {
        BlockingQueue<FakeSpeechServer> started = new LinkedBlockingQueue<>();
        CountDownLatch queued = new CountDownLatch(1);
        Runnable starter = () -> {
            try {
                queued.await();
                started.add(server(FINE));
            } catch (IOException | InterruptedException e) {
                throw new AssertionError(e);
            }
        };
        try (SpeechDispatcher voice = new SpeechDispatcher(
                UnixDomainSocketAddress.of(folder.resolve("s")), Locale.ENGLISH, starter, failures::add)) {
            voice.say("Red plays 3:5.");
            voice.say("Your turn.");
            voice.silence();
            voice.say("2:2, free.");
            queued.countDown();
            try (FakeSpeechServer server = started.poll(60, TimeUnit.SECONDS)) {
                String next = server.next();
                while (!next.equals("2:2, free.")) {
                    assertNotEquals("Your turn.", next);
                    next = server.next();
                }
            }
        }
    }

    @Test
    void aFailureToStartIsReported() throws Exception {
        try (SpeechDispatcher voice = new SpeechDispatcher(
                UnixDomainSocketAddress.of(folder.resolve("s")), Locale.ENGLISH, () -> {}, failures::add)) {
            voice.say("Your turn.");
            assertFalse(nextFailure().isEmpty());
        }
    }

    @Test
    void itAlsoSpeaksThroughAPort() throws Exception {
        try (FakeSpeechServer server =
                        new FakeSpeechServer(ServerSocketChannel.open(), new InetSocketAddress("127.0.0.1", 0), FINE);
                SpeechDispatcher voice = voice(server, Locale.ENGLISH)) {
            voice.say("Your turn.");
            skipGreeting(server);
            assertSpoken(server, "Your turn.");
        }
    }

    @Test
    void itIsAvailableWhereItRunsOrIsInstalled() throws IOException {
        assertFalse(SpeechDispatcher.isAvailable(Map.of("PATH", folder + ":"), folder));
        Files.createFile(folder.resolve("speech-dispatcher")).toFile().setExecutable(true);
        assertTrue(SpeechDispatcher.isAvailable(Map.of("PATH", "/nowhere:" + folder), folder));
        assertTrue(SpeechDispatcher.isAvailable(Map.of("SPEECHD_ADDRESS", "inet_socket"), folder));
        Files.createDirectories(folder.resolve("run/speech-dispatcher"));
        Files.createFile(folder.resolve("run/speech-dispatcher/speechd.sock"));
        assertTrue(SpeechDispatcher.isAvailable(Map.of("XDG_RUNTIME_DIR", folder + "/run"), folder));
    }

    private FakeSpeechServer server(String answerToSpeak) throws IOException {
        return new FakeSpeechServer(
                ServerSocketChannel.open(StandardProtocolFamily.UNIX),
                UnixDomainSocketAddress.of(folder.resolve("s")),
                answerToSpeak);
    }

    private SpeechDispatcher voice(FakeSpeechServer server, Locale language) throws IOException {
        return new SpeechDispatcher(
                server.address(), language, () -> failures.add(new IOException("started")), failures::add);
    }

    private String nextFailure() throws InterruptedException {
        IOException failure = failures.poll(60, TimeUnit.SECONDS);
        return failure == null ? "" : failure.getMessage();
    }

    private static void skipGreeting(FakeSpeechServer server) throws InterruptedException {
        while (!server.next().startsWith("SET self PRIORITY")) {
            // Name and language have a test of their own.
        }
    }

    private static void assertSpoken(FakeSpeechServer server, String... lines) throws InterruptedException {
        assertEquals("SPEAK", server.next());
        for (String line : lines) {
            assertEquals(line, server.next());
        }
        assertEquals(".", server.next());
    }
}
