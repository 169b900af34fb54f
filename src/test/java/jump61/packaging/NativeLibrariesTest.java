package jump61.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The libraries of JavaFX's jars go into the image of a package, where none may be called like one of the JDK: jlink
 * refuses two files of one name. The names are those in the jars of JavaFX 21.0.12, and in JDKs 25 of Eclipse Temurin.
 */
@EnabledOnOs(OS.LINUX)
class NativeLibrariesTest {
    private static final List<String> JAVAFX_FOR_WINDOWS = List.of(
            "decora_sse.dll",
            "glass.dll",
            "javafx_font.dll",
            "javafx_iio.dll",
            "prism_common.dll",
            "prism_d3d.dll",
            "prism_sw.dll");

    /** Microsoft's, in the same jar, and in the JDK's own folder {@code bin}. */
    private static final List<String> OF_WINDOWS = List.of(
            "api-ms-win-core-console-l1-1-0.dll",
            "api-ms-win-crt-heap-l1-1-0.dll",
            "api-ms-win-crt-private-l1-1-0.dll",
            "msvcp140.dll",
            "msvcp140_1.dll",
            "msvcp140_2.dll",
            "ucrtbase.dll",
            "vcruntime140.dll",
            "vcruntime140_1.dll");

    private static final List<String> JAVAFX_FOR_MACOS = List.of(
            "libdecora_sse.dylib",
            "libglass.dylib",
            "libjavafx_font.dylib",
            "libjavafx_iio.dylib",
            "libprism_common.dylib",
            "libprism_es2.dylib",
            "libprism_sw.dylib");

    @TempDir
    Path folder;

    @Test
    void ofTheJarForWindowsOnlyWhatJavaFxItselfIsGoesIntoTheImage() throws Exception {
        assertEquals(new TreeSet<>(JAVAFX_FOR_WINDOWS), libraries("win", JAVAFX_FOR_WINDOWS, OF_WINDOWS));
    }

    @Test
    void allOfTheJarForMacOsGoesIntoTheImage() throws Exception {
        assertEquals(new TreeSet<>(JAVAFX_FOR_MACOS), libraries("mac", JAVAFX_FOR_MACOS, List.of()));
    }

    /** The names of the libraries in the module that is made of a jar with these files. */
    private Set<String> libraries(String system, List<String> some, List<String> others) throws Exception {
        Path jar = folder.resolve("javafx-graphics-21.0.12-" + system + ".jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out)) {
            entries.putNextEntry(new JarEntry("module-info.class"));
            entries.write(emptyModule());
            for (String name : Stream.concat(some.stream(), others.stream()).toList()) {
                entries.putNextEntry(new JarEntry(name));
                entries.write('x');
            }
        }
        Shell.Result result = Shell.bash(
                "tools modules",
                "work='%1$s' modules='%1$s/modules' jdk='%2$s' timestamp=2026-01-01T00:00:00Z; mkdir -p \"$modules\"; "
                                .formatted(folder, System.getProperty("java.home"))
                        + "native_module '" + jar + "'; \"$jdk/bin/jmod\" list \"$modules/javafx.graphics.jmod\"",
                Map.of());
        assertEquals(0, result.code(), result.output());
        return result.output()
                .lines()
                .filter(line -> line.startsWith("lib/"))
                .map(line -> line.substring("lib/".length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A module of JavaFX's name with nothing in it. */
    private byte[] emptyModule() throws IOException {
        Path source = Files.writeString(folder.resolve("module-info.java"), "module javafx.graphics {}");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString()));
        return Files.readAllBytes(folder.resolve("module-info.class"));
    }
}
