package jump61.app;

import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Application;
import jump61.window.LogFile;

/** Opens the window. The rest of the program uses only this class of the package. */
public final class Launcher {
    private Launcher() {}

    /**
     * Opens the window, with the game in a file or the games in several files, and returns when it is closed.
     *
     * @param start what the window shows first
     * @throws RuntimeException if the window cannot be opened, for example because there is no display; the log has the
     *     details
     */
    public static void launch(List<Path> files, WindowStart start) {
        DesktopApplication.DOCUMENTS.listen();
        DesktopApplication.prepare(start);
        try {
            Application.launch(
                    DesktopApplication.class, files.stream().map(Path::toString).toArray(String[]::new));
        } catch (RuntimeException e) {
            if (LogFile.folder().isPresent()) {
                Logger.getLogger(Launcher.class.getName()).log(Level.SEVERE, "the window cannot be opened", e);
            }
            throw e;
        }
    }
}
