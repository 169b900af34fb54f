package jump61.desktop;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.TransferMode;

/** Takes a file that is dropped on the window, unless a question waits there for its answer. */
final class FileDrop {
    private FileDrop() {}

    static void accept(Scene scene, Consumer<Path> open, BooleanSupplier possible) {
        scene.setOnDragOver(event -> {
            if (event.getDragboard().hasFiles() && possible.getAsBoolean()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
            event.consume();
        });
        scene.setOnDragDropped(event -> {
            boolean some = event.getDragboard().hasFiles() && possible.getAsBoolean();
            if (some) {
                open.accept(event.getDragboard().getFiles().get(0).toPath());
            }
            event.setDropCompleted(some);
            event.consume();
        });
    }
}
