package jump61.window.sound;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Answers one client like speech-dispatcher, and records what it receives. */
final class FakeSpeechServer implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 60;

    private final ServerSocketChannel server;
    private final String answerToSpeak;
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    /**
     * @param answerToSpeak what it answers to {@code SPEAK}, such as {@code "230 OK RECEIVING DATA"}
     */
    FakeSpeechServer(ServerSocketChannel server, SocketAddress address, String answerToSpeak) throws IOException {
        this.server = server.bind(address);
        this.answerToSpeak = answerToSpeak;
        Thread thread = new Thread(this::run, "fake speech server");
        thread.setDaemon(true);
        thread.start();
    }

    SocketAddress address() throws IOException {
        return server.getLocalAddress();
    }

    /** {@return the next command, or line of text, that came} */
    String next() throws InterruptedException {
        String line = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        return line == null ? "nothing came" : line;
    }

    private void run() {
        try (SocketChannel client = server.accept()) {
            BufferedReader lines = new BufferedReader(Channels.newReader(client, StandardCharsets.UTF_8));
            String line;
            boolean text = false;
            while ((line = lines.readLine()) != null) {
                heard.add(line);
                String answer = "208-OK\r\n208 OK SET";
                if (line.equals("SPEAK")) {
                    text = answerToSpeak.startsWith("2");
                    answer = answerToSpeak;
                } else if (text && !line.equals(".")) {
                    continue;
                } else if (text) {
                    text = false;
                    answer = "225-42\r\n225 OK MESSAGE QUEUED";
                }
                client.write(StandardCharsets.UTF_8.encode(answer + "\r\n"));
            }
        } catch (IOException e) {
            if (server.isOpen()) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
