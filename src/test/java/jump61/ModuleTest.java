package jump61;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests run on the class path, where everything is open; the installed program is a module, where it is not. */
class ModuleTest {
    private static final Path CLASSES = Path.of("target/classes");
    private static final Pattern OWN_CLASS = Pattern.compile("(jump61(?:\\.[a-z0-9]+)*)\\.[A-Z]\\w*");

    private static final ModuleDescriptor MODULE =
            ModuleFinder.of(CLASSES).find("jump61").orElseThrow().descriptor();

    @Test
    void packagesNamedInLayoutsAreOpenToTheirLoader() throws IOException {
        Set<String> named = new TreeSet<>();
        for (Path layout : layouts()) {
            Matcher matcher = OWN_CLASS.matcher(Files.readString(layout));
            while (matcher.find()) {
                named.add(matcher.group(1));
            }
        }
        Set<String> open = MODULE.opens().stream()
                .filter(opens -> opens.targets().contains("javafx.fxml"))
                .map(ModuleDescriptor.Opens::source)
                .collect(Collectors.toSet());
        assertFalse(named.isEmpty());
        named.removeAll(open);
        assertEquals(Set.of(), named, "module-info.java must open these packages to javafx.fxml");
    }

    @Test
    void theApplicationIsOpenToJavaFxWhichMakesIt() {
        Set<String> open = MODULE.opens().stream()
                .filter(opens -> opens.targets().contains("javafx.graphics"))
                .map(ModuleDescriptor.Opens::source)
                .collect(Collectors.toSet());
        String application = "jump61.app";
        assertTrue(Files.exists(CLASSES.resolve(application.replace('.', '/')).resolve("DesktopApplication.class")));
        assertTrue(open.contains(application), "module-info.java must open " + application + " to javafx.graphics");
    }

    @Test
    void theModuleProvidesWhatTheClassPathLists() throws IOException {
        assertTrue(MODULE.provides().size() >= 2);
        for (ModuleDescriptor.Provides service : MODULE.provides()) {
            List<String> listed = Files.readAllLines(CLASSES.resolve("META-INF/services/" + service.service()));
            assertEquals(listed.stream().filter(line -> !line.isBlank()).toList(), service.providers());
        }
    }

    private static List<Path> layouts() throws IOException {
        try (var files = Files.walk(CLASSES)) {
            return files.filter(file -> file.toString().endsWith(".fxml")).toList();
        }
    }
}
