package jump61.game;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * The reason why a move, a position or a text is not accepted. It is a value, so that the window and the consoles can each
 * show it in their own language.
 *
 * @param bundle base name of the resource bundle with the text
 * @param key key of the text
 * @param arguments values for the text's placeholders
 */
public record Refusal(String bundle, String key, List<Object> arguments) {
    private static final Pattern BREAKS = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");
    private static final int LONGEST = 200;

    public Refusal {
        arguments = List.copyOf(arguments);
    }

    /** {@return a refusal that applies to all games, with its text in the bundle {@code jump61.game.refusals}} */
    public static Refusal of(String key, Object... arguments) {
        return in(Refusal.class, key, arguments);
    }

    /** {@return a refusal with its text in the bundle {@code refusals} in the package of {@code room}} */
    public static Refusal in(Class<?> room, String key, Object... arguments) {
        return new Refusal(room.getPackageName() + ".refusals", key, List.of(arguments));
    }

    /** {@return the same refusal, with its quoted arguments written in another way} */
    public Refusal quoting(UnaryOperator<String> otherwise) {
        List<Object> quoted = arguments.stream()
                .map(argument -> argument instanceof String text ? otherwise.apply(text) : argument)
                .toList();
        return new Refusal(bundle, key, quoted);
    }

    /** {@return one clear line in English} */
    public String text() {
        return text(Locale.ROOT);
    }

    /** {@return one clear line in the language of {@code locale}, or in English if there is no translation} */
    public String text(Locale locale) {
        ResourceBundle texts = Translation.of(bundle, locale);
        return PlaceHolders.fill(
                texts.getString(key),
                locale,
                arguments.stream().map(Refusal::onOneLine).toArray());
    }

    /** Puts quoted text on one line of limited length, wherever it comes from. */
    private static Object onOneLine(Object argument) {
        if (!(argument instanceof String text)) {
            return argument;
        }
        String shown = BREAKS.matcher(text).replaceAll("?");
        return shown.length() <= LONGEST ? shown : shown.substring(0, LONGEST) + "...";
    }
}
