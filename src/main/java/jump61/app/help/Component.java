package jump61.app.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import jump61.console.Version;

/**
 * Software included with the program.
 *
 * @param name its name and version
 * @param licence its licence, as an SPDX expression
 */
record Component(String name, String licence) {

    /** {@return the Java runtime, then the libraries recorded by the build} */
    static List<Component> all() {
        Properties libraries = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("libraries.properties")) {
            libraries.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Component java = new Component("OpenJDK " + Runtime.version(), "GPL-2.0-only WITH Classpath-exception-2.0");
        return Stream.concat(
                        Stream.of(java),
                        libraries.stringPropertyNames().stream()
                                .sorted()
                                .map(name -> of(name, libraries.getProperty(name))))
                .toList();
    }

    private static Component of(String name, String facts) {
        String[] parts = facts.split("; ", 3);
        return new Component(name + " " + parts[0], parts[1]);
    }

    /** The text of a licence, from the folder of the Java runtime that contains the licences of all components in packages. */
    record LicenceFile(String title, Path file) {
        private static final String OURS = "jump61/";

        /**
         * {@return the licences in a folder, starting with that of this program; an empty list if there is no such folder}
         */
        static List<LicenceFile> in(Path folder) {
            try (Stream<Path> files = Files.walk(folder)) {
                // Modules link to shared licences.
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
}
