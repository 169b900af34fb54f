package jump61.window.board;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Scale;
import javax.imageio.ImageIO;

/** Takes images of boards, to be judged like a designer would. */
final class BoardPictures {
    private BoardPictures() {}

    /** Writes an image of {@code root}, laid out at a given size, to a PNG file. To be called on the FX thread. */
    static void write(Parent root, double width, double height, double scale, Path file) {
        Scene scene = root.getScene() != null ? root.getScene() : ColouredScene.of(root, width, height);
        root.resize(width, height);
        root.applyCss();
        root.layout();
        var parameters = new SnapshotParameters();
        parameters.setTransform(new Scale(scale, scale));
        Bounds bounds = root.getBoundsInParent();
        WritableImage image = scene.getRoot()
                .snapshot(parameters, new WritableImage((int) (bounds.getWidth() * scale), (int)
                        (bounds.getHeight() * scale)));
        try {
            ImageIO.write(toAwt(image), "png", file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BufferedImage toAwt(WritableImage image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        var picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                picture.setRGB(x, y, image.getPixelReader().getArgb(x, y));
            }
        }
        return picture;
    }
}
