package jump61.desktop.settings;

/** The colours of the sides. */
public enum Palette {
    CLASSIC("palette-classic"),
    /** Stays apart for colour-blind people, and in grey. */
    SAFE("palette-safe"),
    /** The same, for those who want brighter colours. */
    VIVID("palette-vivid");

    private final String styleClass;

    Palette(String styleClass) {
        this.styleClass = styleClass;
    }

    /** {@return the style class by which the sheets of window and boards know it} */
    public String styleClass() {
        return styleClass;
    }
}
