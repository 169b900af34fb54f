package jump61.library;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import jump61.game.Position;
import jump61.record.Bin;
import jump61.record.GameRecord;
import jump61.record.RecordCollection;
import jump61.record.RecordException;
import jump61.record.RecordFiles;
import jump61.record.RecordWriter;
import jump61.review.ReviewNotes;

/**
 * A folder of games, one file each, written so that no game is lost if the process is killed. An index speeds up listing;
 * it contains nothing that is not in the files, and is rebuilt where it does not match them. All methods wait for the
 * disk; several processes may use the same folder.
 */
public final class GameLibrary {
    /** Tag for the time when a game was finished or left, in ISO 8601. */
    public static final String FINISHED = "Finished";

    /** Tag for the day when a game was played, in ISO 8601. */
    public static final String DATE = "Date";

    /** Tag for an id that distinguishes a game from all others, even from one with the same moves. */
    public static final String ID = "Id";

    /** Tag for the profile with which a game was played on this computer; imported games have none. */
    public static final String PROFILE = "Profile";

    /** Tag for a game that does not count; its value says why. */
    public static final String UNRATED = "Unrated";

    /** No limit on the number of games. */
    public static final int UNLIMITED = 0;

    private static final Logger LOG = Logger.getLogger(GameLibrary.class.getName());
    private static final String INDEX = "index.tsv";
    private static final String ENDING = "." + RecordFiles.EXTENSION;
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    /** Number of games that are read before the first ones are reported. */
    private static final int FIRST_PORTION = 50;

    private static final int PORTION = 500;
    private static final int ID_LENGTH = 12;
    private static final int LONGEST_NAME = 60;
    private static final Comparator<LibraryEntry> LATEST_FIRST = GameLibrary::latestFirst;

    private final Path folder;
    private final Bin bin;
    private final LibraryIndex index;
    private final LibraryIndex deleted;
    private int limit;

    /** Receives the progress of reading a library. */
    public interface Progress {
        /** Ignores the progress. */
        Progress IGNORED = (found, read, total) -> {};

        /**
         * Some files have been read.
         *
         * @param found the games found so far, most recent first as far as the names of the files show
         * @param read number of files read
         * @param total number of files to read
         */
        void reached(List<LibraryEntry> found, int read, int total);
    }

    /**
     * Opens the library in {@code folder}, which is created when the first game is added.
     *
     * @param limit maximum number of games, or {@link #UNLIMITED}; when it is exceeded, the oldest games are deleted
     */
    public GameLibrary(Path folder, int limit) {
        this.folder = folder;
        this.bin = new Bin(folder.resolve(Bin.NAME));
        this.index = new LibraryIndex(folder.resolve(INDEX));
        this.deleted = new LibraryIndex(folder.resolve(Bin.NAME).resolve(INDEX));
        this.limit = limit;
    }

    /** Changes the limit, see {@link #GameLibrary}. Excess games are deleted when the next game is added. */
    public synchronized void setLimit(int games) {
        limit = games;
    }

    /** {@return the games in the library, most recent first; files without a game are skipped} */
    public List<LibraryEntry> list() throws IOException {
        return list(Progress.IGNORED);
    }

