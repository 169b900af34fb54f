package jump61.window.settings;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import jump61.window.board.Help;

/**
 * The keys of old settings files, from when there were twice as many settings. Their values are translated only until the
 * file contains the settings that replaced them.
 */
final class FormerKeys {
    /** The key of the setting that replaced most of them; a file that contains it is current. */
    static final String HELP = "window.help";

    private static final double SLOW_SECONDS = 1.2;
    private static final double FAST_SECONDS = 0.3;

    private final Map<String, String> file;
    private final Map<String, String> translated;

    private FormerKeys(Map<String, String> file) {
        this.file = file;
        translated = new HashMap<>(file);
    }

    /** {@return the values in a file, by their current keys} */
    static Map<String, String> translated(Map<String, String> file) {
        FormerKeys keys = new FormerKeys(file);
        if (!file.containsKey(HELP)) {
            keys.translate();
        }
        return keys.translated;
    }

    /** {@return whether translating a file changes the value of a key} */
    static boolean changes(String key, Map<String, String> file) {
        return !Objects.equals(translated(file).get(key), file.get(key));
    }

    private void translate() {
        translated.put(HELP, help().name());
        if (isOn("sound.muted")) {
            translated.put("sound.volume", "0");
        }
        if (isOn("window.analysisDetails")) {
            translated.put("window.details", "true");
        }
        translateTime();
    }

    private Help help() {
        String preview = file.getOrDefault("window.preview", "");
        if (isOn("window.evaluation") || isOn("window.markThreats") || preview.equals("ALWAYS")) {
            return Help.ALL;
        }
        return preview.equals("NEVER") && !isOn("window.markDangers") ? Help.NONE : Help.SOME;
    }

    /** Translates the computer's minimum time, formerly a setting of its own, to a speed. */
    private void translateTime() {
        if (!file.getOrDefault("animation.speed", Speed.NORMAL.name()).equals(Speed.NORMAL.name())) {
            return;
        }
        try {
            double seconds = Double.parseDouble(file.getOrDefault("computer.minimumSeconds", ""));
            if (seconds >= SLOW_SECONDS) {
                translated.put("animation.speed", Speed.SLOW.name());
            } else if (seconds <= FAST_SECONDS) {
                translated.put("animation.speed", Speed.FAST.name());
            }
        } catch (NumberFormatException unreadable) {
            // No time was chosen.
        }
    }

    private boolean isOn(String key) {
        return Boolean.parseBoolean(file.get(key));
    }
}
