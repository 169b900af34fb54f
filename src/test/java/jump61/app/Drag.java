package jump61.app;

import com.sun.javafx.scene.input.DragboardHelper;
import com.sun.javafx.tk.TKClipboard;
import java.io.File;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.input.DataFormat;
import javafx.scene.input.DragEvent;
import javafx.scene.input.PickResult;
import javafx.scene.input.TransferMode;

/** Simulates files dragged over a window from elsewhere, which no robot can do without a desktop. */
final class Drag {
    private final Scene scene;
    private final List<File> files;

    Drag(Scene scene, Path... files) {
        this.scene = scene;
        this.files = Stream.of(files).map(Path::toFile).toList();
    }

    /** {@return whether the window would take them} */
    boolean isWelcome() {
        return fired(DragEvent.DRAG_OVER).isAccepted();
    }

    /** Lets go of them over the window, {@return whether it took them} */
    boolean drop() {
        return fired(DragEvent.DRAG_DROPPED).isDropCompleted();
    }

    private DragEvent fired(EventType<DragEvent> type) {
        double x = scene.getWidth() / 2;
        double y = scene.getHeight() / 2;
        PickResult under = new PickResult(scene.getRoot(), x, y);
        var dragged = DragboardHelper.createDragboard((TKClipboard)
                Proxy.newProxyInstance(Drag.class.getClassLoader(), new Class<?>[] {TKClipboard.class}, this::answer));
        DragEvent event = new DragEvent(type, dragged, x, y, x, y, TransferMode.COPY, null, null, under);
        Event.fireEvent(scene.getRoot(), event);
        return event;
    }

    private Object answer(Object clipboard, Method asked, Object... arguments) {
        return switch (asked.getName()) {
            case "setSecurityContext" -> null;
            case "getContentTypes" -> files.isEmpty() ? Set.of(DataFormat.PLAIN_TEXT) : Set.of(DataFormat.FILES);
            case "hasContent" -> (arguments[0] == DataFormat.FILES) != files.isEmpty();
            case "getContent" -> arguments[0] == DataFormat.FILES ? files : null;
            case "getTransferModes" -> EnumSet.allOf(TransferMode.class);
            default -> throw new UnsupportedOperationException(asked.getName());
        };
    }
}
