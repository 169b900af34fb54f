package jump61.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Output that stays as it was, in files beside the tests. {@code -Djump61.golden=FOLDER} writes what it is now into a
 * folder, from which it is copied to {@code src/test/resources} if the change was meant.
 */
public final class Golden {
    private static final String HOW = "; if this is meant, -Djump61.golden=FOLDER writes it anew";
    private static final String FOLDER = System.getProperty("jump61.golden");

    private Golden() {}

    /** Compares lines with those of a file beside a test. */
    public static void check(Class<?> test, String name, List<String> lines) throws IOException {
        List<String> now = String.join("\n", lines).lines().toList();
        if (FOLDER != null) {
            Path file = Path.of(FOLDER)
                    .resolve(test.getPackageName().replace('.', '/'))
                    .resolve(name);
            Files.createDirectories(file.getParent());
            Files.write(file, now);
            return;
        }
        try (InputStream in = test.getResourceAsStream(name)) {
            assertNotNull(in, name);
            List<String> before = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            for (int i = 0; i < Math.min(before.size(), now.size()); i++) {
                assertEquals(before.get(i), now.get(i), name + ", line " + (i + 1) + HOW);
            }
            assertEquals(before.size(), now.size(), "lines of " + name + HOW);
        }
    }
}
