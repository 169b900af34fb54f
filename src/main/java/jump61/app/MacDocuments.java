package jump61.app;

import java.awt.Desktop;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Receives documents on macOS, which sends them as events. JavaFX has no public API for these, so Java's own toolkit
 * (AWT) listens; it has to start before JavaFX does. Packages for other systems do not include it, and never use this
 * class.
 */
final class MacDocuments {
    private MacDocuments() {}

    static boolean isMac(String system) {
        return system.toLowerCase(Locale.ROOT).startsWith("mac");
    }

    /** Calls {@code taker} with the files of every event. */
    static void listen(Consumer<List<Path>> taker) {
        if (Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.APP_OPEN_FILE)) {
            Desktop.getDesktop()
                    .setOpenFileHandler(event -> taker.accept(
                            event.getFiles().stream().map(File::toPath).toList()));
        }
    }
}
