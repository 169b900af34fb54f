package jump61.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import javax.imageio.ImageIO;
import jump61.library.ui.BoardPicture;
import jump61.library.ui.Picture;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** What a picture of the board shows does not depend on the window. */
class BoardPictureTest extends WindowTest {
    private static final int CORNER = 60;

    @Override
    String settings() {
        return super.settings() + "new.last=jump61 4 human human none\n";
    }

    @Test
    void theBoardFillsItsPictureToTheEdges() throws Exception {
        BufferedImage picture = ImageIO.read(picture().toFile());
        assertEquals(picture.getWidth(), picture.getHeight());
        assertTrue(picture.getWidth() > 1150, picture.getWidth() + " pixels");
        for (int i = CORNER; i < picture.getWidth() - CORNER; i++) {
            assertEquals(0xff, picture.getRGB(i, 1) >>> 24);
            assertEquals(0xff, picture.getRGB(picture.getWidth() - 2, i) >>> 24);
        }
    }

    @Test
    void thePictureIsTheSameWhateverTheSizeOfTheWindowAndThePlaceOfTheKeyboard() throws Exception {
        clickSquare(2, 2);
        byte[] before = Files.readAllBytes(picture());
        resize(520, 400);
        robot.push(KeyCode.RIGHT);
        assertArrayEquals(before, Files.readAllBytes(picture()));
    }

    private Path picture() throws Exception {
        Picture picture =
                WaitForAsyncUtils.waitForAsyncFx(10_000, () -> BoardPicture.of(match(), false, stage.getScene()));
        Path file = Files.createTempFile(home, "board", ".png");
        picture.save(file);
        return file;
    }
}
