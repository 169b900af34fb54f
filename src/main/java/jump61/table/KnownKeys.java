package jump61.table;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import jump61.record.RecordFiles;

/** The keys of those one has played with, by the name they gave: trusted when first seen. */
public final class KnownKeys {
    private static final String FILE = "known";
    private static final int MOST = 500;
    private static final Pattern ENTRY = Pattern.compile("[0-9a-f]{64} [!-~]{1,300}");

    private final Path file;

    /** What is known of a key. */
    public enum Trust {
        /** Neither the key nor the name has been seen. */
        NEW,
        /** The key has been seen. */
        KNOWN,
        /** The name has been seen with another key. */
        CHANGED
    }

    KnownKeys(Path folder) {
        file = folder.resolve(FILE);
    }

    /** {@return what is known of a key, which is known from now on} */
    Trust meet(String fingerprint, String name) throws IOException {
        List<String> entries = entries();
        String called = " " + TableLines.packed(name.toLowerCase(Locale.ROOT));
        boolean known = entries.stream().anyMatch(entry -> entry.startsWith(fingerprint));
        boolean taken = !name.isEmpty() && entries.stream().anyMatch(entry -> entry.endsWith(called));
        entries.removeIf(entry -> entry.startsWith(fingerprint));
        entries.add(fingerprint + called);
        List<String> newest = entries.subList(Math.max(0, entries.size() - MOST), entries.size());
        RecordFiles.replace(file, String.join("\n", newest) + "\n");
        return known ? Trust.KNOWN : taken ? Trust.CHANGED : Trust.NEW;
    }

    private List<String> entries() throws IOException {
        if (!Files.exists(file)) {
            return new ArrayList<>();
        }
        return new ArrayList<>(Files.readString(file, StandardCharsets.ISO_8859_1)
                .lines()
                .filter(line -> ENTRY.matcher(line).matches())
                .toList());
    }
}
