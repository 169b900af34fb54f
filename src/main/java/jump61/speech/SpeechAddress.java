package jump61.speech;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Where speech-dispatcher listens, as its clients agree on it. */
final class SpeechAddress {
    private static final int PORT = 6560;

    private SpeechAddress() {}

    /**
     * {@return the address}
     *
     * @param environment {@code SPEECHD_ADDRESS}, as in {@code unix_socket:/path} or {@code inet_socket:host:port}; without it,
     *     {@code XDG_RUNTIME_DIR} says where the socket is
     * @param home the user's home folder; the socket is below it where there is no runtime folder
     */
    static SocketAddress of(Map<String, String> environment, Path home) {
        String[] words =
                environment.getOrDefault("SPEECHD_ADDRESS", "unix_socket").split(":", 3);
        Optional<String> place = words.length > 1 && !words[1].isEmpty() ? Optional.of(words[1]) : Optional.empty();
        if (words[0].equals("inet_socket")) {
            return new InetSocketAddress(place.orElse("127.0.0.1"), port(words));
        }
        return UnixDomainSocketAddress.of(place.map(Path::of).orElseGet(() -> usual(environment, home)));
    }

    /** Whether something may listen there: a socket's file is there, or the address is of another kind. */
    static boolean mayAnswer(SocketAddress address) {
        return !(address instanceof UnixDomainSocketAddress socket) || Files.exists(socket.getPath());
    }

    private static Path usual(Map<String, String> environment, Path home) {
        String runtime = environment.getOrDefault("XDG_RUNTIME_DIR", "");
        Path folder = runtime.isEmpty() ? home.resolve(".cache") : Path.of(runtime);
        return folder.resolve("speech-dispatcher/speechd.sock");
    }

    private static int port(String[] words) {
        try {
            return words.length > 2 ? Integer.parseInt(words[2]) : PORT;
        } catch (NumberFormatException e) {
            return PORT;
        }
    }
}
