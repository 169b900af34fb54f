package jump61.game;

import java.util.List;
import java.util.ServiceLoader;

/** Finds the services of one kind, such as those that games contribute, in the order in which they are listed. */
public final class Services {
    private Services() {}

    /** {@return an instance of each service of a kind} The program's module must declare that it uses this kind. */
    public static <T> List<T> all(Class<T> kind) {
        ModuleLayer program = kind.getModule().getLayer();
        // The installed program is a module: searching the class path as well would slow down its start.
        ServiceLoader<T> found =
                program == null ? ServiceLoader.load(kind, kind.getClassLoader()) : ServiceLoader.load(program, kind);
        return found.stream().map(ServiceLoader.Provider::get).toList();
    }
}
