package jump61.window;

import java.util.Optional;
import javafx.scene.Parent;

/**
 * Layouts compiled to classes. Packages contain those needed at the start, which {@code jump61.lab.layouts} generates,
 * because reading FXML takes a large part of the start-up time; elsewhere, there are none.
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
