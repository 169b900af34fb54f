package jump61.window.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.record.RecordFiles;

/** The theme that smaller Linux desktops set for all GTK programs, in the environment or in a file. */
final class GtkTheme {
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

    /** Returns the theme that a name tells: {@code Adwaita:dark}, {@code Arc-Dark}, {@code HighContrastInverse}. */
    private static Optional<Theme> named(String name) {
        String words = name.toLowerCase(Locale.ROOT);
        if (words.contains("highcontrast")) {
            return Optional.of(Theme.HIGH_CONTRAST);
        }
        return words.contains("dark") ? Optional.of(Theme.DARK) : Optional.empty();
    }
}
