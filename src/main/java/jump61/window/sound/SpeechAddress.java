package jump61.window.sound;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The address at which speech-dispatcher listens, found as by all its clients. */
final class SpeechAddress {
    private static final int PORT = 6560;

    private SpeechAddress() {}

    /**
     * {@return the address}
     *
     * @param environment the environment: {@code SPEECHD_ADDRESS}, for example {@code unix_socket:/path} or {@code
     *     inet_socket:host:port}; if it is not set, the socket is in {@code XDG_RUNTIME_DIR}
     * @param home the user's home folder, which contains the socket if there is no runtime folder
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

    /** Checks whether a program may be listening there: the socket's file exists, or it is another kind of address. */
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
