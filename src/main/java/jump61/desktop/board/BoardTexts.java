package jump61.desktop.board;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import jump61.game.Side;

/** The boards' texts in one language. */
record BoardTexts(Locale locale, ResourceBundle bundle) {
    private static final String BUNDLE = "jump61.desktop.board.texts";

    static BoardTexts in(Locale locale) {
        // Without this, a language we do not speak would become the computer's own instead of English.
        var noFallback = ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        ResourceBundle bundle = BoardTexts.class.getModule().isNamed()
                ? ResourceBundle.getBundle(BUNDLE, locale)
                : ResourceBundle.getBundle(BUNDLE, locale, noFallback);
        return new BoardTexts(locale, bundle);
    }

    String get(String key, Object... arguments) {
        return new MessageFormat(bundle.getString(key), locale).format(arguments);
    }

    /** {@return the name of a colour; empty is nobody's} */
    String side(Optional<Side> side) {
        return get("side." + side.map(Side::id).orElse("neutral"));
    }
}
