package jump61.game;

import java.util.Locale;

/**
 * The colour that identifies a side. It provides the side's name in files, consoles and texts, and the key to its
 * style.
 *
 * @param title the English name in consoles and files, for example {@code Red}; a single capitalised word
 */
public record Colour(String title) {
    public static final Colour RED = new Colour("Red");
    public static final Colour BLUE = new Colour("Blue");
    public static final Colour WHITE = new Colour("White");

    // Written out, as in BoardSize, because the generated methods delay the window's start by a hundredth of a second.
    @Override
    public boolean equals(Object other) {
        return other instanceof Colour colour && title.equals(colour.title);
    }

    @Override
    public int hashCode() {
        return title.hashCode();
    }

    /** {@return the name in lower case, as commands, text keys and style sheets spell it} */
    public String id() {
        return title.toLowerCase(Locale.ROOT);
    }
}
