package jump61.window;

import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import jump61.game.Languages;
import jump61.game.PlaceHolders;
import jump61.game.Translation;

/** The texts of a resource bundle in one language. By default, the bundle is that of the window. */
public final class Texts {
    private static final String BUNDLE = "jump61.window.texts";
    private static final String RIGHT_TO_LEFT = "\u200f";
    private static final Pattern NOT_PLAIN = Pattern.compile("\\(_.\\)|_|[ \u00a0]?…");

    private final Locale locale;
    private final ResourceBundle bundle;

    private Texts(String bundle, Locale locale) {
        this.locale = locale;
        this.bundle = Translation.of(bundle, locale);
    }

    /** {@return the texts in {@code language}, a BCP 47 tag; in the system's language if it is empty} */
    public static Texts in(String language) {
        Locale wanted = language.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(language);
        return new Texts(BUNDLE, Languages.locale(Languages.tag(wanted), Locale.getDefault(Locale.Category.FORMAT)));
    }

    /** {@return the texts of another bundle in the language of {@code locale}; in English if not translated} */
    public static Texts of(String bundle, Locale locale) {
        return new Texts(bundle, locale);
    }

    /** {@return the texts of another bundle in the same language} */
    public Texts of(String otherBundle) {
        return new Texts(otherBundle, locale);
    }

    public Locale locale() {
        return locale;
    }

    public ResourceBundle bundle() {
        return bundle;
    }

    /** {@return the text with this key, with its placeholders filled in} */
    public String get(String key, Object... arguments) {
        String pattern = bundle.getString(key);
        return arguments.length == 0 ? pattern : PlaceHolders.fill(pattern, locale, arguments);
    }

    /** {@return a command's text without mnemonic and ellipsis} */
    public String plain(String key) {
        return NOT_PLAIN.matcher(get(key)).replaceAll("");
    }

    /** {@return a text in which no line can begin with a per cent sign, or break at an arrow or within a size} */
    public static String unbroken(String text) {
        return text.replace(" %", "\u00a0%")
                .replace(" → ", "\u00a0→\u00a0")
                .replace(" ← ", "\u00a0←\u00a0")
                .replace(" × ", "\u00a0×\u00a0");
    }

    /**
     * {@return a day as its date} From right to left, it has digits alone: JavaFX tears apart what has also letters, and
     * draws boxes for marks of direction.
     */
    public String date(TemporalAccessor day) {
        boolean fromRightToLeft = Languages.isFromRightToLeft(locale);
        return DateTimeFormatter.ofLocalizedDate(fromRightToLeft ? FormatStyle.SHORT : FormatStyle.MEDIUM)
                .withLocale(locale)
                .format(day)
                .replace(RIGHT_TO_LEFT, "");
    }

    public boolean has(String key) {
        return bundle.containsKey(key);
    }
}
