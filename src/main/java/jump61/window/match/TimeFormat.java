package jump61.window.match;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Formats and parses time controls as stored in settings and files: {@code none}, {@code move:15} or {@code
 * total:300+5}, in seconds.
 */
public final class TimeFormat {
    private static final Pattern PER_MOVE = Pattern.compile("move:(\\d{1,5})");
    private static final Pattern TOTAL = Pattern.compile("total:(\\d{1,5})(?:\\+(\\d{1,5}))?");

    private TimeFormat() {}

    public static String write(TimeControl time) {
        return switch (time.kind()) {
            case NONE -> "none";
            case PER_MOVE -> "move:" + time.base().toSeconds();
            case TOTAL ->
                "total:" + time.base().toSeconds() + "+" + time.increment().toSeconds();
        };
    }

    /** {@return the time control; none if the text is invalid} */
    public static TimeControl read(String text) {
        Matcher perMove = PER_MOVE.matcher(text);
        if (perMove.matches()) {
            return TimeControl.perMove(seconds(perMove.group(1)));
        }
        Matcher total = TOTAL.matcher(text);
        return total.matches() ? TimeControl.total(seconds(total.group(1)), seconds(total.group(2))) : TimeControl.NONE;
    }

    private static Duration seconds(String digits) {
        return Duration.ofSeconds(digits == null ? 0 : Integer.parseInt(digits));
    }
}
