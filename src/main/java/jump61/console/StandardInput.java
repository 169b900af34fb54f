package jump61.console;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Standard input that is safe to read even if it was closed. */
public final class StandardInput {
    private static final Path DESCRIPTOR = Path.of("/proc/self/fd/0");

    private StandardInput() {}

    /**
     * {@return standard input, or an empty stream if it was closed} If the input is closed ({@code <&-}), the Java
     * runtime opens one of its own files under the free descriptor. That file must not be read as input.
     */
    public static InputStream given() {
        return isOfRuntime() ? InputStream.nullInputStream() : System.in;
    }

    private static boolean isOfRuntime() {
        try {
            Path opened = DESCRIPTOR.toRealPath();
            Path runtime = Path.of(System.getProperty("java.home")).toRealPath();
            return opened.startsWith(runtime) || Files.isRegularFile(opened) && isArchive(opened.toString());
        } catch (IOException otherSystemOrNoFile) {
            return false;
        }
    }

    private static boolean isArchive(String name) {
        return name.endsWith(".jar") || name.endsWith(".jsa");
    }
}
