package jump61.lab.layouts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import jump61.lab.usage.Usage;
import jump61.window.CompiledLayouts;
import jump61.window.FxmlFile;

/**
 * Writes the layouts of the window's start as Java classes that make the same nodes, one class for each layout in the
 * package of its controller, and one that finds them. Packages contain these classes, because reading FXML by reflection
 * takes a good part of the time to start.
 */
public final class LayoutCompiler {
    /** Layouts by file name, in a fixed order, so that every build writes the same sources. */
    private final Map<String, Layout> layouts = new TreeMap<>();

    private LayoutCompiler() {
        FxmlFile.ofStart().stream().map(FxmlFile::fileName).forEach(this::add);
    }

    /** Takes one argument: {@code FOLDER}, where the sources are written. */
    public static void main(String[] arguments) throws IOException {
        Usage.require(LayoutCompiler.class, arguments, 1, "FOLDER");
        write(Path.of(arguments[0]));
    }

    /** Writes the sources to a folder, and returns the file names of the layouts. */
    public static Collection<String> write(Path folder) throws IOException {
        LayoutCompiler compiler = new LayoutCompiler();
        for (Layout layout : compiler.layouts.values()) {
            save(folder, layout.className(), new LayoutWriter(layout, compiler.layouts).source());
        }
        save(folder, CompiledLayouts.CLASS, compiler.index());
        return compiler.layouts.keySet();
    }

    /** Adds a layout and those that it includes. */
    private void add(String fileName) {
        Layout layout = Layout.read(fileName);
        layouts.put(fileName, layout);
        layout.included().stream()
                .filter(included -> !layouts.containsKey(included))
                .forEach(this::add);
    }

    private String index() {
        int dot = CompiledLayouts.CLASS.lastIndexOf('.');
        StringBuilder cases = new StringBuilder();
        for (Layout layout : layouts.values()) {
            cases.append("            case \"%s\" -> new %s(parts).root;\n"
                    .formatted(layout.fileName(), layout.className()));
        }
        return """
                package %s;

                public final class %s implements jump61.window.CompiledLayouts {
                    @Override
                    public javafx.scene.Parent load(String fileName, jump61.window.LayoutParts parts) {
                        return switch (fileName) {
                %s            default -> null;
                        };
                    }
                }
                """.formatted(CompiledLayouts.CLASS.substring(0, dot), CompiledLayouts.CLASS.substring(dot + 1), cases);
    }

    private static void save(Path folder, String className, String source) throws IOException {
        Path file = folder.resolve(className.replace('.', '/') + ".java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, source);
    }
}
