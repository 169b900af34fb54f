package jump61.window;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/**
 * The typeface of the window, which is part of the program: Inter, in two weights, with Latin, Greek and Cyrillic letters.
 * Other scripts are shown in the system's fonts.
 */
public final class Typeface {
    /** The name by which the style sheets ask for it. */
    public static final String FAMILY = "Inter";

    private static final List<String> WEIGHTS = List.of("Regular", "Bold");

    private Typeface() {}

    /** Makes the typeface known to JavaFX, which need not have started. To be called before the first text is measured. */
    public static void load() {
        for (String weight : WEIGHTS) {
            try (InputStream file = Typeface.class.getResourceAsStream("fonts/" + FAMILY + "-" + weight + ".ttf")) {
                Font.loadFont(file, Font.getDefault().getSize());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
