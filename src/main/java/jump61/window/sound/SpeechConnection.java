package jump61.window.sound;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A connection to speech-dispatcher; its protocol is described in the SSIP manual. Each method waits for the answer.
 * Not thread-safe, but any thread may close it.
 */
final class SpeechConnection implements Closeable {
    private static final String LINE_END = "\r\n";

    private final SocketChannel channel;
    private final BufferedReader answers;

    private SpeechConnection(SocketChannel channel) {
        this.channel = channel;
        answers = new BufferedReader(Channels.newReader(channel, StandardCharsets.UTF_8));
    }

    /**
     * Connects, and sets client name and language.
     *
     * @param language the language code, for example {@code "en"}
     * @throws IOException if nothing is listening, or the answer does not come from speech-dispatcher
     */
    static SpeechConnection open(SocketAddress address, String language) throws IOException {
        SpeechConnection connection = new SpeechConnection(SocketChannel.open(address));
        try {
            connection.command("SET self CLIENT_NAME " + userName() + ":jump61:window");
            connection.command("SET self LANGUAGE " + language);
            // Messages are queued: none is dropped in favour of a later one.
            connection.command("SET self PRIORITY message");
            return connection;
        } catch (IOException e) {
            connection.close();
            throw e;
        }
    }

    /** Speaks {@code text} after everything sent before. */
    void speak(String text) throws IOException {
        command("SPEAK");
        StringBuilder data = new StringBuilder();
        for (String line : text.strip().lines().toList()) {
            // A line with a single dot would end the text.
            data.append(line.startsWith(".") ? "." : "").append(line).append(LINE_END);
        }
        command(data + ".");
    }

    /** Stops speaking, and discards queued texts. */
    void cancel() throws IOException {
        command("CANCEL self");
    }

    private void command(String text) throws IOException {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text + LINE_END);
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        readAnswer();
    }

    /** Reads up to the line whose code is followed by a space. Only the first digit of the code matters. */
    private void readAnswer() throws IOException {
        String line;
        do {
            line = answers.readLine();
            if (line == null) {
                throw new IOException("speech-dispatcher has closed the connection");
            }
            if (!line.matches("[1-9]\\d\\d[- ].*")) {
                throw new IOException("not an answer of speech-dispatcher: " + line);
            }
        } while (line.charAt(3) == '-');
        if (List.of('3', '4', '5').contains(line.charAt(0))) {
            throw new IOException("speech-dispatcher says: " + line.substring(4));
        }
    }

    /** Returns the user's name as a single word, as the protocol requires. */
    private static String userName() {
        return System.getProperty("user.name", "user").replaceAll("[^A-Za-z0-9_.-]", "_");
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
