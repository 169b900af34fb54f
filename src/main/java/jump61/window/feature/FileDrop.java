package jump61.window.feature;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/** Accepts a file that is dropped on the window, unless a question is open. */
public final class FileDrop {
    private FileDrop() {}

    /**
     * Passes files that are dropped on {@code scene} to {@code open}.
     *
     * @param possible whether that is possible now
     */
    public static void accept(Scene scene, Consumer<Path> open, BooleanSupplier possible) {
        scene.setOnDragOver(event -> {
            if (possible.getAsBoolean() && file(event.getDragboard()).isPresent()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
        });
        scene.setOnDragDropped(event -> {
            Optional<Path> file = file(event.getDragboard()).filter(some -> possible.getAsBoolean());
            file.ifPresent(open);
            event.setDropCompleted(file.isPresent());
        });
    }

    /** {@return the dragged file; empty if there are several} */
    private static Optional<Path> file(Dragboard dragged) {
        List<File> files = dragged.hasFiles() ? dragged.getFiles() : List.of();
        return files.size() == 1 ? Optional.of(files.get(0).toPath()) : Optional.empty();
    }
}
