package jump61.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.game.Refusal;

/** Reads and writes game records and other small files. A file is replaced completely or not at all. */
public final class RecordFiles {
    /** The file name extension of game files, without the dot. */
    public static final String EXTENSION = AppDirectories.PROGRAM;

    private static final int LARGEST = 1_000_000;
    private static final String UNFINISHED = ".new";
    private static final String ASIDE = ".damaged";
    private static final int MOST_ASIDE = 1_000;
    private static final int RADIX = 36;

    /**
     * Number of characters of a file's name that its temporary file keeps, because names may have no more than 255 bytes.
     */
    private static final int LONGEST_KEPT = 60;

    /** The mark in the name of each temporary file, by which we recognize it anywhere. */
    private static final String MARK = "jump61-";

    /** The last part of a temporary file's name. Earlier versions wrote no mark. */
    private static final Pattern UNIQUE = Pattern.compile("(" + MARK + ")?[0-9a-z]+(-[0-9a-z]+)?");

    private static final Pattern MARKED = Pattern.compile(MARK + "(?:([0-9a-z]{1,11})-)?[0-9a-z]+");

    /** Temporary files older than this may belong to a process that died. */
    private static final Duration OLD = Duration.ofMinutes(1);

    /** Temporary files older than this certainly do, even if another process now has the same number. */
    private static final Duration VERY_OLD = Duration.ofDays(1);

    private RecordFiles() {}

    /**
     * Reads a record.
     *
     * @throws IOException if the file cannot be read
     * @throws RecordException if it does not contain a record
     */
    public static GameRecord load(Path file) throws IOException, RecordException {
        return RecordReader.read(recordText(file, LARGEST));
    }

    /** {@return the text of a file that should contain games, and have at most {@code largest} bytes} */
    static String recordText(Path file, int largest) throws IOException, RecordException {
        if (isOther(file)) {
            throw new RecordException(Refusal.in(RecordException.class, "notFile"));
        }
        if (Files.size(file) > largest) {
            throw new RecordException(Refusal.in(RecordException.class, "tooLarge"));
        }
        try {
            return text(file, largest);
        } catch (CharacterCodingException notText) {
            throw new RecordException(Refusal.in(RecordException.class, "notText"));
        }
    }

    /** {@return the content of a small file} */
    public static byte[] read(Path file) throws IOException {
        return read(file, LARGEST);
    }

    /** {@return the content of a regular file that has at most {@code largest} bytes} */
    public static byte[] read(Path file, int largest) throws IOException {
        requireFile(file);
        if (Files.size(file) == 0) {
            // Virtual files, as in /proc, report no size, and some never end.
            return new byte[0];
        }
        try (InputStream in = Files.newInputStream(file)) {
            // The file may be growing.
            byte[] content = Files.size(file) > largest ? null : in.readNBytes(largest + 1);
            if (content == null || content.length > largest) {
                throw new FileSystemException(file.toString(), null, "too large");
            }
            return content;
        }
    }

    /**
     * {@return the text in a regular file that has at most {@code largest} bytes}
     *
     * @throws CharacterCodingException if it is not text in UTF-8
     */
    public static String text(Path file, int largest) throws IOException {
        ByteBuffer content = ByteBuffer.wrap(read(file, largest));
        return StandardCharsets.UTF_8.newDecoder().decode(content).toString();
    }

    /** Checks that a path is a regular file or does not exist. Reading a pipe or a device might never end. */
    public static void requireFile(Path file) throws FileSystemException {
        if (isOther(file)) {
            throw new FileSystemException(file.toString(), null, "not a regular file");
        }
    }

