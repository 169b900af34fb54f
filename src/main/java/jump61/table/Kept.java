package jump61.table;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * All kept messages of a table, in a file: those that this program received, and those that it sent, which are written
 * before they are sent. After a crash, the conversation is restored from here. The file is locked while a program uses
 * it.
 */
final class Kept implements Closeable {
    /** Maximum number of messages of one evening. */
    static final int MOST = 5_000;

    private static final String FORMAT = "jump61-table-1";
    private static final String ENDING = ".table";
    private static final Pattern NAME = Pattern.compile("[0-9a-f]{16}-(host|guest)\\" + ENDING);
    private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{64}");
    private static final int HEAD = 10;
    private static final int LARGEST = 6_000_000;
    private static final Duration OLD = Duration.ofDays(14);

    /**
     * The files that this program uses. On many systems, opening and closing one of them again would release its lock.
     */
    private static final Set<Path> USED = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;
    private final Head head;
    private final List<Entry> entries;

    /**
     * The two players.
     *
     * @param own this player's name
     * @param other the other's name
     * @param fingerprint the fingerprint of the other's key
     */
    record People(String own, String other, String fingerprint) {}

    /**
     * What is known from the start.
     *
     * @param host whether this program opened the table
     * @param where the table is
     */
    record Head(boolean host, String id, Terms terms, People people, TableCode where) {
        /** {@return the settings with which the table is resumed} */
        TableSettings again(TableSettings now) {
            boolean here = host && where.host().startsWith("127.");
            return new TableSettings(now.folder(), people.own(), here, now.patience());
        }

        private String line() {
            return String.join(
                    " ",
                    FORMAT,
                    id,
                    TableLines.write(terms),
                    TableLines.packed(people.own()),
                    TableLines.packed(people.other()),
                    people.fingerprint(),
                    where.address() + terms.extras().text());
        }

        private static Head read(String line, boolean host) throws ProtocolException {
            String[] words = line.split(" ");
            if (words.length < HEAD
                    || !words[0].equals(FORMAT)
                    || !FINGERPRINT.matcher(words[8]).matches()) {
                throw new ProtocolException("not a table");
            }
            TableCode where = TableCode.read(words[9]).orElseThrow(() -> new ProtocolException("not an address"));
            People people = new People(TableLines.name(words[6]), TableLines.name(words[7]), words[8]);
            Terms terms = TableLines.terms(words, 2, Extras.read(words, HEAD));
            return new Head(host, words[1], terms, people, where);
        }
    }

    /**
     * A message.
     *
     * @param own whether this program sent it
     */
    record Entry(boolean own, TableMessage.Kept message) {}

    private Kept(Path file, FileChannel channel, Head head, List<Entry> entries) {
        this.file = file;
        this.channel = channel;
        this.head = head;
        this.entries = new ArrayList<>(entries);
        USED.add(file);
    }

    /** {@return a new file without messages} */
    static Kept create(Path folder, Head head) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve(head.id() + (head.host() ? "-host" : "-guest") + ENDING);
        FileChannel channel =
                lock(file, StandardOpenOption.CREATE_NEW).orElseThrow(() -> new IOException(file + " is in use"));
        Kept kept = new Kept(file, channel, head, List.of());
        kept.write(head.line());
        return kept;
    }

    /** {@return the most recent table that no program is using; empty if there is none} Old tables are ignored. */
    static Optional<Kept> latest(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(
                            file -> NAME.matcher(file.getFileName().toString()).matches())
                    .sorted(Comparator.comparing(Kept::lastUse).reversed())
                    .toList();
        }
        for (Path file : files) {
            Optional<Kept> kept = lastUse(file).isBefore(Instant.now().minus(OLD)) ? Optional.empty() : open(file);
            if (kept.isPresent()) {
                return kept;
            }
        }
        return Optional.empty();
    }

    /** {@return whether {@link #latest} would find a table} */
    static boolean isAny(Path folder) throws IOException {
        Optional<Kept> kept = latest(folder);
        if (kept.isPresent()) {
            kept.get().close();
        }
        return kept.isPresent();
    }

    private static Instant lastUse(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException gone) {
            return Instant.EPOCH;
        }
    }

    private static Optional<Kept> open(Path file) throws IOException {
        Optional<FileChannel> channel = lock(file, StandardOpenOption.READ);
        if (channel.isEmpty()) {
            return Optional.empty();
        }
        try {
            boolean host = file.getFileName().toString().endsWith("-host" + ENDING);
            return Optional.of(read(file, channel.get(), host));
        } catch (ProtocolException | IOException damaged) {
            channel.get().close();
            Files.deleteIfExists(file);
            return Optional.empty();
        }
    }

    private static Kept read(Path file, FileChannel channel, boolean host) throws IOException, ProtocolException {
        long size = channel.size();
        if (size > LARGEST) {
            throw new ProtocolException("too large");
        }
        ByteBuffer bytes = ByteBuffer.allocate((int) size);
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
            // The file is read to its end.
        }
        String text = new String(bytes.array(), 0, bytes.position(), StandardCharsets.ISO_8859_1);
        // A message that a crash left unfinished was not sent yet, or will be sent again.
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        channel.truncate(whole.length());
        channel.position(whole.length());
        List<String> lines = whole.lines().toList();
        if (lines.isEmpty()) {
            throw new ProtocolException("nothing was kept");
        }
        Head head = Head.read(lines.get(0), host);
        List<Entry> entries = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            boolean own = line.startsWith("> ");
            if (!own && !line.startsWith("< ")
                    || !(TableLines.read(line.substring(2)) instanceof TableMessage.Kept message)) {
                throw new ProtocolException("not a message");
            }
            entries.add(new Entry(own, message));
        }
        return new Kept(file, channel, head, entries);
    }

    private static Optional<FileChannel> lock(Path file, StandardOpenOption how) throws IOException {
        if (USED.contains(file)) {
            return Optional.empty();
        }
        FileChannel channel = FileChannel.open(file, how, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return Optional.of(channel);
            }
        } catch (OverlappingFileLockException usedHere) {
            // As if another process used it.
        } catch (IOException noLocksHere) {
            return Optional.of(channel);
        }
        channel.close();
        return Optional.empty();
    }

    Head head() {
        return head;
    }

    List<Entry> entries() {
        return List.copyOf(entries);
    }

    /** {@return how many messages from the other side have arrived} */
    int received() {
        return (int) entries.stream().filter(entry -> !entry.own()).count();
    }

    /** {@return the messages of this side, in order} */
    List<TableMessage.Kept> sent() {
        return entries.stream().filter(Entry::own).map(Entry::message).toList();
    }

    /** {@return the conversation after all messages} */
    Conversation conversation() throws ProtocolException {
        Conversation now = Conversation.begin(head.terms(), head.host());
        for (Entry entry : entries) {
            now = (entry.own() ? now.sent(entry.message()) : now.received(entry.message())).then();
        }
        return now;
    }

    /** Keeps a message. */
    void add(boolean own, TableMessage.Kept message) throws IOException {
        if (entries.size() >= MOST) {
            throw new IOException("too much was said");
        }
        write((own ? "> " : "< ") + message.text());
        entries.add(new Entry(own, message));
    }

    private void write(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.US_ASCII));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    /** Deletes the file: the evening is over. */
    void forget() throws IOException {
        channel.close();
        Files.deleteIfExists(file);
        USED.remove(file);
    }

    @Override
    public void close() throws IOException {
        channel.close();
        USED.remove(file);
    }
}
