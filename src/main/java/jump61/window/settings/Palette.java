package jump61.window.settings;

import java.util.Locale;

/** The colours of the sides. */
public enum Palette {
    CLASSIC,
    /** Colours that colour-blind people can distinguish, even in greyscale. */
    SAFE,
    /** Brighter colours that are just as distinguishable. */
    VIVID,
    /** The two colours that the user chose. */
    OWN;

    /** {@return the name in keys of texts and in style sheets, for example {@code safe}} */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the style class used in the style sheets} */
    public String styleClass() {
        return "palette-" + id();
    }
}
