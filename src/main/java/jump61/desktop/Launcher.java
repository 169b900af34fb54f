package jump61.desktop;

import java.nio.file.Path;
import java.util.Optional;
import javafx.application.Application;

/** The window's front door: the only class of this package that the rest of the program calls. */
public final class Launcher {

    private Launcher() {}

    /** Opens the window, with the game of {@code file} if there is one, and returns when it is closed. */
    public static void launch(Optional<Path> file) {
        DesktopApplication.prepare();
        Application.launch(
                DesktopApplication.class, file.stream().map(Path::toString).toArray(String[]::new));
    }
}
