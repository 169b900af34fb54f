package jump61.window.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.InetSocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SpeechAddressTest {
    private static final Path HOME = Path.of("/home/someone");

    @Test
    void theSocketIsInTheRuntimeFolder() {
        assertEquals(
                UnixDomainSocketAddress.of("/run/user/1/speech-dispatcher/speechd.sock"),
                SpeechDispatcher.SpeechAddress.of(Map.of("XDG_RUNTIME_DIR", "/run/user/1"), HOME));
    }

    @Test
    void withoutARuntimeFolderItIsBelowTheHomeFolder() {
        assertEquals(
                UnixDomainSocketAddress.of("/home/someone/.cache/speech-dispatcher/speechd.sock"),
                SpeechDispatcher.SpeechAddress.of(Map.of(), HOME));
    }

    @Test
    void theEnvironmentMayNameAnother() {
        assertEquals(
                UnixDomainSocketAddress.of("/tmp/s"),
                SpeechDispatcher.SpeechAddress.of(Map.of("SPEECHD_ADDRESS", "unix_socket:/tmp/s"), HOME));
        assertEquals(
                new InetSocketAddress("127.0.0.1", 6560),
                SpeechDispatcher.SpeechAddress.of(Map.of("SPEECHD_ADDRESS", "inet_socket"), HOME));
        assertEquals(
                new InetSocketAddress("127.0.0.2", 7000),
                SpeechDispatcher.SpeechAddress.of(Map.of("SPEECHD_ADDRESS", "inet_socket:127.0.0.2:7000"), HOME));
    }
}
