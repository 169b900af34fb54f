package jump61.record;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The place for deleted files and folders, from which they can be restored. Each is moved in one step, so that a program
 * that is killed leaves it in one place or the other. Deletions older than {@link #KEPT} are removed for good. All methods
 * wait for the disk; several processes may use the same bin.
 */
public final class Bin {
    /** How long a deletion can be undone. */
    public static final Duration KEPT = Duration.ofDays(30);

    /** The name of a bin's folder, next to the files that it is for. */
    public static final String NAME = "bin";

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");
    private static final int TIME_LENGTH = 15;

    private final Path folder;
    private final Clock clock;

    /**
     * A deletion.
     *
     * @param folder where the deleted files and folders are now
     * @param time when it was deleted
     */
    public record Deletion(Path folder, Instant time) {
        /** {@return the deleted files and folders that are still here; none if all have just been restored or removed} */
        public List<Path> files() throws IOException {
            List<Path> files = new ArrayList<>();
            try (DirectoryStream<Path> found = Files.newDirectoryStream(folder)) {
                found.forEach(files::add);
            } catch (NoSuchFileException gone) {
                return List.of();
            }
            files.sort(null);
            return files;
        }
    }

    /** Opens the bin in {@code folder}, which is created by the first deletion. */
    public Bin(Path folder) {
        this(folder, Clock.systemUTC());
    }

    Bin(Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
    }

    /**
     * Moves files or folders with different names here. Those that no longer exist, also because another program deletes
     * them now, are skipped.
     *
     * @return the deletion, for {@link #restore}
     */
    public Deletion put(List<Path> files) throws IOException {
        emptyOld();
        Deletion deletion = newDeletion();
        for (Path file : files) {
            moveIfThere(file, deletion.folder().resolve(file.getFileName()));
        }
        return deletion;
    }

    /** {@return whether a file was there to be moved} Another program may move it at the same time. */
    private static boolean moveIfThere(Path file, Path place) throws IOException {
        try {
            Files.move(file, place);
            return true;
        } catch (NoSuchFileException gone) {
            if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                throw gone;
            }
            return false;
        }
    }

    private Deletion newDeletion() throws IOException {
        Instant now = Instant.ofEpochSecond(clock.instant().getEpochSecond());
        String time = TIME.format(now.atOffset(ZoneOffset.UTC));
        Files.createDirectories(folder);
        for (int number = 1; ; number++) {
            try {
                return new Deletion(Files.createDirectory(folder.resolve(time + "-" + number)), now);
            } catch (FileAlreadyExistsException taken) {
                // Taken by another deletion in the same second.
            }
        }
    }

    /** {@return all deletions, the latest first} */
    public List<Deletion> deletions() throws IOException {
        List<Deletion> deletions = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "[0-9]*-[0-9]*-[0-9]*")) {
                for (Path one : found) {
                    addIfDeletion(one, deletions);
                }
            }
        }
        deletions.sort(Comparator.comparing(Deletion::time).reversed());
        return deletions;
    }

    private static void addIfDeletion(Path folder, List<Deletion> deletions) {
        try {
            String time = folder.getFileName().toString().substring(0, TIME_LENGTH);
            deletions.add(new Deletion(folder, LocalDateTime.parse(time, TIME).toInstant(ZoneOffset.UTC)));
        } catch (DateTimeException | StringIndexOutOfBoundsException foreign) {
            // A foreign folder is left alone.
        }
    }

    /**
     * Moves deleted files and folders to {@code target}. Those that would replace something there stay here.
     *
     * @return the number of files and folders restored
     */
    public int restore(Deletion deletion, Path target) throws IOException {
        return restore(deletion.files(), target);
    }

    /**
     * Moves some of the {@linkplain Deletion#files deleted files} to {@code target}. Those that would replace something
     * there stay here, and those that are no longer here are skipped.
     *
     * @return the number of files and folders restored
     */
    public int restore(List<Path> files, Path target) throws IOException {
        Files.createDirectories(target);
        int restored = 0;
        Set<Path> places = new HashSet<>();
        for (Path file : files) {
            Path place = target.resolve(file.getFileName());
            if (!Files.exists(place) && moveIfThere(file, place)) {
                restored++;
            }
            places.add(file.getParent());
        }
        for (Path emptied : places) {
            removeIfEmpty(emptied);
        }
        return restored;
    }

    /**
     * Moves one deleted file or folder back, under another name if its own is taken.
     *
     * @param places where it may go, in order of preference
     * @return its place
     * @throws FileAlreadyExistsException if all of them are taken
     */
    public Path restore(Path file, Iterable<Path> places) throws IOException {
        for (Path place : places) {
            if (!Files.exists(place)) {
                Files.createDirectories(place.getParent());
                Files.move(file, place);
                removeIfEmpty(file.getParent());
                return place;
            }
        }
        throw new FileAlreadyExistsException(file.toString());
    }

    private static void removeIfEmpty(Path deletion) throws IOException {
        try {
            Files.deleteIfExists(deletion);
        } catch (DirectoryNotEmptyException others) {
            // They can still be restored.
        }
    }

    /** Removes old deletions for good. */
    public void emptyOld() throws IOException {
        Instant oldest = clock.instant().minus(KEPT);
        for (Deletion deletion : deletions()) {
            if (deletion.time().isBefore(oldest)) {
                remove(deletion);
            }
        }
    }

    /** Removes everything, for good. */
    public void empty() throws IOException {
        for (Deletion deletion : deletions()) {
            remove(deletion);
        }
    }

    private static void remove(Deletion deletion) throws IOException {
        Files.walkFileTree(deletion.folder(), new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException problem) throws IOException {
                if (problem instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw problem;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException problem) throws IOException {
                Files.deleteIfExists(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
