package jump61.desktop.board;

import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import jump61.game.Game;
import jump61.game.PlaceHolders;
import jump61.game.Side;

/**
 * The boards' texts in one language.
 *
 * @param colours which colours the sides are drawn in, as {@link BoardControl#coloursProperty()} tells it
 */
public record BoardTexts(Locale locale, ResourceBundle bundle, String colours) {
    private static final String BUNDLE = "jump61.desktop.board.texts";

    /** The languages that have a bundle of their own. */
    private static final Set<String> SPOKEN = Set.of("de", "zh");

    public static BoardTexts in(Locale locale, String colours) {
        // English is the root bundle; asked for by name, it would fall back to the language of the system.
        Locale wanted = SPOKEN.contains(locale.getLanguage()) ? locale : Locale.ROOT;
        ResourceBundle bundle = ResourceBundle.getBundle(BUNDLE, wanted);
        return new BoardTexts(locale, bundle, colours);
    }

    public String get(String key, Object... arguments) {
        return PlaceHolders.fill(bundle.getString(key), locale, arguments);
    }

    /** {@return what a game calls an end that both sides share} */
    public String shared(Game game) {
        String own = "evaluation.shared." + game.id();
        return get(bundle.containsKey(own) ? own : "evaluation.shared");
    }

    /** {@return the colour a side is drawn in; empty is nobody's} */
    public String side(Optional<Side> side, Game game) {
        String name = "side." + side.map(owner -> game.colour(owner).id()).orElse("neutral");
        String inColours = name + "." + colours;
        return get(bundle.containsKey(inColours) ? inColours : name);
    }
}
