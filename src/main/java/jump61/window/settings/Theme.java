package jump61.window.settings;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;

/** The theme of the window. */
public enum Theme {
    /** The system's theme, as determined by {@link SystemTheme}; shown as one of the others. */
    SYSTEM(new PrimerLight().getUserAgentStylesheet(), "light"),
    LIGHT(new PrimerLight().getUserAgentStylesheet(), "light"),
    DARK(new PrimerDark().getUserAgentStylesheet(), "dark"),
    HIGH_CONTRAST(new PrimerDark().getUserAgentStylesheet(), "high-contrast");

    private final String baseSheet;
    private final String styleClass;

    Theme(String baseSheet, String styleClass) {
        this.baseSheet = baseSheet;
        this.styleClass = styleClass;
    }

    /** {@return the user agent style sheet} */
    public String baseSheet() {
        return baseSheet;
    }

    /** {@return the style class used in the style sheets} */
    public String styleClass() {
        return styleClass;
    }
}
