package jump61.app;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

/** The text sizes of a window. Texts grow with the window, up to one and a half times. */
enum TextSize {
    USUAL("usual", 1, 0, 0),
    LARGE("large", 1.2, 1600, 1000),
    HUGE("huge", 1.45, 2300, 1300);

    private final PseudoClass pseudoClass;
    private final double scale;
    private final double width;
    private final double height;

    TextSize(String name, double scale, double width, double height) {
        this.pseudoClass = PseudoClass.getPseudoClass(name);
        this.scale = scale;
        this.width = width;
        this.height = height;
    }

    /** {@return the largest size that fits a window} */
    static TextSize of(double windowWidth, double windowHeight) {
        TextSize largest = USUAL;
        for (TextSize size : values()) {
            largest = windowWidth >= size.width && windowHeight >= size.height ? size : largest;
        }
        return largest;
    }

    /** {@return the factor relative to the normal size} */
    double scale() {
        return scale;
    }

    /** Applies this size to a window, through the style sheet. */
    void mark(Region window) {
        for (TextSize size : values()) {
            window.pseudoClassStateChanged(size.pseudoClass, size == this);
        }
    }
}
