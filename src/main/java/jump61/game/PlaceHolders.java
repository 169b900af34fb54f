package jump61.game;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Optional;

/** Fills in the place-holders of texts, which are written for {@link MessageFormat}. */
public final class PlaceHolders {
    /** From here on, numbers are written in groups of digits. */
    private static final int GROUPED = 1000;

    private PlaceHolders() {}

    /**
     * {@return {@code pattern} with its place-holders filled in for {@code locale}, whose digits are 0 to 9}
     *
     * @throws IllegalArgumentException if {@code pattern} is none
     */
    public static String fill(String pattern, Locale locale, Object... arguments) {
        return fillPlain(pattern, arguments).orElseGet(() -> new MessageFormat(pattern, locale).format(arguments));
    }

    /**
     * Most texts hold nothing but names and small numbers. They are filled in here, as the formats of numbers take longer to
     * begin with than all else that the first picture of the window says.
     *
     * @return empty if there is more to it
     */
    private static Optional<String> fillPlain(String pattern, Object... arguments) {
        if (pattern.indexOf('\'') >= 0) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder(pattern.length() + 32);
        int done = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', done)) {
            int argument = open + 2 < pattern.length() && pattern.charAt(open + 2) == '}'
                    ? Character.digit(pattern.charAt(open + 1), 10)
                    : -1;
            if (argument < 0 || argument >= arguments.length || !isPlain(arguments[argument])) {
                return Optional.empty();
            }
            text.append(pattern, done, open).append(arguments[argument]);
            done = open + 3;
        }
        return Optional.of(text.append(pattern, done, pattern.length()).toString());
    }

    private static boolean isPlain(Object argument) {
        return argument instanceof String
                || (argument instanceof Integer number && number > -GROUPED && number < GROUPED);
    }
}
