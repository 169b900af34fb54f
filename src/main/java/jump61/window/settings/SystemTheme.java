package jump61.window.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The system's theme: light, dark or high contrast. JavaFX provides it only from version 22 on, so it is determined by
 * programs of the desktop.
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
}
