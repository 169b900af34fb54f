package jump61.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.game.Languages;
import jump61.lab.usage.Usage;

/**
 * Writes the file of a language anew, in the order of the English texts and with their comments: what is translated
 * stays, and what is missing stands there in English behind {@code #?}. A text whose English one has changed since is
 * followed by today's behind {@code #!}, until {@code --done} says that the whole file was looked at. See {@code docs/translating.md}.
 */
final class TranslationFile {
    private static final Pattern ENTRY = Pattern.compile("([A-Za-z][\\w./]*)\\s*=(.*)");
    private static final String MISSING = "#? ";
    private static final String STALE = "#! ";
    private static final String DONE = "--done";

    /** The lines as they stand there, with their escapes. */
    private final Map<String, String> translated = new HashMap<>();

    private final List<String> lines = new ArrayList<>();
    private final Set<String> stale;
    private int missing;

    private TranslationFile(String before, Set<String> stale) {
        this.stale = stale;
        before.lines()
                .map(ENTRY::matcher)
                .filter(Matcher::matches)
                .forEach(entry -> translated.put(entry.group(1), entry.group(2)));
    }

    /** {@code LANGUAGE [--done]}: a BCP 47 tag, and that its texts say what the English ones say today. */
    public static void main(String[] arguments) throws IOException {
        Usage.require(TranslationFile.class, arguments, 1, "LANGUAGE [--done]");
        String language = arguments[0];
        TextOrigins origins = TextOrigins.read();
        if (arguments.length > 1 && arguments[1].equals(DONE)) {
            origins.renew(language, TextBundle.allEnglish());
            origins.write();
            return;
        }
        Path path = TextBundle.file(language);
        TranslationFile file = new TranslationFile(
                Files.exists(path) ? TextBundle.read(path) : "", origins.stale(language, TextBundle.allEnglish()));
        file.lines.add("# " + Languages.name(language));
        TextBundle.all().forEach(file::add);
        Files.write(path, file.lines);
        System.out.println(path + ": " + file.missing + " texts are not translated, "
                + (file.stale.size() - file.missing) + " were made from another English text.");
    }

    private void add(TextBundle bundle) {
        String prefix = bundle.prefix();
        lines.add("");
        lines.add("# ---- " + prefix.replace("/", "") + " ----");
        for (String line : TextBundle.read(bundle.english()).lines().toList()) {
            Matcher entry = ENTRY.matcher(line);
            lines.add(entry.matches() ? entry(prefix + entry.group(1), entry.group(2)) : line);
            if (entry.matches()
                    && translated.containsKey(prefix + entry.group(1))
                    && stale.contains(prefix + entry.group(1))) {
                lines.add(STALE + entry.group(2));
            }
        }
    }

    private String entry(String key, String english) {
        String text = translated.get(key);
        if (text == null) {
            missing++;
            return MISSING + key + "=" + english;
        }
        return key + "=" + text;
    }
}
