package jump61.app.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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
}
