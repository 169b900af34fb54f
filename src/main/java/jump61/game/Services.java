package jump61.game;

import java.util.List;
import java.util.ServiceLoader;

/** Finds what games contribute: the services of one kind, in the order in which they are listed. */
public final class Services {
    private Services() {}

    /** {@return an instance of each service of a kind} The module of the program must use this kind. */
    public static <T> List<T> all(Class<T> kind) {
        ModuleLayer program = kind.getModule().getLayer();
        // The installed program is a module: looking for a class path there as well would slow down the start.
        ServiceLoader<T> found =
                program == null ? ServiceLoader.load(kind, kind.getClassLoader()) : ServiceLoader.load(program, kind);
        return found.stream().map(ServiceLoader.Provider::get).toList();
    }
}