    /** Checks that a user's file may be written if it exists. Replacing it would not ask whether it is write-protected. */
    public static void requireUnprotected(Path file) throws IOException {
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw new AccessDeniedException(file.toString());
        }
    }

    private static boolean isOther(Path file) {
        return Files.exists(file) && !Files.isRegularFile(file);
    }

    /** Writes a record to {@code file}, atomically. */
    public static void save(GameRecord record, Path file) throws IOException {
        replace(file, RecordWriter.write(record));
    }

    /** Replaces the content of {@code file} with {@code text}, like {@link #replace(Path, byte[])}. */
    public static void replace(Path file, String text) throws IOException {
        replace(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Replaces the content of {@code file} with {@code content}, like {@link #replace(Path, Content)}. */
    public static void replace(Path file, byte[] content) throws IOException {
        replace(file, channel -> writeAll(channel, content));
    }

    /** Content that may be too large to be held in memory. */
    @FunctionalInterface
    public interface Content {
        /** Writes all of it. */
        void writeTo(FileChannel channel) throws IOException;
    }

    /**
     * Replaces the content of {@code file} atomically: at any moment, it has either all of the old or all of the new
     * content. Creates missing folders.
     */
    public static void replace(Path file, Content content) throws IOException {
        sweepQuietly(Files.exists(file) ? file.toRealPath() : file);
        replaceOnly(file, content);
    }

    /** Writes one of many records like {@link #save}, into a folder that has just been swept. */
    public static void saveOneOfMany(GameRecord record, Path file) throws IOException {
        replaceOnly(
                file, channel -> writeAll(channel, RecordWriter.write(record).getBytes(StandardCharsets.UTF_8)));
    }

    private static void replaceOnly(Path file, Content content) throws IOException {
        requireFile(file);
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        try {
            Files.createDirectories(target.getParent());
        } catch (NoSuchFileException noPlace) {
            // Whoever tells it must not ask the disk what is missing.
            throw new NotDirectoryException(target.getParent().toString());
        }
        Path fresh = target.resolveSibling(unfinishedName(target.getFileName().toString()));
        try {
            try (FileChannel channel =
                    FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                keepPermissions(target, fresh);
                writeThrough(channel, content);
            }
            move(fresh, target);
        } catch (AccessDeniedException denied) {
            // The message must name the target, because nobody knows the temporary file.
            throw new AccessDeniedException(target.toString(), null, denied.getReason());
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Lets nobody read the new content who could not read the old one; to be called while there is none yet. */
    private static void keepPermissions(Path target, Path fresh) {
        try {
            if (Files.exists(target)) {
                Files.setPosixFilePermissions(fresh, Files.getPosixFilePermissions(target));
            }
        } catch (UnsupportedOperationException | IOException otherSystem) {
            // There are none to keep.
        }
    }

    /** {@return a new name for a file's temporary file} It contains only the beginning of a long name. */
    static String unfinishedName(String name) {
        int length = Math.min(name.length(), LONGEST_KEPT);
        boolean splits = length < name.length() && Character.isHighSurrogate(name.charAt(length - 1));
        String unique = MARK + Long.toString(ProcessHandle.current().pid(), RADIX) + "-"
                + Long.toString(System.nanoTime() & Long.MAX_VALUE, RADIX);
        return "." + name.substring(0, splits ? length - 1 : length) + "." + unique + UNFINISHED;
    }

    /**
     * Renames an unusable file to {@code NAME.damaged} or, if that exists, {@code NAME.damaged-2} and so on, so that
     * its content can still be rescued. Never overwrites a file.
     *
     * @return the new name
     */
    public static Path putAside(Path file) throws IOException {
        return underFreeName(file, free -> Files.move(file, free));
    }

    /** {@return a copy of a file, named as by {@link #putAside}} */
    public static Path copyAside(Path file) throws IOException {
        return underFreeName(file, free -> Files.copy(file, free));
    }

    private static Path underFreeName(Path file, Transfer transfer) throws IOException {
        for (int number = 1; ; number++) {
            try {
                String ending = number == 1 ? ASIDE : ASIDE + "-" + number;
                return transfer.to(file.resolveSibling(file.getFileName() + ending));
            } catch (FileAlreadyExistsException taken) {
                if (number == MOST_ASIDE) {
                    throw taken;
                }
            }
        }
    }

    private interface Transfer {
        Path to(Path free) throws IOException;
    }

    /** Removes temporary files from {@code folder} that were left by processes killed during {@link #replace}. */
    public static void sweep(Path folder) throws IOException {
        sweep(folder, name -> isUnfinished(name, ".", UNIQUE));
    }

    /** Sweeps {@code folder} if it exists and is writable; otherwise, it cannot contain temporary files. */
    public static void sweepIfWritable(Path folder) throws IOException {
        if (Files.isWritable(folder)) {
            sweep(folder);
        }
    }

    /**
     * Removes temporary files that were left by killed processes in the folder of {@code file}, which may be a user's:
     * those of this file, and those of other files if they carry our mark. Errors are ignored.
     */
    public static void sweepQuietly(Path file) {
        Path target = file.toAbsolutePath();
        String beside = "." + target.getFileName() + ".";
        try {
            sweep(target.getParent(), name -> isUnfinished(name, beside, UNIQUE) || isUnfinished(name, ".", MARKED));
        } catch (IOException | DirectoryIteratorException closed) {
            // The remaining files do no harm.
        }
    }

    /** Removes old temporary files. In a user's folder, only names that are certainly ours may be touched. */
    private static void sweep(Path folder, Predicate<String> isOurs) throws IOException {
        Instant now = Instant.now();
        DirectoryStream.Filter<Path> ours =
                file -> isOurs.test(file.getFileName().toString());
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, ours)) {
            for (Path file : files) {
                sweep(file, now);
            }
        }
    }

    private static void sweep(Path file, Instant now) throws IOException {
        try {
            Instant written = Files.getLastModifiedTime(file).toInstant();
            boolean living = written.isAfter(now.minus(VERY_OLD)) && isOfLivingProcess(file);
            if (written.isBefore(now.minus(OLD)) && !living) {
                Files.deleteIfExists(file);
            }
        } catch (NoSuchFileException finished) {
            // Another process has just given it its final name.
        }
    }

    /** {@return whether the process that created a temporary file is still alive and may continue to write it} */
    private static boolean isOfLivingProcess(Path file) {
        Matcher unique = MARKED.matcher(unique(file.getFileName().toString()));
        return unique.matches()
                && unique.group(1) != null
                && ProcessHandle.of(Long.parseLong(unique.group(1), RADIX))
                        .filter(ProcessHandle::isAlive)
                        .isPresent();
    }

    /** {@return the part of a temporary file's name that makes it unique} */
    private static String unique(String name) {
        return name.substring(0, name.length() - UNFINISHED.length()).replaceFirst(".*\\.", "");
    }

    private static boolean isUnfinished(String name, String prefix, Pattern unique) {
        return name.startsWith(prefix)
                && name.endsWith(UNFINISHED)
                && unique.matcher(unique(name)).matches();
    }

    /**
     * Writes all content and forces it to disk, so that a power failure cannot leave the file name without its content.
     */
    static void writeThrough(FileChannel channel, Content content) throws IOException {
        content.writeTo(channel);
        channel.force(true);
    }

    static void writeAll(FileChannel channel, byte[] content) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(content);
        while (rest.hasRemaining()) {
            channel.write(rest);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException elsewhere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
