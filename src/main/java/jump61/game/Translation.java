package jump61.game;

import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Pattern;

/**
 * The texts of a package in a language other than English. All packages share one file per language, so that a translator
 * has one file to copy; each key is preceded by the name of its room, as in {@code sim.facts/leavesMover}, wherever that
 * room is. Texts without a translation are shown in English.
 */
public final class Translation extends ResourceBundle {
    private static final String FILES = "jump61.languages.";

    /** Matches the name of a package up to its last room; a room's {@code ui} package goes by the room's name. */
    private static final Pattern ROOM = Pattern.compile("^(?:\\w+\\.)*?(\\w+\\.)(?:ui\\.)?(?=\\w+$)");

    private final String prefix;
    private final ResourceBundle texts;

    private Translation(String prefix, ResourceBundle texts, ResourceBundle english) {
        this.prefix = prefix;
        this.texts = texts;
        setParent(english);
    }

    /**
     * {@return the texts of a package in the language of {@code locale}; in English if there is no such translation}
     *
     * @param bundle base name of the resource bundle with the English texts
     */
    public static ResourceBundle of(String bundle, Locale locale) {
        // Requested for a language, a bundle that lacks it would fall back to the system's language.
        ResourceBundle english = ResourceBundle.getBundle(bundle, Locale.ROOT);
        String language = Languages.tag(locale);
        return language.equals(Languages.TAGS.get(0))
                ? english
                : new Translation(prefix(bundle), ResourceBundle.getBundle(FILES + language, Locale.ROOT), english);
    }

    /** {@return the prefix of a bundle's keys in the file of a language} */
    public static String prefix(String bundle) {
        return ROOM.matcher(bundle).replaceFirst("$1").replaceFirst("\\.texts$", "") + "/";
    }

    @Override
    protected Object handleGetObject(String key) {
        return texts.containsKey(prefix + key) ? texts.getObject(prefix + key) : null;
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(parent.keySet());
    }
}
