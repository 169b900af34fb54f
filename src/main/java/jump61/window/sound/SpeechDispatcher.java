package jump61.window.sound;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import jump61.engine.DaemonThreads;

/** A voice that speaks through speech-dispatcher on its own thread. It connects when the first text is spoken. */
public final class SpeechDispatcher implements Voice, AutoCloseable {
    private static final String PROGRAM = "speech-dispatcher";
    private static final int STARTING_SECONDS = 10;

    /** An entry of the queue that means: stop speaking. */
    private static final String STOP = "";

    private final SocketAddress address;
    private final String language;
    private final Runnable starter;
    private final Consumer<IOException> onFailure;
    private final BlockingQueue<String> texts = new LinkedBlockingQueue<>();
    private final Thread thread;
    private Optional<SpeechConnection> connection = Optional.empty();

    /**
     * Creates a voice.
     *
     * @param starter starts speech-dispatcher if its socket does not exist
     * @param onFailure called once, on the voice's own thread, with the reason if it can no longer speak
     */
    SpeechDispatcher(SocketAddress address, Locale language, Runnable starter, Consumer<IOException> onFailure) {
        this.address = address;
        this.language = code(language);
        this.starter = starter;
        this.onFailure = onFailure;
        thread = DaemonThreads.start("speech", this::run);
    }

    /**
     * Returns the code of a language for speech. Brazilian Portuguese has voices of its own; Chinese has the same ones
     * for both scripts.
     */
    private static String code(Locale language) {
        return language.getLanguage().equals("zh")
                ? "zh"
                : language.stripExtensions().toLanguageTag();
    }

    /** {@return the voice of this desktop} It starts speech-dispatcher if necessary. */
    public static SpeechDispatcher ofThisDesktop(Path home, Locale language, Consumer<IOException> onFailure) {
        return new SpeechDispatcher(
                SpeechAddress.of(System.getenv(), home), language, SpeechDispatcher::start, onFailure);
    }

    /** Checks whether this desktop can speak: speech-dispatcher is running or installed. */
    public static boolean isAvailable(Map<String, String> environment, Path home) {
        return environment.containsKey("SPEECHD_ADDRESS")
                || SpeechAddress.mayAnswer(SpeechAddress.of(environment, home))
                || Stream.of(environment.getOrDefault("PATH", "").split(":"))
                        .filter(folder -> !folder.isEmpty())
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, PROGRAM)));
    }

    private static void start() {
        try {
            new ProcessBuilder(PROGRAM, "--spawn")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor(STARTING_SECONDS, TimeUnit.SECONDS);
        } catch (IOException e) {
            // Then there will be no answer, which is reported.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void say(String text) {
        if (!text.isBlank()) {
            texts.add(text);
        }
    }

    @Override
    public void silence() {
        texts.clear();
        texts.add(STOP);
    }

    private void run() {
        try {
            while (true) {
                send(texts.take());
            }
        } catch (InterruptedException e) {
            // The connection is closed.
        } catch (IOException e) {
            if (!Thread.currentThread().isInterrupted()) {
                onFailure.accept(e);
            }
        } finally {
            disconnect();
        }
    }

    private void send(String text) throws IOException {
        if (!text.equals(STOP)) {
            connection().speak(text);
        } else if (connection.isPresent()) {
            connection().cancel();
        }
    }

    private SpeechConnection connection() throws IOException {
        if (connection.isEmpty()) {
            if (!SpeechAddress.mayAnswer(address)) {
                starter.run();
            }
            connection = Optional.of(SpeechConnection.open(address, language));
        }
        return connection.get();
    }

    private void disconnect() {
        for (SpeechConnection open : connection.stream().toList()) {
            try {
                open.close();
            } catch (IOException e) {
                // It is no longer needed.
            }
        }
    }

    /** Stops speaking, and discards queued texts. */
    @Override
    public void close() {
        texts.clear();
        thread.interrupt();
    }

    /** The address at which speech-dispatcher listens, found in the same way as by its other clients. */
    static final class SpeechAddress {
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
}
