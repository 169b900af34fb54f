package jump61.window;

import java.util.ResourceBundle;
import java.util.function.Function;

/**
 * The parts that turn a layout into a view.
 *
 * @param texts the texts that it refers to
 * @param controllers creates a controller of a class
 */
public record LayoutParts(ResourceBundle texts, Function<Class<?>, Object> controllers) {
    /** {@return the text with this key} */
    public String text(String key) {
        return texts.getString(key);
    }

    /** {@return a new controller} */
    public <T> T controller(Class<T> type) {
        return type.cast(controllers.apply(type));
    }
}
