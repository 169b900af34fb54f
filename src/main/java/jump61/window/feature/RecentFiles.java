package jump61.window.feature;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.window.settings.Settings;

/** The recent files, newest first, as stored in the settings. */
public final class RecentFiles {
    private static final int MOST = 8;

    private RecentFiles() {}

    /** {@return the recent files, newest first} */
    public static Stream<Path> of(Settings settings) {
        return settings.recentFilesProperty()
                .get()
                .lines()
                .filter(line -> !line.isBlank())
                .flatMap(RecentFiles::stream);
    }

    private static Stream<Path> stream(String text) {
        return path(text).stream();
    }

    /** {@return the path in {@code text}; empty if it is not a valid path on this system} */
    public static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException notHere) {
            return Optional.empty();
        }
    }

    /** Puts a file at the head of the list. */
    public static void remember(Settings settings, Path used) {
        Path absolute = used.toAbsolutePath();
        keep(settings, Stream.concat(Stream.of(absolute), of(settings).filter(other -> !other.equals(absolute))));
    }

    /** Removes a file from the list. */
    public static void forget(Settings settings, Path gone) {
        Path absolute = gone.toAbsolutePath();
        keep(settings, of(settings).filter(other -> !other.equals(absolute)));
    }

    private static void keep(Settings settings, Stream<Path> files) {
        settings.recentFilesProperty().set(files.limit(MOST).map(Path::toString).collect(Collectors.joining("\n")));
    }
}
