package jump61.game;

import java.util.List;
import java.util.Locale;

/** The languages that the program speaks. */
public final class Languages {
    /** Their codes (ISO 639-1); English, the language of the root bundles, comes first. */
    public static final List<String> CODES = List.of("en", "de", "zh");

    private Languages() {}

    /**
     * {@return the locale to load a resource bundle with: that of the same language, or the root for English and for languages
     * without texts} English asked for by name would fall back to the language of the system.
     */
    public static Locale bundle(Locale wanted) {
        return CODES.indexOf(wanted.getLanguage()) > 0 ? wanted : Locale.ROOT;
    }
}
