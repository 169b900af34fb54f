package jump61.game;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts that depend on a number, in the syntax of ICU's message format: <code>{0,plural,=0{no moves} one{# move}
 * other{# moves}}</code>. A form is chosen by the number itself or by the {@link Plural} form of the language, and
 * {@code #} stands for the number.
 */
final class PluralText {
    private static final Pattern START = Pattern.compile("\\{(\\d),plural,");
    private static final Pattern FORM = Pattern.compile("\\s*(=\\d+|[a-z]+)\\{");
    private static final String USUAL = "other";

    private PluralText() {}

    /**
     * {@return {@code pattern} with each plural replaced by the matching form; other placeholders stay}
     *
     * @throws IllegalArgumentException if {@code pattern} is malformed
     */
    static String choose(String pattern, Locale language, Object... arguments) {
        StringBuilder text = new StringBuilder();
        Matcher start = START.matcher(pattern);
        int done = 0;
        while (start.find(done)) {
            String argument = start.group(1);
            long number = ((Number) arguments[Integer.parseInt(argument)]).longValue();
            Map<String, String> forms = new HashMap<>();
            int end = readForms(pattern, start.end(), forms);
            text.append(pattern, done, start.start());
            text.append(form(forms, number, language).replace("#", "{" + argument + "}"));
            done = end;
        }
        return text.append(pattern, done, pattern.length()).toString();
    }

    private static String form(Map<String, String> forms, long number, Locale language) {
        String usual = forms.get(USUAL);
        String form = forms.getOrDefault(
                "=" + number, forms.getOrDefault(Plural.of(number, language).keyword(), usual));
        if (form == null) {
            throw new IllegalArgumentException("There is no form for " + number + ": " + forms);
        }
        return form;
    }

    /** Reads the forms that begin at {@code from}, and returns the index after them. */
    private static int readForms(String pattern, int from, Map<String, String> forms) {
        Matcher form = FORM.matcher(pattern);
        int position = from;
        while (form.find(position) && form.start() == position) {
            position = closingBrace(pattern, form.end());
            forms.put(form.group(1), pattern.substring(form.end(), position));
            position++;
        }
        if (position >= pattern.length() || pattern.charAt(position) != '}') {
            throw new IllegalArgumentException("This is not a plural: " + pattern);
        }
        return position + 1;
    }

    private static int closingBrace(String pattern, int from) {
        int depth = 1;
        for (int i = from; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException("A brace is not closed: " + pattern);
    }

    /** The plural forms of the program's languages for whole numbers, by the rules and names of Unicode's CLDR. */
    enum Plural {
        ZERO,
        ONE,
        TWO,
        FEW,
        MANY,
        OTHER;

        /** {@return the form that a number of at least 0 takes in a language} */
        static Plural of(long number, Locale language) {
            int tens = (int) (number % 100);
            return switch (language.getLanguage()) {
                case "ja", "ko", "zh" -> OTHER;
                case "fr", "hi", "pt" -> number <= 1 ? ONE : OTHER;
                case "ru", "uk" -> slavic(tens, tens % 10 == 1 && tens != 11);
                case "pl" -> slavic(tens, number == 1);
                case "cs" -> number >= 2 && number <= 4 ? FEW : oneOrOther(number);
                case "he", "iw" -> number == 2 ? TWO : oneOrOther(number);
                case "ar" -> number <= 2 ? values()[(int) number] : arabic(tens);
                default -> oneOrOther(number);
            };
        }

        private static Plural oneOrOther(long number) {
            return number == 1 ? ONE : OTHER;
        }

        private static Plural slavic(int tens, boolean one) {
            int units = tens % 10;
            boolean few = units >= 2 && units <= 4 && tens / 10 != 1;
            return one ? ONE : few ? FEW : MANY;
        }

        private static Plural arabic(int tens) {
            return tens < 3 ? OTHER : tens <= 10 ? FEW : MANY;
        }

        /** {@return the keyword of the form in texts} */
        String keyword() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
