package jump61.desktop.board;

import java.util.Locale;
import java.util.Optional;
import jump61.desktop.shell.Texts;
import jump61.game.Game;
import jump61.game.Side;

/**
 * The texts of a board in one language.
 *
 * @param own the texts of its game
 * @param shared the texts of all boards
 * @param colours the palette in which the sides are drawn, as in {@link BoardControl#coloursProperty()}
 */
public record BoardTexts(Texts own, Texts shared, String colours) {
    private static final String BUNDLE = "jump61.desktop.board.texts";

    /** {@return the texts of all boards} */
    static Texts shared(Locale locale) {
        return Texts.of(BUNDLE, locale);
    }

    static BoardTexts of(String bundle, Locale locale, String colours) {
        return new BoardTexts(Texts.of(bundle, locale), shared(locale), colours);
    }

    public Locale locale() {
        return own.locale();
    }

    /** {@return the game's text with this key, with its placeholders filled in} */
    public String get(String key, Object... arguments) {
        return own.get(key, arguments);
    }

    /** {@return the colour in which a side is drawn, or the word for no side} */
    public String side(Optional<Side> side, Game game) {
        return side(shared, side, game, colours);
    }

    static String side(Texts shared, Optional<Side> side, Game game, String colours) {
        String name = "side." + side.map(owner -> game.colour(owner).id()).orElse("neutral");
        String inColours = name + "." + colours;
        return shared.get(shared.has(inColours) ? inColours : name);
    }
}
