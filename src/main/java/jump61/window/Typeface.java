package jump61.window;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.text.Font;
import jump61.game.Languages;

/**
 * The typeface of the window, included in the program: Inter, in two weights, with Latin, Greek and Cyrillic letters. Other
 * scripts are shown in the system's fonts.
 */
public final class Typeface {
    /** Its name in the style sheets. */
    public static final String FAMILY = "Inter";

    private static final List<String> WEIGHTS = List.of("Regular", "Bold");

    /**
     * East Asian fonts of most Linux systems, by the suffix of the style class that sets each of them. JavaFX finds fonts
     * of this kind (CFF) only by name, and otherwise draws boxes. Named fonts also give Japanese its own forms of the
     * characters.
     */
    private static final Map<String, String> EAST_ASIAN = Map.of(
            "ja", "Noto Sans CJK JP", "ko", "Noto Sans CJK KR", "zh", "Noto Sans CJK SC", "zh-TW", "Noto Sans CJK TC");

    private Typeface() {}

    /** {@return the style class that gives the texts of a language a font of this system; empty if none is needed} */
    public static Optional<String> styleClass(Locale language) {
        return styleClass(language, family -> Font.font(family).getFamily().equals(family));
    }

    static Optional<String> styleClass(Locale language, Predicate<String> isThere) {
        return Optional.ofNullable(EAST_ASIAN.get(Languages.tag(language)))
                .filter(isThere)
                .map(family -> "typeface-" + Languages.tag(language).toLowerCase(Locale.ROOT));
    }

    /** Loads the typeface. JavaFX need not have started. To be called before the first text is measured. */
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
