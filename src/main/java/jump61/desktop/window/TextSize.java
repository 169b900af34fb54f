package jump61.desktop.window;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

/** How large the texts of a window are: with the room it has they grow, up to one and a half times. */
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

    /** {@return the largest size that a window has room for} */
    static TextSize of(double windowWidth, double windowHeight) {
        TextSize largest = USUAL;
        for (TextSize size : values()) {
            largest = windowWidth >= size.width && windowHeight >= size.height ? size : largest;
        }
        return largest;
    }

    /** {@return how many times the usual size that is} */
    double scale() {
        return scale;
    }

    /** Has the style sheet apply this size to a window. */
    void mark(Region window) {
        for (TextSize size : values()) {
            window.pseudoClassStateChanged(size.pseudoClass, size == this);
        }
    }
}
