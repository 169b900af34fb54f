package jump61.window.feature;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.TransferMode;

/** Accepts files that are dropped on the window, unless a question is open. */
public final class FileDrop {
    private FileDrop() {}

    /**
     * Passes files that are dropped on {@code scene} to {@code open}.
     *
     * @param possible whether files can be opened now
     */
    public static void accept(Scene scene, Consumer<List<Path>> open, BooleanSupplier possible) {
        scene.setOnDragOver(event -> {
            if (possible.getAsBoolean() && event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
        });
        scene.setOnDragDropped(event -> {
            boolean taken = possible.getAsBoolean() && event.getDragboard().hasFiles();
            if (taken) {
                open.accept(event.getDragboard().getFiles().stream()
                        .map(File::toPath)
                        .toList());
            }
            event.setDropCompleted(taken);
        });
    }
}
