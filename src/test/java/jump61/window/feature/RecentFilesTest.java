package jump61.window.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import jump61.window.settings.Settings;
import org.junit.jupiter.api.Test;

class RecentFilesTest {
    private final Settings settings = new Settings();

    private List<String> names() {
        return RecentFiles.of(settings)
                .map(file -> file.getFileName().toString())
                .toList();
    }

    private void remember(String... names) {
        for (String name : names) {
            RecentFiles.remember(settings, Path.of(name));
        }
    }

    @Test
    void theLatestComesFirstAndNoneTwice() {
        remember("one", "two", "three", "one");
        assertEquals(List.of("one", "three", "two"), names());
    }

    @Test
    void onlyWhatIsGoneIsForgotten() {
        remember("one", "two", "three");
        RecentFiles.forget(settings, Path.of("two"));
        assertEquals(List.of("three", "one"), names());
        RecentFiles.forget(settings, Path.of("four"));
        assertEquals(List.of("three", "one"), names());
    }
}
