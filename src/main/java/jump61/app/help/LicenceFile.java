package jump61.app.help;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The text of a licence, from the folder of the Java runtime in which the packages put the licences of all components.
 */
record LicenceFile(String title, Path file) {
    private static final String OURS = "jump61/";

    /**
     * {@return the licences in a folder, starting with that of this program; an empty list if there is no such folder}
     */
    static List<LicenceFile> in(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            // Modules link to licences they share.
            return files.filter(file -> Files.isRegularFile(file) && !Files.isSymbolicLink(file))
                    .map(file -> new LicenceFile(title(folder.relativize(file)), file))
                    .sorted(Comparator.comparing((LicenceFile text) -> !text.title.startsWith(OURS))
                            .thenComparing(LicenceFile::title))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static String title(Path file) {
        return file.toString().replace('\\', '/');
    }

    /** {@return the text, or the reason why it cannot be read} */
    String read() {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return e.toString();
        }
    }

    @Override
    public String toString() {
        return title;
    }
}
