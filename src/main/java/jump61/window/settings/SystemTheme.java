package jump61.window.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.record.RecordFiles;

/**
 * The system's theme: light, dark or high contrast. JavaFX provides it only from version 22 on, so programs of the desktop
 * are asked for it.
 */
public final class SystemTheme {
    /** Maximum time for one program, in milliseconds. */
    private static final long PATIENCE_MILLIS = 400;

    private static final int LONGEST_ANSWER = 20_000;

    /** The Linux desktop portal, queried for all appearance settings. */
    private static final List<String> PORTAL = List.of(
            "gdbus",
            "call",
            "--session",
            "--dest",
            "org.freedesktop.portal.Desktop",
            "--object-path",
            "/org/freedesktop/portal/desktop",
            "--method",
            "org.freedesktop.portal.Settings.ReadAll",
            "['org.freedesktop.appearance']");

    private static final List<String> GNOME =
            List.of("gsettings", "get", "org.gnome.desktop.interface", "color-scheme");
    private static final List<String> MACOS = List.of("defaults", "read", "-g", "AppleInterfaceStyle");
    private static final List<String> WINDOWS = List.of(
            "reg",
            "query",
            "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
            "/v",
            "AppsUseLightTheme");

    private static final Pattern HIGH_CONTRAST = Pattern.compile("'contrast': <uint32 1>");
    private static final Pattern DARK =
            Pattern.compile("'color-scheme': <uint32 1>|'prefer-dark'|^Dark$|AppsUseLightTheme\\s+REG_DWORD\\s+0x0\\b");

    private SystemTheme() {}

    /**
     * Determines the system's theme. This takes up to a second, so never call it on the JavaFX thread.
     *
     * @return the theme; {@link Theme#LIGHT} if it is unknown
     */
    public static Theme ask() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        Theme asked = programs(system)
                .map(SystemTheme::run)
                .flatMap(Optional::stream)
                .findFirst()
                .map(SystemTheme::read)
                .orElse(Theme.LIGHT);
        boolean gtk = asked == Theme.LIGHT && !system.startsWith("windows") && !system.startsWith("mac");
        return gtk ? GtkTheme.of(System.getenv()).orElse(asked) : asked;
    }

    /** {@return the programs to try, in order, until one answers} */
    private static Stream<List<String>> programs(String system) {
        if (system.startsWith("windows")) {
            return Stream.of(WINDOWS);
        }
        return system.startsWith("mac") ? Stream.of(MACOS) : Stream.of(PORTAL, GNOME);
    }

    /** {@return the theme in an answer} */
    static Theme read(String answer) {
        if (HIGH_CONTRAST.matcher(answer).find()) {
            return Theme.HIGH_CONTRAST;
        }
        return DARK.matcher(answer.strip()).find() ? Theme.DARK : Theme.LIGHT;
    }

    /** {@return the output of a program; empty if it does not exist, fails, or takes too long} */
    private static Optional<String> run(List<String> command) {
        try {
            Process program = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            program.getOutputStream().close();
            if (!program.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                program.destroy();
                return Optional.empty();
            }
            byte[] answer = program.getInputStream().readNBytes(LONGEST_ANSWER);
            return program.exitValue() == 0
                    ? Optional.of(new String(answer, StandardCharsets.UTF_8))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** The theme that smaller Linux desktops set for all GTK programs, in the environment or in a file. */
    static final class GtkTheme {
        private static final List<String> FILES = List.of("gtk-4.0/settings.ini", "gtk-3.0/settings.ini");
        private static final Pattern NAME = Pattern.compile("(?m)^\\s*gtk-theme-name\\s*=\\s*(.*)$");
        private static final Pattern PREFERS_DARK =
                Pattern.compile("(?m)^\\s*gtk-application-prefer-dark-theme\\s*=\\s*(1|true)\\s*$");

        private GtkTheme() {}

        /** {@return the theme according to these environment variables and the files; empty if it is not set, or light} */
        static Optional<Theme> of(Map<String, String> environment) {
            Path config = Optional.ofNullable(environment.get("XDG_CONFIG_HOME"))
                    .filter(folder -> !folder.isBlank())
                    .map(Path::of)
                    .orElse(Path.of(environment.getOrDefault("HOME", "."), ".config"));
            return named(environment.getOrDefault("GTK_THEME", ""))
                    .or(() -> FILES.stream()
                            .map(config::resolve)
                            .map(GtkTheme::inFile)
                            .flatMap(Optional::stream)
                            .findFirst());
        }

        private static Optional<Theme> inFile(Path file) {
            try {
                return inSettings(new String(RecordFiles.read(file), StandardCharsets.UTF_8));
            } catch (IOException e) {
                return Optional.empty();
            }
        }

        private static Optional<Theme> inSettings(String text) {
            Matcher name = NAME.matcher(text);
            Optional<Theme> named = name.find() ? named(name.group(1)) : Optional.empty();
            return named.or(() -> PREFERS_DARK.matcher(text).find() ? Optional.of(Theme.DARK) : Optional.empty());
        }

        /** Returns the theme that a name states: {@code Adwaita:dark}, {@code Arc-Dark}, {@code HighContrastInverse}. */
        private static Optional<Theme> named(String name) {
            String words = name.toLowerCase(Locale.ROOT);
            if (words.contains("highcontrast")) {
                return Optional.of(Theme.HIGH_CONTRAST);
            }
            return words.contains("dark") ? Optional.of(Theme.DARK) : Optional.empty();
        }
    }
}
