package jump61.game;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The languages of the program. */
public final class Languages {
    /**
     * The languages as BCP 47 tags. English comes first: its texts are in the packages that show them. Each of the
     * others has a file of this name in {@code jump61/languages}.
     */
    public static final List<String> TAGS = List.of(
            "en", "de", "zh", "es", "fr", "it", "pt-BR", "nl", "pl", "cs", "sv", "ru", "uk", "tr", "el", "ja", "ko",
            "zh-TW", "hi", "ar", "he");

    /**
     * The languages' own names, in the same order. Thanks to this list, packages do not have to include Java's data for all
     * languages.
     */
    private static final List<String> NAMES = List.of(
            "English",
            "Deutsch",
            "中文",
            "Español",
            "Français",
            "Italiano",
            "Português (Brasil)",
            "Nederlands",
            "Polski",
            "Čeština",
            "Svenska",
            "Русский",
            "Українська",
            "Türkçe",
            "Ελληνικά",
            "日本語",
            "한국어",
            "中文 (台灣)",
            "हिन्दी",
            "العربية",
            "עברית");

    private static final String ENGLISH = TAGS.get(0);
    private static final Set<String> TRADITIONAL_CHINESE = Set.of("TW", "HK", "MO");
    private static final Set<String> FROM_RIGHT_TO_LEFT = Set.of("ar", "he");
    private static final Set<String> SHAPED = Set.of("ar", "he", "hi");

    private Languages() {}

    /** {@return the tag of the language that suits {@code wanted} best; English if none does} */
    public static String tag(Locale wanted) {
        if (wanted.getLanguage().equals("zh") && isTraditional(wanted)) {
            return "zh-TW";
        }
        return TAGS.stream()
                .filter(tag -> Locale.forLanguageTag(tag).getLanguage().equals(wanted.getLanguage()))
                .findFirst()
                .orElse(ENGLISH);
    }

    /**
     * {@return the tag of the language that a text names as a BCP 47 tag, such as {@code de-AT}}
     *
     * @throws IllegalArgumentException if the text names none of the program's languages
     */
    public static String named(String text) {
        String tag = tag(Locale.forLanguageTag(text));
        if (!Locale.forLanguageTag(tag)
                .getLanguage()
                .equals(Locale.forLanguageTag(text).getLanguage())) {
            throw new IllegalArgumentException("no language of the program: " + text);
        }
        return tag;
    }

    private static boolean isTraditional(Locale chinese) {
        return chinese.getScript().isEmpty()
                ? TRADITIONAL_CHINESE.contains(chinese.getCountry())
                : chinese.getScript().equals("Hant");
    }

    /**
     * {@return the locale for dates and numbers in a language, with the region of {@code system} if its language is the
     * same; the digits are always 0 to 9}
     */
    public static Locale locale(String tag, Locale system) {
        Locale language = Locale.forLanguageTag(tag);
        boolean isOwn = language.getCountry().isEmpty() && tag(system).equals(tag);
        String region = isOwn && !system.getCountry().isEmpty() ? "-" + system.getCountry() : "";
        return Locale.forLanguageTag(tag + region + "-u-nu-latn");
    }

    /** {@return the name of a language in that language, so that people can find theirs whichever language is in use} */
    public static String name(String tag) {
        return NAMES.get(TAGS.indexOf(tag));
    }

    /** {@return whether the language is written from right to left} */
    public static boolean isFromRightToLeft(Locale language) {
        return FROM_RIGHT_TO_LEFT.contains(language.getLanguage());
    }

    /** {@return whether the letters of the language take their shape from the letters next to them} */
    public static boolean isShaped(Locale language) {
        return SHAPED.contains(language.getLanguage());
    }
}
