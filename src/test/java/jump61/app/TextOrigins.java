package jump61.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import jump61.game.Languages;

/**
 * Which English texts the translations were made from. They stand in a file, a key a line: the key, a hash of the
 * English text, and {@code TAG=HASH} for each language whose translation was made from another English text.
 */
final class TextOrigins {
    static final Path FILE = Path.of("src/test/resources/jump61/languages/made-from.txt");

    /** The hashes by language, by key. */
    private final Map<String, Map<String, String>> made = new TreeMap<>();

    private TextOrigins() {}

    static TextOrigins read() {
        return read(Files.exists(FILE) ? TextBundle.read(FILE) : "");
    }

    static TextOrigins read(String lines) {
        TextOrigins origins = new TextOrigins();
        lines.lines().map(line -> line.split(" ")).forEach(words -> {
            Map<String, String> hashes = new TreeMap<>();
            languages().forEach(language -> hashes.put(language, words[1]));
            for (String word : List.of(words).subList(2, words.length)) {
                String[] pair = word.split("=");
                hashes.put(pair[0], pair[1]);
            }
            origins.made.put(words[0], hashes);
        });
        return origins;
    }

    private static List<String> languages() {
        return Languages.TAGS.stream().skip(1).toList();
    }

    /** {@return the keys of the texts of a language that were made from another English text than today's} */
    Set<String> stale(String language, Map<String, String> english) {
        Set<String> stale = new TreeSet<>();
        english.forEach((key, text) -> {
            if (!hash(text).equals(made.getOrDefault(key, Map.of()).get(language))) {
                stale.add(key);
            }
        });
        return stale;
    }

    /** Notes that the texts of a language say what the English ones say today. */
    void renew(String language, Map<String, String> english) {
        made.keySet().retainAll(english.keySet());
        english.forEach((key, text) ->
                made.computeIfAbsent(key, unknown -> new TreeMap<>()).put(language, hash(text)));
    }

    void write() throws IOException {
        Files.createDirectories(FILE.getParent());
        Files.writeString(FILE, lines());
    }

    /** {@return the lines of the file, in which the hash that most languages share is written once} */
    String lines() {
        StringBuilder lines = new StringBuilder();
        made.forEach((key, hashes) -> {
            String common = languages().stream()
                    .map(language -> hashes.getOrDefault(language, "0"))
                    .max(Comparator.comparingLong(hash -> languages().stream()
                            .filter(language -> hash.equals(hashes.getOrDefault(language, "0")))
                            .count()))
                    .orElseThrow();
            lines.append(key).append(' ').append(common);
            languages().stream()
                    .filter(language -> !common.equals(hashes.getOrDefault(language, "0")))
                    .forEach(language ->
                            lines.append(' ').append(language).append('=').append(hashes.getOrDefault(language, "0")));
            lines.append('\n');
        });
        return lines.toString();
    }

    private static String hash(String text) {
        try {
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(sum, 0, 4);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
