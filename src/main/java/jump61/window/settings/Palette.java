package jump61.window.settings;

/** The colours of the sides. */
public enum Palette {
    CLASSIC("palette-classic"),
    /** Colours that colour-blind people can distinguish, even in greyscale. */
    SAFE("palette-safe"),
    /** Brighter colours that are just as distinguishable. */
    VIVID("palette-vivid"),
    /** The two colours that the user chose. */
    OWN("palette-own");

    private final String styleClass;

    Palette(String styleClass) {
        this.styleClass = styleClass;
    }

    /** {@return the style class used in the style sheets} */
    public String styleClass() {
        return styleClass;
    }
}
