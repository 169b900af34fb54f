package jump61.app;

import javafx.css.PseudoClass;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Scale;

/**
 * The root of the window. In a large window, all lengths and texts grow with it, up to one and a half times; its content is
 * laid out as in a window of the usual size.
 */
public final class MagnifiedRoot extends StackPane {
    private static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");
    private static final PseudoClass HUGE = PseudoClass.getPseudoClass("huge");
    /** Size of the largest window that is not magnified, in pixels. */
    private static final double WIDTH = 1400;

    private static final double HEIGHT = 980;
    private static final double MOST = 1.5;
    /** In steps of an eighth, all distances remain whole pixels, so that edges stay sharp. */
    private static final double STEPS = 8;

    private final Scale scale = new Scale(1, 1);

    /** Creates an empty root. */
    public MagnifiedRoot() {
        getTransforms().add(scale);
    }

    /** {@return the factor by which everything in a window of this size is magnified} */
    static double magnification(double width, double height) {
        double fitting = Math.min(width / WIDTH, height / HEIGHT);
        return Math.floor(Math.max(1, Math.min(fitting, MOST)) * STEPS) / STEPS;
    }

    /** Called by the scene with its own size. */
    @Override
    public void resize(double width, double height) {
        double factor = magnification(width, height);
        scale.setX(factor);
        scale.setY(factor);
        // For menus and tooltips, which are separate windows.
        pseudoClassStateChanged(LARGE, factor > 1 && factor < 1.375);
        pseudoClassStateChanged(HUGE, factor >= 1.375);
        super.resize(width / factor, height / factor);
    }
}