    /** {@return the games in the library, as by {@link #list()}, with a report of the progress now and then} */
    public synchronized List<LibraryEntry> list(Progress progress) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        emptyOldBin();
        return summarized(files(folder), index, progress);
    }

    /** {@return the names of the files in a folder that may contain games, the latest first} */
    private List<String> files(Path where) throws IOException {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(where, "[!.]*" + ENDING)) {
            files.forEach(file -> names.add(folder.relativize(file).toString()));
        } catch (DirectoryIteratorException problem) {
            throw problem.getCause();
        }
        names.sort(Comparator.reverseOrder());
        return names;
    }

    private List<LibraryEntry> summarized(List<String> names, LibraryIndex known, Progress progress) {
        List<Summary> found = new ArrayList<>();
        int read = 0;
        for (String name : names) {
            known.summary(folder.resolve(name), name).ifPresent(found::add);
            read++;
            if (read == FIRST_PORTION || read % PORTION == 0) {
                progress.reached(entries(found), read, names.size());
            }
        }
        found.sort(Comparator.comparing(Summary::entry, LATEST_FIRST));
        known.keep(found);
        return entries(found);
    }

    private static List<LibraryEntry> entries(List<Summary> summaries) {
        return summaries.stream().map(Summary::entry).toList();
    }

    /** {@return the games in the bin, those last deleted first} They can be {@linkplain #load loaded}. */
    public synchronized List<LibraryEntry> deleted() throws IOException {
        List<String> names = new ArrayList<>();
        for (Bin.Deletion deletion : bin.deletions()) {
            names.addAll(files(deletion.folder()));
        }
        return names.isEmpty() ? List.of() : summarized(names, deleted, Progress.IGNORED);
    }

    /**
     * Moves games from the bin back into the library.
     *
     * @return the number of games
     */
    public synchronized int restore(List<LibraryEntry> entries) throws IOException {
        return bin.restore(
                entries.stream().map(entry -> folder.resolve(entry.name())).toList(), folder);
    }

    /** Removes the games in the bin for good. */
    public synchronized void emptyBin() throws IOException {
        bin.empty();
        deleted.keep(List.of());
    }

    private void emptyOldBin() {
        try {
            bin.emptyOld();
        } catch (IOException nextTime) {
            LOG.log(Level.FINE, "the bin cannot be emptied", nextTime);
        }
    }

    /** Not composed from {@link Comparator}'s methods, which would generate classes at every start. */
    private static int latestFirst(LibraryEntry one, LibraryEntry other) {
        int later = other.finished().compareTo(one.finished());
        return later != 0 ? later : other.name().compareTo(one.name());
    }

    /** {@return a new, unique value for the tag {@link #ID}} */
    public static String newId() {
        // Not a secret, so the secure generator, which is slow to start, is not needed.
        return Long.toHexString(new SplittableRandom().nextLong() | Long.MIN_VALUE)
                .substring(0, ID_LENGTH);
    }

    /**
     * {@return an id computed from the content of a game's file} The same file gets the same id, even if two processes
     * import it at the same time.
     */
    private static String idOf(GameRecord record) {
        try {
            byte[] sum = MessageDigest.getInstance("SHA-256")
                    .digest(RecordWriter.write(record).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(sum).substring(0, ID_LENGTH);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /**
     * Adds a game that has just been finished or left, and deletes the oldest ones beyond the limit. A game that is
     * already in the library is not added again. If it was left unfinished before, it replaces that entry.
     *
     * @return its entry
     */
    public synchronized LibraryEntry add(GameRecord record, Instant now) throws IOException {
        List<LibraryEntry> before = list();
        Optional<LibraryEntry> there = find(record, before);
        if (there.isPresent()) {
            return there.get();
        }
        sweep();
        List<LibraryEntry> left = left(record, before);
        LibraryEntry added = write(left.isEmpty() ? record : without(FINISHED, record), now, newId());
        for (LibraryEntry earlier : left) {
            remove(earlier);
        }
        keepToTheLimit(Stream.concat(Stream.of(added), before.stream().filter(entry -> !left.contains(entry)))
                .toList());
        return added;
    }

    /** Returns the entries of this game from when it was left unfinished. */
    private static List<LibraryEntry> left(GameRecord record, List<LibraryEntry> entries) {
        String id = record.tags().getOrDefault(ID, "");
        return entries.stream()
                .filter(entry -> entry.result().isEmpty() && !id.isEmpty() && id.equals(entry.id()))
                .toList();
    }

    /** {@return a record without a tag; the same record if it does not have the tag} */
    public static GameRecord without(String tag, GameRecord record) {
        return record.changeTags(tags -> tags.remove(tag));
    }

    /** Adds several games that have just been finished. Those that are already in the library are skipped. */
    public synchronized void addAll(List<GameRecord> records, Instant finished) throws IOException {
        List<LibraryEntry> entries = new ArrayList<>(list());
        sweep();
        for (GameRecord record : records) {
            if (find(record, entries).isEmpty()) {
                entries.add(write(record, finished, newId()));
            }
        }
        keepToTheLimit(entries);
    }

    /** Prepares the folder for one or more new files. */
    private void sweep() throws IOException {
        Files.createDirectories(folder);
        RecordFiles.sweepIfWritable(folder);
    }

    /** {@return the entry of a game, if it is in the library} */
    public synchronized Optional<LibraryEntry> find(GameRecord record) throws IOException {
        return find(record, list());
    }

    private Optional<LibraryEntry> find(GameRecord record, List<LibraryEntry> entries) {
        Position end = record.toMatch().position();
        String id = record.tags().getOrDefault(ID, "");
        // Only files of games that look the same in the index need to be read.
        return entries.stream()
                .filter(entry -> entry.plies() == record.moves().size()
                        && entry.players().equals(record.players())
                        && entry.end().equals(end)
                        && (id.isEmpty() || entry.id().isEmpty() || id.equals(entry.id())))
                .filter(entry -> isKeptAs(record, entry))
                .findFirst();
    }

    /** Writes a game that was finished, or whose file was written, at this time. Its tags may say another. */
    private LibraryEntry write(GameRecord record, Instant finished, String newId) throws IOException {
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        Instant time = Summary.finished(record, finished);
        tags.putIfAbsent(FINISHED, time.truncatedTo(ChronoUnit.SECONDS).toString());
        tags.putIfAbsent(ID, newId);
        GameRecord kept = record.withTags(tags);
        Instant end = Summary.finished(kept).orElse(time);
        Path file = freeName(NAME.format(end) + "-" + tags.get(ID).replaceAll("\\W+", ""), kept);
        RecordFiles.saveOneOfMany(kept, file);
        return Summary.of(file.getFileName().toString(), kept, end);
    }

    /** Deletes the oldest games, those between computers first: a tournament may have thousands. */
    private void keepToTheLimit(List<LibraryEntry> entries) throws IOException {
        if (limit == UNLIMITED || entries.size() <= limit) {
            return;
        }
        List<LibraryEntry> oldestLast = new ArrayList<>(entries);
        oldestLast.sort(Comparator.comparing(LibraryEntry::isOfComputers).thenComparing(LATEST_FIRST));
        delete(oldestLast.subList(limit, oldestLast.size()));
    }

    /** {@return the complete game} */
    public GameRecord load(LibraryEntry entry) throws IOException, RecordException {
        return RecordFiles.load(folder.resolve(entry.name()));
    }

    /** Replaces the record of an entry, for example to add a review or comments to the game. */
    public synchronized void replace(LibraryEntry entry, GameRecord record) throws IOException {
        RecordFiles.save(record, folder.resolve(entry.name()));
    }

    /** Removes a game for good, because it is being continued. */
    public synchronized void remove(LibraryEntry entry) throws IOException {
        Files.deleteIfExists(folder.resolve(entry.name()));
    }

    /**
     * Moves games to the {@link #bin}.
     *
     * @return the deletion, for {@link #restore}
     */
    public synchronized Bin.Deletion delete(List<LibraryEntry> entries) throws IOException {
        return bin.put(
                entries.stream().map(entry -> folder.resolve(entry.name())).toList());
    }

    /** {@return the bin, from which deleted games can be restored} */
    public Bin bin() {
        return bin;
    }

    /**
     * Moves deleted games back into the library.
     *
     * @return the number of games
     */
    public synchronized int restore(Bin.Deletion deletion) throws IOException {
        return bin.restore(deletion, folder);
    }

    /** Copies games from files into the library, like {@link #importAll(List, IntConsumer)}. */
    public Map<Path, Exception> importAll(List<Path> files) throws IOException {
        return importAll(files, read -> {});
    }

    /**
     * Copies games from files, each of which may have many, into the library. A game that is already there counts as
     * copied.
     *
     * @param progress receives the number of files read so far, before each file
     * @return the files that could not be copied, and the reasons
     * @throws IOException if the library cannot be read or written
     */
    public synchronized Map<Path, Exception> importAll(List<Path> files, IntConsumer progress) throws IOException {
        Map<Path, Exception> refused = new LinkedHashMap<>();
        List<LibraryEntry> entries = new ArrayList<>(list());
        sweep();
        int read = 0;
        for (Path file : files) {
            progress.accept(read++);
            try {
                Instant written = Files.getLastModifiedTime(file).toInstant();
                for (GameRecord each : RecordCollection.load(file)) {
                    GameRecord record = without(PROFILE, each);
                    if (find(record, entries).isEmpty()) {
                        entries.add(write(record, written, idOf(record)));
                    }
                }
            } catch (IOException | RecordException reason) {
                refused.put(file, reason);
            }
        }
        keepToTheLimit(entries);
        return refused;
    }

    /**
     * Copies games from the library or its bin into a folder of the user's. An existing file is replaced only if it is an
     * unchanged copy of a game that has been reviewed since. Games whose files are gone are left out.
     *
     * @return the number of these games in the folder afterwards, including those that were already there
     */
    public int exportAll(List<LibraryEntry> entries, Path target) throws IOException {
        Files.createDirectories(target);
        int there = 0;
        for (LibraryEntry entry : entries) {
            Path file = folder.resolve(entry.name());
            if (!Files.exists(file)) {
                continue;
            }
            byte[] game = withoutProfile(RecordFiles.read(file));
            Path copy = target.resolve(file.getFileName());
            boolean wanted = !Files.exists(copy) || isReviewedSince(copy, entry);
            if (wanted) {
                RecordFiles.replace(copy, game);
            }
            there += wanted || Arrays.equals(game, RecordFiles.read(copy)) ? 1 : 0;
        }
        return there;
    }

    /** Removes the tag from the bytes of a file, whatever their encoding. */
    private static byte[] withoutProfile(byte[] file) {
        return new String(file, StandardCharsets.ISO_8859_1)
                .replaceFirst("(?m)^" + PROFILE + ": .*\\R", "")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private boolean isReviewedSince(Path copy, LibraryEntry entry) {
        try {
            GameRecord kept = without(PROFILE, load(entry));
            GameRecord written = RecordFiles.load(copy);
            Map<String, String> tags = new LinkedHashMap<>(kept.tags());
            return tags.remove(ReviewNotes.TAG) != null
                    && tags.equals(written.tags())
                    && ReviewNotes.areSameBesides(written, kept);
        } catch (IOException | RecordException other) {
            return false;
        }
    }

    /**
     * Copies games from the library into one file of the user's, the oldest first. Those that cannot be read are left
     * out.
     *
     * @return the number of games copied
     */
    public int exportTo(Path target, List<LibraryEntry> entries) throws IOException {
        List<GameRecord> games = new ArrayList<>();
        for (LibraryEntry entry : entries) {
            try {
                games.add(0, without(PROFILE, load(entry)));
            } catch (IOException | RecordException unusable) {
                LOG.log(Level.WARNING, "not exported: " + entry.name(), unusable);
            }
        }
        RecordCollection.save(games, target);
        return games.size();
    }

    /**
     * Checks whether an entry is this game. Ids distinguish games with the same moves if both have one; otherwise, dates
     * do.
     */
    private boolean isKeptAs(GameRecord record, LibraryEntry entry) {
        try {
            GameRecord kept = load(entry);
            boolean haveIds = record.tags().containsKey(ID) && kept.tags().containsKey(ID);
            String tag = haveIds ? ID : DATE;
            String told = record.tags().get(tag);
            return kept.isSameGame(record)
                    && (told == null || told.equals(kept.tags().getOrDefault(tag, told)));
        } catch (IOException | RecordException other) {
            return false;
        }
    }

    /**
     * {@return a file that does not exist, or that has this very game, which another process may have just imported}
     */
    private Path freeName(String wanted, GameRecord game) throws IOException {
        String stamp = wanted.substring(0, Math.min(LONGEST_NAME, wanted.length()));
        Path file = folder.resolve(stamp + ENDING);
        for (int number = 2; Files.exists(file) && !holds(file, game); number++) {
            file = folder.resolve(stamp + "-" + number + ENDING);
        }
        return file;
    }

    private static boolean holds(Path file, GameRecord game) {
        try {
            GameRecord kept = RecordFiles.load(file);
            return kept.isSameGame(game)
                    && game.tags().get(ID).equals(kept.tags().get(ID));
        } catch (IOException | RecordException other) {
            return false;
        }
    }
}
