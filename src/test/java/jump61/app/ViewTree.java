package jump61.app;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import jump61.network.TestNetwork;
import jump61.window.FxmlFile;
import jump61.window.ViewLoader;

/** What the layouts of the window's start have made, as text: nodes in the scene, and those that controllers hide. */
public final class ViewTree {
    private final StringBuilder text = new StringBuilder();
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private ViewTree() {}

    /** {@return the description of a new window, whose files are in {@code home}} */
    public static String describe(Path home) throws ReflectiveOperationException {
        Features features = WindowTest.features(home, TestNetwork.settings());
        try {
            features.program().newGame().beginFirst();
            Views views = new Views(features);
            ViewLoader loader = views.context().views();
            List<Object> controllers = recorded(loader);
            ViewTree tree = new ViewTree();
            tree.add(loader.load(FxmlFile.MAIN, value(Views.class, "main", views)), 0);
            for (Object controller : controllers) {
                tree.addController(controller);
            }
            return tree.text.toString();
        } finally {
            features.close();
        }
    }

    /** {@return a list to which every controller will be added when it is made} */
    @SuppressWarnings("unchecked")
    private static List<Object> recorded(ViewLoader loader) throws ReflectiveOperationException {
        List<Object> made = new ArrayList<>();
        var suppliers = (Map<Class<?>, Supplier<?>>) value(ViewLoader.class, "controllers", loader);
        suppliers.replaceAll((type, supplier) -> () -> {
            Object controller = supplier.get();
            made.add(controller);
            return controller;
        });
        return made;
    }

    private static Object value(Class<?> type, String field, Object of) throws ReflectiveOperationException {
        Field found = type.getDeclaredField(field);
        found.setAccessible(true);
        return found.get(of);
    }

    private void addController(Object controller) throws ReflectiveOperationException {
        text.append(controller.getClass().getSimpleName()).append('\n');
        for (Field field : controller.getClass().getDeclaredFields()) {
            if (field.isAnnotationPresent(FXML.class)) {
                text.append(field.getName()).append(":\n");
                add(value(controller.getClass(), field.getName(), controller), 1);
            }
        }
    }

    private void add(Object made, int depth) throws ReflectiveOperationException {
        if (made == null || made instanceof Node || made instanceof MenuItem) {
            text.append("  ".repeat(depth))
                    .append(made == null ? "null" : properties(made))
                    .append('\n');
        }
        if (made != null && seen.add(made)) {
            for (Object part : parts(made)) {
                add(part, depth + 1);
            }
        }
    }

    private static List<?> parts(Object made) {
        if (made instanceof MenuBar bar) {
            return bar.getMenus();
        } else if (made instanceof Menu menu) {
            return menu.getItems();
        } else if (made instanceof Labeled labeled && labeled.getGraphic() != null) {
            return List.of(labeled.getGraphic());
        }
        return made instanceof Parent parent ? parent.getChildrenUnmodifiable() : List.of();
    }

    /** {@return the class and all properties whose values say the same in every run} */
    private static String properties(Object made) throws ReflectiveOperationException {
        StringBuilder all = new StringBuilder(made.getClass().getSimpleName());
        if (made instanceof Node node) {
            all.append(' ').append(node.getStyleClass());
            node.getProperties()
                    .forEach((name, value) ->
                            all.append(' ').append(name).append('=').append(plain(value)));
        }
        Method[] methods = made.getClass().getMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        for (Method method : methods) {
            if (method.getName().endsWith("Property")
                    && method.getParameterCount() == 0
                    && method.getDeclaringClass().getName().startsWith("javafx.")) {
                Object value = ((ObservableValue<?>) method.invoke(made)).getValue();
                if (value != null) {
                    all.append(' ')
                            .append(method.getName().replace("Property", "="))
                            .append(plain(value));
                }
            }
        }
        return all.toString();
    }

    private static String plain(Object value) {
        boolean told = value instanceof String
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Enum<?>;
        return told ? String.valueOf(value) : "some";
    }
}
