package jump61.desktop.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The theme of the system: light, dark or high contrast. JavaFX can tell it from version 22 on only, so the desktop is
 * asked by the programs that come with it.
 */
public final class SystemTheme {
    /** How long one program may take, in milliseconds. */
    private static final long PATIENCE_MILLIS = 400;

    private static final int LONGEST_ANSWER = 20_000;

    /** The desktop portal of Linux, asked for all that concerns the appearance. */
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
     * Asks the system; takes up to a second, so not for the JavaFX thread.
     *
     * @return {@link Theme#LIGHT} if nobody can tell
     */
    public static Theme ask() {
        return programs(System.getProperty("os.name").toLowerCase(Locale.ROOT))
                .map(SystemTheme::run)
                .flatMap(Optional::stream)
                .findFirst()
                .map(SystemTheme::read)
                .orElse(Theme.LIGHT);
    }

    /** {@return whom to ask, one after another, until one answers} */
    private static Stream<List<String>> programs(String system) {
        if (system.startsWith("windows")) {
            return Stream.of(WINDOWS);
        }
        return system.startsWith("mac") ? Stream.of(MACOS) : Stream.of(PORTAL, GNOME);
    }

    /** {@return what an answer means} */
    static Theme read(String answer) {
        if (HIGH_CONTRAST.matcher(answer).find()) {
            return Theme.HIGH_CONTRAST;
        }
        return DARK.matcher(answer.strip()).find() ? Theme.DARK : Theme.LIGHT;
    }

    /** {@return what a program writes; empty if it is not there, fails, or takes too long} */
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
