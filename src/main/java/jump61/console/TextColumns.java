package jump61.console;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Set;

/** Text in columns of a terminal, in which East Asian characters and emoji take two places, and accents none. */
public final class TextColumns {
    private static final Set<UnicodeScript> WIDE =
            EnumSet.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA, UnicodeScript.HANGUL);

    private static final int FIRST_EMOJI = 0x1F300;
    private static final int LAST_EMOJI = 0x1FAFF;

    private TextColumns() {}

    /** {@return the number of places that a text takes} */
    public static int width(String text) {
        return text.codePoints().map(TextColumns::width).sum();
    }

    /** {@return the text, shortened or padded with spaces to this number of places} */
    public static String fit(String text, int width) {
        var fitting = new StringBuilder();
        int places = 0;
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            int character = text.codePointAt(at);
            if (places + width(character) > width) {
                break;
            }
            places += width(character);
            fitting.appendCodePoint(character);
        }
        return fitting + " ".repeat(width - places);
    }

    private static int width(int character) {
        int type = Character.getType(character);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        boolean emoji = FIRST_EMOJI <= character && character <= LAST_EMOJI;
        return emoji || WIDE.contains(UnicodeScript.of(character)) ? 2 : 1;
    }
}
