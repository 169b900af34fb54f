package jump61.library.ui;

import java.io.IOException;
import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;
import jump61.record.RecordFiles;
import jump61.share.Png;

/** An image of a part of the window, at twice the resolution of the screen. */
public final class Picture {
    private static final double SCALE = 2;

    private final WritableImage image;

    private Picture(WritableImage image) {
        this.image = image;
    }

    /**
     * {@return an image of a part of {@code node}, given in local coordinates, in its current state} Must be called on
     * the FX thread.
     */
    public static Picture of(Node node, Bounds part) {
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(Transform.scale(SCALE, SCALE));
        parameters.setViewport(new Rectangle2D(
                part.getMinX() * SCALE, part.getMinY() * SCALE, part.getWidth() * SCALE, part.getHeight() * SCALE));
        parameters.setFill(Color.TRANSPARENT);
        return new Picture(node.snapshot(parameters, null));
    }

    /** Writes the image as PNG, replacing {@code file}. */
    public void save(Path file) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        RecordFiles.replace(file, Png.encode(width, height, pixels));
    }
}
