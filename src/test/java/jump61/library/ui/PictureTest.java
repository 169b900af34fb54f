package jump61.library.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javax.imageio.ImageIO;
import jump61.window.FxThreadExtension;
import jump61.window.FxWait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(FxThreadExtension.class)
class PictureTest {
    @TempDir
    Path folder;

    @Test
    void exactlyTheWantedPartIsShownTwiceAsLarge() throws Exception {
        Rectangle part = new Rectangle(30, 50, 20, 10);
        part.setFill(Color.RED);
        Pane whole = new Pane(new Rectangle(100, 100), part);
        new Scene(whole);
        Path file = folder.resolve("part.png");
        FxWait.ask(() -> Picture.of(whole, part.getBoundsInParent())).save(file);
        BufferedImage image = ImageIO.read(file.toFile());
        assertEquals(40, image.getWidth());
        assertEquals(20, image.getHeight());
        for (int x = 0; x < 40; x++) {
            for (int y = 0; y < 20; y++) {
                assertEquals(0xffff0000, image.getRGB(x, y), x + ", " + y);
            }
        }
    }
}
