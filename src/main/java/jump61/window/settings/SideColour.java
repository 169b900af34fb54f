package jump61.window.settings;

import java.util.Locale;

/** The colours that users may choose for the two sides; each has a name in every language. */
public enum SideColour {
    RED(0xd8473c),
    ORANGE(0xe8862a),
    YELLOW(0xf2c21f),
    GREEN(0x2f9e44),
    TEAL(0x0c8599),
    SKY(0x4dabf7),
    BLUE(0x2a57b8),
    VIOLET(0x7048c6),
    MAGENTA(0xd6409f),
    BROWN(0x8a5a33);

    private final Rgb face;

    SideColour(int hex) {
        face = Rgb.of(hex);
    }

    /** {@return the colour of the squares} */
    public Rgb face() {
        return face;
    }

    /** {@return the suffix of the keys of its names} */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
