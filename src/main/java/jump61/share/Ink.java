package jump61.share;

import java.util.Locale;

/** The colours of pictures, with the names and values that they have in the window's style sheet. */
public enum Ink {
    GROUND(0xfaf7f2, 0x12161c),
    SURFACE(0xffffff, 0x1a2028),
    LINE(0xe6e0d6, 0x2c343f),
    INK(0x1e2329, 0xf2f0ec),
    ON_INK(0xffffff, 0x12161c),
    MUTED(0x5f646c, 0xa3a9b2),
    OFF(0xb5aea2, 0x59616c),
    BUTTON(0xebe4d8, 0x2c343f),
    BOARD(0xe9e2d5, 0x262d37),
    FREE(0xfffdf8, 0x3a424e),
    FREE_RIM(0xd3caba, 0x2b323c),
    FREE_SPOT(0x857c6b, 0xa8b1bc),
    RED(0xd9493a, 0xd9493a),
    RED_RIM(0xa93226, 0x8e2a20),
    RED_SPOT(0xffffff, 0xffffff),
    RED_FULL(0xffe3de, 0xffe3de),
    RED_LINE(0xd9493a, 0xd9493a),
    BLUE(0x2f5ec4, 0x4a78dc),
    BLUE_RIM(0x1f4390, 0x2b4f9e),
    BLUE_SPOT(0xffffff, 0xffffff),
    BLUE_FULL(0xd6e2ff, 0xe4ecff),
    BLUE_LINE(0x2f5ec4, 0x4a78dc),
    LAST(0xe3a008, 0xe3a008),
    LAST_EDGE(0x8a6100, 0x12161c),
    LAST_ROW(0xfbefd0, 0x453714),
    GOOD(0x16794f, 0x3fbf86),
    FAULT(0x8e1b5b, 0xf07ac0),
    WOOD_DARK(0x774f33, 0x553e2c),
    WOOD_LIGHT(0xe3cfa8, 0x9c8464),
    WOOD_FRAME(0x4e3524, 0x33251b),
    MAN(0xd9493a, 0xd9493a),
    MAN_RIM(0xa93226, 0x8e2a20),
    MAN_LINE(0xffe3de, 0xffe3de),
    WHITE(0xf4efe4, 0xf4efe4),
    WHITE_RIM(0xa79b84, 0xa79b84),
    ON_WHITE(0x4e3524, 0x4e3524);

    private final int light;
    private final int dark;

    Ink(int light, int dark) {
        this.light = light;
        this.dark = dark;
    }

    /** {@return the red, green and blue components of this colour, eight bits each} */
    public int rgb(boolean inDark) {
        return inDark ? dark : light;
    }

    /** {@return its name in a style sheet, such as {@code wood-dark}} */
    public String style() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
