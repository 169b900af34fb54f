package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StyleStatesTest {
    private static final Pattern IN_A_STYLE_SHEET = Pattern.compile("(?<=[\\w*]):([a-z][a-z-]*+)(?!\\()(?=[^;{}]*\\{)");
    private static final Pattern IN_JAVA = Pattern.compile("getPseudoClass\\(\"([a-z-]+)\"\\)");

    @Test
    void whatStyleSheetsAndClassesTellApartIsKnownFromTheStart() throws IOException {
        Set<String> unknown = new TreeSet<>();
        unknown.addAll(found(Path.of("src/main/resources/jump61/window"), ".css", IN_A_STYLE_SHEET));
        unknown.addAll(found(Path.of("src/main/java"), ".java", IN_JAVA));
        assertTrue(unknown.containsAll(List.of("hover", "to-move", "closing")), unknown.toString());
        StyleStates.names().forEach(unknown::remove);
        assertEquals(Set.of(), unknown);
    }

    private static Set<String> found(Path root, String ending, Pattern pattern) throws IOException {
        Set<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(ending)).toList()) {
                Matcher states = pattern.matcher(Files.readString(file).replaceAll("(?s)/\\*.*?\\*/", ""));
                while (states.find()) {
                    found.add(states.group(1));
                }
            }
        }
        return found;
    }
}
