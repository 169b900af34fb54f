package jump61.game;

import java.text.Bidi;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Fills in placeholders in texts. Their syntax is that of {@link MessageFormat}, with plurals like ICU's. */
public final class PlaceHolders {
    /** The smallest number whose digits are grouped. */
    private static final int GROUPED = 1000;

    /** An invisible letter of a script written from left to right. */
    static final String LEFT_TO_RIGHT = "\u200e";

    /** Text between this mark and its counterpart does not affect the order of the text around it. */
    private static final String ISOLATE = "\u2068";

    private static final String END_OF_ISOLATE = "\u2069";

    /**
     * The places where Indian numbers have separators: before the last three digits, and before each pair of digits to the
     * left of these.
     */
    private static final Pattern INDIAN_GROUP = Pattern.compile("(?<=\\d)(?=(\\d\\d)*\\d{3}$)");

    /** Characters that show what follows in another order than it is typed in, for a class of a pattern. */
    public static final String REORDERING = "\\u202a-\\u202e\\u2066-\\u2069";

    private static final Pattern REORDERING_ONES = Pattern.compile("[" + REORDERING + "]");

    private static final Pattern CONTROLS = Pattern.compile("\\p{Cc}+");

    private PlaceHolders() {}

    /** {@return a name on one line, without the characters that would show part of it in another order} */
    public static String onOneLine(String name) {
        return CONTROLS.matcher(REORDERING_ONES.matcher(name).replaceAll(""))
                .replaceAll(" ")
                .strip();
    }

    /**
     * {@return {@code pattern} with its placeholders filled in for {@code locale}, which must use the digits 0 to 9}
     *
     * @throws IllegalArgumentException if {@code pattern} is malformed
     */
    public static String fill(String pattern, Locale locale, Object... arguments) {
        boolean fromRightToLeft = Languages.isFromRightToLeft(locale);
        Object[] values = Stream.of(arguments)
                .map(argument -> argument instanceof String text ? inOrder(text, fromRightToLeft) : argument)
                .toArray();
        String chosen = pattern.contains(",plural,") ? PluralText.choose(pattern, locale, values) : pattern;
        Object[] written = isIndian(locale)
                ? Stream.of(values)
                        .map(value ->
                                value instanceof Integer || value instanceof Long ? indian((Number) value) : value)
                        .toArray()
                : values;
        return fillPlain(chosen, written).orElseGet(() -> new MessageFormat(chosen, locale).format(written));
    }

    /** Whether numbers are written as in India. Java's formats do not support groups of different lengths. */
    private static boolean isIndian(Locale locale) {
        return locale.getLanguage().equals("hi") || locale.getCountry().equals("IN");
    }

    /** {@return the number with its last three digits as one group and the others in groups of two: 12,34,567} */
    private static String indian(Number number) {
        return INDIAN_GROUP.matcher(number.toString()).replaceAll(",");
    }

    /**
     * Encloses names, moves and scores in marks where they or the text around them would be reordered. Right-to-left texts
     * get letter marks, because JavaFX draws boxes for isolate marks there.
     */
    private static String inOrder(String argument, boolean fromRightToLeft) {
        if (fromRightToLeft) {
            return isFromLeftToRight(argument) ? LEFT_TO_RIGHT + argument + LEFT_TO_RIGHT : argument;
        }
        return isFromLeftToRight(argument) || argument.isEmpty() ? argument : ISOLATE + argument + END_OF_ISOLATE;
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
