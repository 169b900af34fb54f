package jump61.window.board;

import java.util.Locale;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Side;
import jump61.window.Texts;

/**
 * The texts of a board in one language.
 *
 * @param own the texts of the board's game
 * @param shared the texts of all boards
 * @param colours the palette in which the sides are drawn, as in {@link BoardControl#coloursProperty()}
 */
public record BoardTexts(Texts own, Texts shared, String colours) {
    private static final int PARTS_OF_OWN = 3;
    private static final String BUNDLE = "jump61.window.board.texts";

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
        return shared.get(side.map(owner -> sideKey(shared, game.colour(owner).id(), owner, colours))
                .orElse("side.neutral"));
    }

    /**
     * {@return the key of the name of a side}
     *
     * @param texts the texts in which the key will be looked up
     * @param colour the id of its colour in game files
     * @param colours the palette, for example {@code safe}, or {@code own} and two colours, separated by dots
     */
    public static String sideKey(Texts texts, String colour, Side side, String colours) {
        String[] parts = colours.split("[.]");
        if (parts.length == PARTS_OF_OWN) {
            return "colour." + parts[side == Side.FIRST ? 1 : 2];
        }
        String plain = "side." + colour;
        String inColours = plain + "." + colours;
        return texts.has(inColours) ? inColours : plain;
    }
}
