package jump61.notebook.ui;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.settings.Switch;

/** A notebook for the game on the board: a command, a mode of the board, a setting, all of its own room. */
public final class NotebookFeature implements Feature {
    static final String BUNDLE = "jump61.notebook.ui.texts";
    static final FxmlFile PANEL = new FxmlFile(NotebookFeature.class, "notebook.fxml");
    static final Command NOTEBOOK = Command.of(
            Command.Group.LEARN,
            "notebook",
            Optional.of(new KeyCodeCombination(KeyCode.K, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
            BUNDLE);

    private final NotebookModel model;
    private final BooleanProperty large;
    private boolean closed;

    public NotebookFeature(Program program) {
        model = new NotebookModel(program.match());
        large = program.settings().flag("notebook.large", false);
        program.settings().offer(new Switch(large, texts -> texts.of(BUNDLE).get("notebook.large")));
    }

    @Override
    public void addTo(Context window) {
        window.views().register(NotebookController.class, () -> new NotebookController(window, model));
        window.commands().define(NOTEBOOK, model::open);
    }

    /** {@return what is written in the notebook} */
    public String note() {
        return model.noteProperty().get();
    }

    /** {@return whether it is written in large letters} */
    public boolean isLarge() {
        return large.get();
    }

    /** {@return whether the program has closed it} */
    public boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        closed = true;
    }
}
