package jump61.tournament;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import jump61.game.Game;
import jump61.game.RefusedException;
import jump61.record.RecordFiles;
import jump61.tournament.TournamentException.Reason;

/**
 * The games of a tournament, one per line, appended as they end and flushed to disk. If the program is killed, each
 * game is either complete in the journal or missing: an incomplete last line is removed.
 */
public final class Journal implements AutoCloseable {
    private static final String HEADER = "Jump61 journal 1";
    private static final Pattern NEWER_HEADER = Pattern.compile("Jump61 journal (?!1 )\\d{1,6}( .*)?");
    private static final int LARGEST = 200_000_000;

    private final Path file;
    private final FileChannel channel;
    private final Game game;
    private final List<Outcome> outcomes = new ArrayList<>();

    private Journal(Path file, FileChannel channel, Game game) {
        this.file = file;
        this.channel = channel;
        this.game = game;
    }

    /**
     * Opens or creates a journal.
     *
     * @throws TournamentException if it belongs to another tournament, or another program is writing to it
     */
    public static Journal open(Path file, Setup setup) throws IOException {
        RecordFiles.requireFile(file);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            requireLock(channel, file);
            var journal = new Journal(file, channel, setup.game());
            journal.readAll(beginning(setup));
            return journal;
        } catch (IOException | IllegalArgumentException unusable) {
            channel.close();
            throw unusable;
        }
    }

    private static void requireLock(FileChannel channel, Path file) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return;
            }
        } catch (OverlappingFileLockException takenHere) {
            // Treat it as if another process held the lock.
        }
        throw new TournamentException(
                Reason.IN_USE, file.toString(), "this tournament is being played already: " + file);
    }

    /** {@return the journal's file} */
    Path file() {
        return file;
    }

    /** {@return the finished games, in the order in which they ended} */
    public List<Outcome> outcomes() {
        return List.copyOf(outcomes);
    }

    /** Appends a game; it is on disk when this method returns. */
    void add(Outcome outcome) throws IOException {
        append(JournalLine.write(outcome));
        outcomes.add(outcome);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    /**
     * {@return the first line of a journal} Its checksum covers everything in the set-up that determines the games; it is
     * compared, not parsed.
     */
    private static String beginning(Setup setup) {
        CRC32 sum = new CRC32();
        sum.update(SetupFormat.write(setup.withTieBreaks(List.of())).getBytes(StandardCharsets.UTF_8));
        return HEADER + " " + Long.toHexString(sum.getValue());
    }

    private void readAll(String beginning) throws IOException {
        if (channel.size() > LARGEST) {
            throw noJournal();
        }
        byte[] content = new byte[(int) channel.size()];
        channel.read(ByteBuffer.wrap(content), 0);
        String header = beginning + "\n";
        boolean begun = header.startsWith(new String(content, StandardCharsets.UTF_8));
        int end = begun ? 0 : content.length;
        while (end > 0 && content[end - 1] != '\n') {
            end--;
        }
        String[] lines = new String(content, 0, end, StandardCharsets.UTF_8).split("\n", -1);
        if (!begun && !lines[0].equals(beginning)) {
            throw refused(lines[0]);
        }
        Arrays.stream(lines).skip(1).filter(line -> !line.isEmpty()).forEach(line -> outcomes.add(read(line)));
        // Nothing is cut off until it is certain that the file is ours.
        channel.truncate(end);
        channel.position(end);
        if (begun) {
            append(beginning);
        }
    }

    private TournamentException refused(String beginning) {
        if (NEWER_HEADER.matcher(beginning).matches()) {
            String message = "this journal was written by a newer version of Jump61: " + file;
            return new TournamentException(Reason.NEWER, file.toString(), message);
        }
        return beginning.startsWith(HEADER) ? changed() : noJournal();
    }

    private TournamentException changed() {
        String message = "the set-up has changed since the games in " + file + " were played";
        return new TournamentException(Reason.CHANGED, file.toString(), message);
    }

    private TournamentException noJournal() {
        String message = "this is no journal of a tournament: " + file;
        return new TournamentException(Reason.NO_JOURNAL, file.toString(), message);
    }

    private Outcome read(String line) {
        String damage = "a line of " + file + " is damaged: " + line;
        return JournalLine.read(line, game)
                .orElseThrow(() -> new TournamentException(Reason.DAMAGED, file.toString(), damage));
    }

    private void append(String line) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (rest.hasRemaining()) {
            channel.write(rest);
        }
        channel.force(true);
    }

    /**
     * Reads and writes the line of a game in a {@link Journal}: its number, points, conduct and moves, separated by tabs.
     */
    static final class JournalLine {
        private static final String SEPARATOR = "\t";
        private static final String NO_CONDUCT = "-";
        private static final int FIELDS = 4;

        private JournalLine() {}

        static String write(Outcome outcome) {
            return String.join(
                    SEPARATOR,
                    Integer.toString(outcome.number() + 1),
                    Double.toString(outcome.pointsOfFirst()),
                    outcome.conduct()
                            .map(text -> text.replaceAll("\\p{Cntrl}+", " "))
                            .orElse(NO_CONDUCT),
                    String.join(
                            ",",
                            outcome.moves().stream()
                                    .map(move -> move.notation())
                                    .toList()));
        }

        /** {@return the game in a line; empty if the line is damaged} */
        static Optional<Outcome> read(String line, Game game) {
            String[] fields = line.split(SEPARATOR, -1);
            if (fields.length != FIELDS) {
                return Optional.empty();
            }
            try {
                int number = Integer.parseInt(fields[0]) - 1;
                double points = Double.parseDouble(fields[1]);
                if (number < 0 || points != 0 && points != 0.5 && points != 1) {
                    return Optional.empty();
                }
                return Optional.of(new Outcome(
                        number,
                        points,
                        Optional.of(fields[2]).filter(text -> !text.equals(NO_CONDUCT)),
                        Arrays.stream(fields[3].split(","))
                                .filter(move -> !move.isEmpty())
                                .map(game::parseMove)
                                .toList()));
            } catch (NumberFormatException | RefusedException damaged) {
                return Optional.empty();
            }
        }
    }
}
