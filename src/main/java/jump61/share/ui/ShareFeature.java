package jump61.share.ui;

import javafx.application.Platform;
import jump61.library.ui.GameFiles;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.WorkerThread;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;

/** Shares the game on the board as a page, a picture, an animation, a text or a file. */
public final class ShareFeature implements Feature {
    private final GameFiles files;
    private final ShareModel model;

    /** Creates the feature for the game in {@code files}. */
    public ShareFeature(Program program, GameFiles files) {
        this.files = files;
        model = new ShareModel(new WorkerThread("share", Platform::runLater, program.messages()::unexpected));
    }

    ShareModel model() {
        return model;
    }

    @Override
    public void addTo(Context window) {
        window.views().register(ShareController.class, () -> new ShareController(window, files, model));
        window.defineSheet(Command.SHARE, FxmlFile.SHARE);
    }

    @Override
    public void close() {
        model.close();
    }
}
