package jump61.window.feature;

import java.io.File;
import java.util.List;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** Shows the system's own dialogs for files. Each returns null if the user cancelled. */
public interface SystemDialogs {
    File open(FileChooser dialog, Window owner);

    List<File> openSeveral(FileChooser dialog, Window owner);

    File save(FileChooser dialog, Window owner);

    File folder(DirectoryChooser dialog, Window owner);

    /** {@return the dialogs of this machine} */
    static SystemDialogs ofThisMachine() {
        return new SystemDialogs() {
            @Override
            public File open(FileChooser dialog, Window owner) {
                return dialog.showOpenDialog(owner);
            }

            @Override
            public List<File> openSeveral(FileChooser dialog, Window owner) {
                return dialog.showOpenMultipleDialog(owner);
            }

            @Override
            public File save(FileChooser dialog, Window owner) {
                return dialog.showSaveDialog(owner);
            }

            @Override
            public File folder(DirectoryChooser dialog, Window owner) {
                return dialog.showDialog(owner);
            }
        };
    }
}
