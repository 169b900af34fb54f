package jump61.table;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import jump61.record.RecordFiles;

/**
 * The keys of earlier opponents, by the names they gave. A key is trusted when first seen. The program compares whole
 * fingerprints; people compare a short code.
 */
public final class KnownKeys {
    private static final String FILE = "known";
    private static final int MOST = 500;
    private static final int CODE_BYTES = 8;
    private static final int CODE_LETTERS = 12;
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

    /** {@return what is known of a key; from now on, the key is known} */
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

    /** {@return the SHA-256 of a public key, in 64 hexadecimal digits} */
    static String fingerprint(PublicKey key) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(key.getEncoded()));
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /** {@return the first 60 bits of a fingerprint, to be compared by people: {@code K7QM-4TZP-9XWC}} */
    static String code(String fingerprint) {
        byte[] first = HexFormat.of().parseHex(fingerprint.substring(0, 2 * CODE_BYTES));
        return TypedBytes.grouped(TypedBytes.write(first).substring(0, CODE_LETTERS));
    }
}
