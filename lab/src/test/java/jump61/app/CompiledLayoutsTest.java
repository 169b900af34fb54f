package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import jump61.lab.layouts.LayoutCompiler;
import jump61.window.CompiledLayouts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

/** Packages open the window from compiled layouts; everything else reads FXML. */
class CompiledLayoutsTest {
    @TempDir
    Path folder;

    @Test
    void compiledLayoutsMakeTheSameWindowAsFxml() throws Exception {
        FxToolkit.registerPrimaryStage();
        LayoutCompiler.write(folder);
        compile();
        try (Packaged packaged = new Packaged(folder)) {
            String read = ViewTree.describe(Files.createDirectory(folder.resolve("read")));
            String compiled = packaged.describe(Files.createDirectory(folder.resolve("compiled")));
            assertTrue(packaged.hasLoaded(CompiledLayouts.CLASS), "the layouts were not used");
            assertEquals(List.of(), differences(read.split("\n"), compiled.split("\n")));
        }
    }

    private static List<String> differences(String[] read, String[] compiled) {
        assertEquals(read.length, compiled.length, "the same number of nodes");
        assertTrue(read.length > 200);
        return IntStream.range(0, read.length)
                .filter(i -> !read[i].equals(compiled[i]))
                .mapToObj(i -> read[i] + "\n" + compiled[i])
                .toList();
    }

    private void compile() throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-nowarn", "-proc:none", "-d", folder.toString()));
        try (Stream<Path> files = Files.walk(folder)) {
            files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }

    /** The program's classes once more, together with the compiled layouts. */
    private static final class Packaged extends URLClassLoader {
        private static final String OURS = "jump61.";

        Packaged(Path layouts) throws MalformedURLException {
            super(places(layouts), CompiledLayoutsTest.class.getClassLoader());
        }

        private static URL[] places(Path layouts) throws MalformedURLException {
            List<URL> places = new ArrayList<>(List.of(layouts.toUri().toURL()));
            for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
                places.add(Path.of(place).toUri().toURL());
            }
            return places.toArray(URL[]::new);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(OURS)) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded == null ? findClass(name) : loaded;
            }
        }

        boolean hasLoaded(String name) {
            return findLoadedClass(name) != null;
        }

        /** {@return what these classes make of the layouts} */
        String describe(Path home) throws ReflectiveOperationException {
            Thread thread = Thread.currentThread();
            ClassLoader before = thread.getContextClassLoader();
            thread.setContextClassLoader(this);
            try {
                return (String) loadClass(ViewTree.class.getName())
                        .getMethod("describe", Path.class)
                        .invoke(null, home);
            } finally {
                thread.setContextClassLoader(before);
            }
        }
    }
}
