package jump61.window.settings;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Formats and parses settings as text, in the format of {@link Properties}. Each line is parsed separately, so that a
 * damaged line costs only its own setting.
 */
final class SettingsFormat {
    private static final Pattern KEY = Pattern.compile("[\\w.-]+");
    /** The form of most lines. {@link Properties} would read the same from them, but allocate 16 kB of buffers for each. */
    private static final Pattern PLAIN = Pattern.compile("([\\w.-]+)=(?![ \\t\\f])([^\\\\]*)");

    private static final Pattern CONTINUED = Pattern.compile("(?:.*[^\\\\])?(?:\\\\\\\\)*\\\\", Pattern.DOTALL);

    private final Map<String, String> settings = new HashMap<>();
    private boolean damaged;

    /**
     * The content of a file.
     *
     * @param settings the readable settings, by name
     * @param damaged whether some lines could not be read
     */
    record Content(Map<String, String> settings, boolean damaged) {}

    private SettingsFormat() {}

    static Content read(byte[] file) {
        SettingsFormat text = new SettingsFormat();
        text.logicalLines(file).forEach(text::readLine);
        return new Content(text.settings, text.damaged);
    }

    /**
     * Formats settings as sorted lines, without the date line of {@link Properties}, so that equal settings give equal
     * files.
     */
    static String write(Map<String, String> settings) throws IOException {
        Properties properties = new Properties();
        properties.putAll(settings);
        StringWriter text = new StringWriter();
        properties.store(text, null);
        return text.toString()
                .lines()
                .filter(line -> !line.startsWith("#"))
                .sorted()
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** Joins each line that ends with a backslash with the next one. */
    private List<String> logicalLines(byte[] file) {
        List<String> lines = new ArrayList<>();
        StringBuilder begun = new StringBuilder();
        int begin = 0;
        for (int end = 0; end <= file.length; end++) {
            if (end == file.length || file[end] == '\n' || file[end] == '\r') {
                begun.append(decode(ByteBuffer.wrap(file, begin, end - begin)));
                begin = end + 1;
                if (end == file.length || !CONTINUED.matcher(begun).matches()) {
                    lines.add(begun.toString());
                    begun.setLength(0);
                } else {
                    begun.append('\n');
                }
            }
        }
        return lines;
    }

    private String decode(ByteBuffer line) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(line.duplicate())
                    .toString()
                    .replace("\uFEFF", "");
        } catch (CharacterCodingException otherEncoding) {
            damaged = true;
            return StandardCharsets.ISO_8859_1.decode(line).toString();
        }
    }

    private void readLine(String line) {
        Matcher plain = PLAIN.matcher(line);
        if (plain.matches()) {
            settings.put(plain.group(1), plain.group(2));
            return;
        }
        Properties one = new Properties();
        try {
            one.load(new StringReader(line));
        } catch (IOException | IllegalArgumentException badEscape) {
            damaged = true;
        }
        for (String key : one.stringPropertyNames()) {
            if (KEY.matcher(key).matches()) {
                settings.put(key, one.getProperty(key));
            } else {
                damaged = true;
            }
        }
    }
}
