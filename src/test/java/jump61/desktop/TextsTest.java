package jump61.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.desktop.shell.Command;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every text that is asked for exists in every language, and every text that exists is asked for. */
class TextsTest {
    private static final Path TEXTS = Path.of("src/main/resources/jump61/desktop");
    private static final Path CODE = Path.of("src/main/java/jump61/desktop");
    private static final Path LAYOUTS = Path.of("fxml");

    /** Keys that are put together from a beginning and what the program knows. */
    private static final Pattern COMPOSED = Pattern.compile(
            "(game|side|level|result\\.reason|clock|size|settings\\.(theme|palette|speed)|command|menu|shortcuts)\\..+");

    @Test
    void everyTextThatIsAskedForExists() {
        Set<String> missing = asked();
        missing.removeAll(keys("texts.properties"));
        assertEquals(Set.of(), missing);
    }

    @Test
    void everyTextIsAskedFor() {
        Set<String> unused = keys("texts.properties");
        unused.removeAll(asked());
        unused.removeIf(key -> COMPOSED.matcher(key).matches() && !key.startsWith("command."));
        assertEquals(Set.of(), unused);
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "zh"})
    void aLanguageHasTheSameTextsWithTheSamePlaceHolders(String language) {
        Properties english = texts("texts.properties");
        Properties other = texts("texts_" + language + ".properties");
        assertEquals(new TreeSet<>(english.stringPropertyNames()), new TreeSet<>(other.stringPropertyNames()));
        for (String key : english.stringPropertyNames()) {
            assertFalse(other.getProperty(key).isBlank(), key);
            assertEquals(placeHolders(english.getProperty(key)), placeHolders(other.getProperty(key)), key);
        }
    }

    private static Set<String> placeHolders(String text) {
        return matches(Pattern.compile("\\{(\\d)"), text);
    }

    /** In layouts behind {@code %}, in code as whole strings; and what commands offer. */
    private static Set<String> asked() {
        Set<String> keys = new TreeSet<>();
        files(LAYOUTS).forEach(file -> keys.addAll(matches(Pattern.compile("\"%([A-Za-z.]+)\""), read(file))));
        Pattern key = Pattern.compile("\"([a-z][A-Za-z0-9]*(?:\\.[A-Za-z0-9]+)+)\"");
        files(CODE).forEach(file -> keys.addAll(matches(key, read(file))));
        for (Command command : Command.values()) {
            keys.add(command.textKey());
            keys.add(command.group().textKey());
        }
        Set<String> beginnings = keys("texts.properties").stream()
                .map(text -> text.split("\\.")[0])
                .collect(Collectors.toSet());
        // Other strings with dots are names of settings, files and system properties.
        keys.removeIf(found -> !beginnings.contains(found.split("\\.")[0])
                || found.endsWith(".fxml")
                || found.endsWith(".properties"));
        return keys;
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files
                    .filter(file -> file.toString().matches(".*\\.(java|fxml)"))
                    .filter(file -> !file.toString().contains("board/"))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(result -> result.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> keys(String file) {
        return new TreeSet<>(texts(file).stringPropertyNames());
    }

    private static Properties texts(String file) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(TEXTS.resolve(file))) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }
}
