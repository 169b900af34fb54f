package jump61.window;

import java.util.ResourceBundle;
import java.util.function.Function;

/**
 * What a layout needs to become a view.
 *
 * @param texts the texts it names
 * @param controllers makes a controller of a class
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
