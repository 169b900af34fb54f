package jump61.desktop;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.TransferMode;

/** Takes files that are dropped on the window. */
final class FileDrop {
    private FileDrop() {}

    static void accept(Scene scene, Consumer<Path> open) {
        scene.setOnDragOver(event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
            event.consume();
        });
        scene.setOnDragDropped(event -> {
            boolean some = event.getDragboard().hasFiles();
            if (some) {
                open.accept(event.getDragboard().getFiles().get(0).toPath());
            }
            event.setDropCompleted(some);
            event.consume();
        });
    }
}
