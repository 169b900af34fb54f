package jump61.speech;

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
 * A conversation with speech-dispatcher (its protocol is described in the SSIP manual). Each method waits for the answer; not
 * safe for use by several threads, but any thread may close it.
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
     * Connects, says who speaks and in which language.
     *
     * @param language as in {@code "en"}
     * @throws IOException if nobody listens there, or what answers is no speech-dispatcher
     */
    static SpeechConnection open(SocketAddress address, String language) throws IOException {
        SpeechConnection connection = new SpeechConnection(SocketChannel.open(address));
        try {
            connection.command("SET self CLIENT_NAME " + userName() + ":jump61:window");
            connection.command("SET self LANGUAGE " + language);
            // One message after the other: none is dropped for a later one.
            connection.command("SET self PRIORITY message");
            return connection;
        } catch (IOException e) {
            connection.close();
            throw e;
        }
    }

    /** Has {@code text} said after what was sent before. */
    void speak(String text) throws IOException {
        command("SPEAK");
        StringBuilder data = new StringBuilder();
        for (String line : text.strip().lines().toList()) {
            // A line with a single dot would end the text.
            data.append(line.startsWith(".") ? "." : "").append(line).append(LINE_END);
        }
        command(data + ".");
    }

    /** Stops what is being said, and drops what waits. */
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

    /** Reads up to the line whose code is followed by a space; only the first digit of the code counts. */
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

    /** A word, as the protocol wants it. */
    private static String userName() {
        return System.getProperty("user.name", "user").replaceAll("[^A-Za-z0-9_.-]", "_");
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
