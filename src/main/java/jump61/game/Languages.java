package jump61.game;

import java.util.List;
import java.util.Locale;

/** The languages of the program. */
public final class Languages {
    /** Language codes (ISO 639-1). English, the language of the root bundles, comes first. */
    public static final List<String> CODES = List.of("en", "de", "zh");

    private Languages() {}

    /**
     * {@return the locale for loading a resource bundle: that of the language, or the root for English and languages
     * without texts} English requested by name would fall back to the system's language.
     */
    public static Locale bundle(Locale wanted) {
        return CODES.indexOf(wanted.getLanguage()) > 0 ? wanted : Locale.ROOT;
    }
}
