package jump61.window;

import java.util.Optional;
import javafx.scene.Parent;

/**
 * Layouts that have become classes. Packages contain those of the window's start, made from FXML by
 * {@code jump61.lab.layouts}, because reading FXML takes a good part of a start; everywhere else there are none.
 */
public interface CompiledLayouts {
    /** The name of the class that packages add. */
    String CLASS = "jump61.window.PackagedLayouts";

    /** {@return the root of a new view, or null if this layout is not compiled} */
    Parent load(String fileName, LayoutParts parts);

    /** {@return the compiled layouts, if this is a package} */
    static Optional<CompiledLayouts> find() {
        try {
            return Optional.of((CompiledLayouts)
                    Class.forName(CLASS).getDeclaredConstructor().newInstance());
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("not a class of layouts: " + CLASS, e);
        }
    }
}
