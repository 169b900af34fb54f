package jump61.record;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * The folders for the program's files, following the conventions of each platform.
 *
 * @param config settings
 * @param data autosaved games and proofs
 * @param log log files
 */
public record AppDirectories(Path config, Path data, Path log) {
    /** The program's name in file and folder names, in the log and on the network, in lower case. */
    public static final String PROGRAM = "jump61";

    /** {@return this platform's folders, or a single folder if the system property {@code jump61.home} is set} */
    public static AppDirectories ofThisMachine() {
        String home = System.getProperty("jump61.home");
        return home != null ? in(Path.of(home)) : of(System.getProperty("os.name"), home(), System.getenv());
    }

    /**
     * {@return the user's home folder} As in other programs, the variable {@code HOME} takes precedence; Java itself
     * only looks at the user database. Windows has no such variable.
     */
    public static Path home() {
        return home(System.getProperty("os.name"), Path.of(System.getProperty("user.home")), System.getenv());
    }

    static Path home(String system, Path otherwise, Map<String, String> environment) {
        return isWindows(system) ? otherwise : place(environment, "HOME", otherwise);
    }

    private static boolean isWindows(String system) {
        return system.toLowerCase(Locale.ROOT).startsWith("windows");
    }

    /** {@return one folder for everything} */
    public static AppDirectories in(Path folder) {
        return new AppDirectories(folder, folder, folder.resolve("logs"));
    }

    static AppDirectories of(String system, Path home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (isWindows(system)) {
            Path roaming = place(environment, "APPDATA", home.resolve("AppData/Roaming"));
            Path local = place(environment, "LOCALAPPDATA", home.resolve("AppData/Local"));
            return new AppDirectories(
                    roaming.resolve(PROGRAM),
                    local.resolve(PROGRAM),
                    local.resolve(PROGRAM).resolve("logs"));
        } else if (name.startsWith("mac")) {
            Path support = home.resolve("Library/Application Support").resolve(PROGRAM);
            return new AppDirectories(
                    support, support, home.resolve("Library/Logs").resolve(PROGRAM));
        }
        return new AppDirectories(
                place(environment, "XDG_CONFIG_HOME", home.resolve(".config")).resolve(PROGRAM),
                place(environment, "XDG_DATA_HOME", home.resolve(".local/share"))
                        .resolve(PROGRAM),
                place(environment, "XDG_STATE_HOME", home.resolve(".local/state"))
                        .resolve(PROGRAM));
    }

    /** Returns the path in an environment variable. As the XDG specification requires, relative paths are ignored. */
    private static Path place(Map<String, String> environment, String variable, Path otherwise) {
        String value = environment.get(variable);
        return value != null && Path.of(value).isAbsolute() ? Path.of(value) : otherwise;
    }
}
