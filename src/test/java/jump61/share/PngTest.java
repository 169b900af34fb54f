package jump61.share;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** The pictures that are written can be read by others. */
final class PngTest {
    @Test
    void aWrittenPictureIsReadBackPixelByPixel() throws IOException {
        int[] pixels = {0xFFFF0000, 0xFF00FF00, 0xFF0000FF, 0x00000000, 0x80123456, 0xFFFFFFFF};

        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(Png.encode(3, 2, pixels)));

        assertEquals(3, picture.getWidth());
        assertEquals(2, picture.getHeight());
        for (int i = 0; i < pixels.length; i++) {
            assertEquals(Integer.toHexString(pixels[i]), Integer.toHexString(picture.getRGB(i % 3, i / 3)));
        }
    }
}
