package jump61.game;

import java.util.Locale;

/**
 * A side of a two-player game, named by its colour. Red moves first in every game of this house; which colour is second
 * is the {@link Game}'s to say.
 */
public enum Side {
    RED,
    BLUE,
    WHITE;

    /** {@return the side's English name as the consoles print it, for example {@code Red}} */
    public String title() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }

    /** {@return the side's name in lower case, as files, commands and style classes spell it} */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
