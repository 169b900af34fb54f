package jump61.desktop.documents;

import java.awt.Desktop;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Documents on macOS, which sends them as events that JavaFX has no public method for, so Java's own toolkit listens. It has to
 * start before JavaFX does. Other systems' packages have no such toolkit, and this class is never asked to listen there.
 */
final class MacDocuments {
    private MacDocuments() {}

    static boolean isMac(String system) {
        return system.toLowerCase(Locale.ROOT).startsWith("mac");
    }

    /** Calls {@code taker} with the last file of every event. */
    static void listen(Consumer<Path> taker) {
        if (Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.APP_OPEN_FILE)) {
            Desktop.getDesktop().setOpenFileHandler(event -> last(event.getFiles(), taker));
        }
    }

    static void last(List<File> files, Consumer<Path> taker) {
        if (!files.isEmpty()) {
            taker.accept(files.get(files.size() - 1).toPath());
        }
    }
}
