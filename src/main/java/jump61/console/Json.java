package jump61.console;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Formats values as JSON on one line: maps, lists, strings, numbers, booleans and null. */
public final class Json {
    private static final int FIRST_PRINTABLE = 0x20;

    private Json() {}

    /** {@return a value as JSON; map entries keep their order} */
    public static String of(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> text(entry.getKey().toString()) + ": " + of(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        } else if (value instanceof List<?> list) {
            return list.stream().map(Json::of).collect(Collectors.joining(", ", "[", "]"));
        } else if (value instanceof Double number) {
            // JSON cannot express infinity or NaN.
            return Double.isFinite(number) ? String.format(Locale.ROOT, "%.4f", number) : "null";
        } else if (value == null || value instanceof Integer || value instanceof Long || value instanceof Boolean) {
            return String.valueOf(value);
        }
        return text(value.toString());
    }

    private static String text(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char letter : text.toCharArray()) {
            if (letter == '"' || letter == '\\') {
                quoted.append('\\').append(letter);
            } else if (letter < FIRST_PRINTABLE || letter > '~') {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) letter));
            } else {
                quoted.append(letter);
            }
        }
        return quoted.append('"').toString();
    }
}
