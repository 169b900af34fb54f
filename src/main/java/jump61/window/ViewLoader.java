package jump61.window;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;

/** Loads layouts. Controllers come from suppliers registered here, texts from one bundle. */
public final class ViewLoader {
    /** The style sheet of views that are opened later, which the window does not need when it opens. */
    private static final String ROOMS = "style/rooms.css";

    private static final Optional<CompiledLayouts> COMPILED = CompiledLayouts.find();

    private final Texts texts;
    private final Map<Class<?>, Supplier<?>> controllers = new HashMap<>();

    /** Creates a loader of layouts with these texts. */
    public ViewLoader(Texts texts) {
        this.texts = texts;
    }

    /** {@return the address of a style sheet or picture of the window, by its name in this package} */
    public static String resource(String name) {
        return ViewLoader.class.getResource(name).toExternalForm();
    }

    /** Registers the supplier for controllers of a class. */
    public <T> void register(Class<T> controller, Supplier<T> supplier) {
        controllers.put(controller, supplier);
    }

    public Texts texts() {
        return texts;
    }

    /** {@return a new view} */
    public Parent load(FxmlFile file) {
        return load(file, Map.of());
    }

    /** {@return a new view with the given controller} */
    public Parent load(FxmlFile file, Object controller) {
        return load(file, Map.of(controller.getClass(), controller));
    }

    private Parent load(FxmlFile file, Map<Class<?>, Object> given) {
        LayoutParts parts =
                new LayoutParts(texts.bundle(), type -> given.containsKey(type) ? given.get(type) : make(type));
        Parent view = COMPILED.filter(layouts -> file.isOfProduct())
                .map(layouts -> layouts.load(file.fileName(), parts))
                .orElseGet(() -> read(file, parts));
        if (!file.isInWindow()) {
            view.getStylesheets().add(0, resource(ROOMS));
        }
        return view;
    }

    private Parent read(FxmlFile file, LayoutParts parts) {
        URL layout = file.room().getResource(file.fileName());
        FXMLLoader loader = new FXMLLoader(layout, parts.texts());
        loader.setClassLoader(file.room().getClassLoader());
        loader.setControllerFactory(parts::controller);
        try {
            return loader.load();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot load " + layout, e);
        }
    }

    private Object make(Class<?> type) {
        return Optional.ofNullable(controllers.get(type))
                .orElseThrow(() -> new IllegalStateException("nobody makes a " + type.getName()))
                .get();
    }
}
