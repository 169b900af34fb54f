package jump61.desktop.settings;

/** The colours of the sides. */
public enum Palette {
    CLASSIC("palette-classic"),
    /** Colours that colour-blind people can tell apart, even in greyscale. */
    SAFE("palette-safe"),
    /** Brighter colours that can be told apart just as well. */
    VIVID("palette-vivid");

    private final String styleClass;

    Palette(String styleClass) {
        this.styleClass = styleClass;
    }

    /** {@return the style class used in the style sheets} */
    public String styleClass() {
        return styleClass;
    }
}
