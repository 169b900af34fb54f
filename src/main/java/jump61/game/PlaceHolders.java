package jump61.game;

import java.text.Bidi;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Fills in placeholders in texts. Their syntax is that of {@link MessageFormat}, with plurals like ICU's. */
public final class PlaceHolders {
    /** The smallest number whose digits are grouped. */
    private static final int GROUPED = 1000;

    /** An invisible letter of a script written from left to right. */
    private static final String LEFT_TO_RIGHT = "\u200e";

    private PlaceHolders() {}

    /**
     * {@return {@code pattern} with its placeholders filled in for {@code locale}, which must use the digits 0 to 9}
     *
     * @throws IllegalArgumentException if {@code pattern} is malformed
     */
    public static String fill(String pattern, Locale locale, Object... arguments) {
        Object[] values = Languages.isFromRightToLeft(locale) ? inOrder(arguments) : arguments;
        String chosen = pattern.contains(",plural,") ? PluralText.choose(pattern, locale, values) : pattern;
        return fillPlain(chosen, values).orElseGet(() -> new MessageFormat(chosen, locale).format(values));
    }

    /**
     * Encloses moves, scores and similar arguments in marks, so that a text written from right to left does not reorder
     * them.
     */
    private static Object[] inOrder(Object... arguments) {
        return Stream.of(arguments)
                .map(argument -> argument instanceof String text && isFromLeftToRight(text)
                        ? LEFT_TO_RIGHT + text + LEFT_TO_RIGHT
                        : argument)
                .toArray();
    }

    private static boolean isFromLeftToRight(String text) {
        return !text.isEmpty() && !Bidi.requiresBidi(text.toCharArray(), 0, text.length());
    }

    /**
     * Fills in texts that contain only names and small numbers, as most do. Loading the number formats takes longer
     * than all other text of the window's first frame.
     *
     * @return the text; empty if it needs a {@link MessageFormat}
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
