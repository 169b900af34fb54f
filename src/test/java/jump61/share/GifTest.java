package jump61.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import jump61.game.Game;
import jump61.game.Games;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The animations that are written can be read by others. */
class GifTest {
    private static final int LENGTH = 90;

    static List<Game> games() {
        return Games.all();
    }

    /** {@return what is seen after the first frame, and after the last one is drawn over those before it, and how many there are} */
    private static Film film(byte[] file) throws IOException {
        List<BufferedImage> first = new ArrayList<>();
        List<BufferedImage> last = new ArrayList<>();
        int frames = play(file, seen -> {
            if (first.isEmpty()) {
                first.add(copy(seen));
                last.add(seen);
            }
        });
        return new Film(frames, first.get(0), last.get(0));
    }

    private record Film(int frames, BufferedImage first, BufferedImage last) {}

    private static BufferedImage copy(BufferedImage image) {
        BufferedImage copy = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB);
        copy.setData(image.getData());
        return copy;
    }

    /**
     * Draws each frame over those before it, always on the same picture, which is given to {@code seen} each time.
     *
     * @return the number of frames
     */
    private static int play(byte[] file, Consumer<BufferedImage> seen) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(file)));
        int frames = reader.getNumImages(true);
        BufferedImage screen = new BufferedImage(reader.getWidth(0), reader.getHeight(0), BufferedImage.TYPE_INT_ARGB);
        Graphics2D pen = screen.createGraphics();
        for (int i = 0; i < frames; i++) {
            BufferedImage frame = reader.read(i);
            var place = reader.getImageMetadata(i)
                    .getAsTree("javax_imageio_gif_image_1.0")
                    .getFirstChild()
                    .getAttributes();
            int left = Integer.parseInt(place.getNamedItem("imageLeftPosition").getNodeValue());
            int top = Integer.parseInt(place.getNamedItem("imageTopPosition").getNodeValue());
            pen.drawImage(frame, left, top, null);
            seen.accept(screen);
        }
        pen.dispose();
        return frames;
    }

    @Test
    void everyPixelIsReadBackEvenOfNoiseThatFillsTheTableOfCodesAgainAndAgain() throws IOException {
        Random random = new Random(1);
        List<int[]> images = new ArrayList<>();
        for (int image = 0; image < 3; image++) {
            int[] pixels = new int[LENGTH * LENGTH];
            for (int i = 0; i < pixels.length; i++) {
                boolean same = image > 0 && random.nextInt(4) > 0;
                pixels[i] = same ? images.get(image - 1)[i] : 0xff000000 | random.nextInt(250) * 0x010305 & 0xffffff;
            }
            images.add(pixels);
        }
        images.add(images.get(2));
        List<BufferedImage> shown = new ArrayList<>();
        play(Gif.encode(LENGTH, images::get, 100, 100, 200, 300), seen -> shown.add(copy(seen)));
        assertEquals(4, shown.size());
        for (int image = 0; image < 4; image++) {
            for (int i = 0; i < LENGTH * LENGTH; i++) {
                int expected = images.get(image)[i] & 0xffffff;
                assertEquals(expected, shown.get(image).getRGB(i % LENGTH, i / LENGTH) & 0xffffff, "image " + image);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGameEndsWithItsLastPositionAndIsSmall(Game game) throws Exception {
        // On a larger board, the same takes five times as long.
        SharedGame shared = SharedGames.random(game, Math.max(game.sizes().smallest(), 4), 1);
        byte[] file = GameAnimation.of(shared, false, done -> true);
        assertTrue(file.length < GameAnimation.LARGEST, "bytes: " + file.length);
        Film film = film(file);
        assertTrue(film.frames() > shared.turns().size());
        BufferedImage end = film.last();
        BufferedImage start = film.first();
        boolean differs = false;
        for (int i = 0; i < end.getWidth(); i++) {
            differs |= end.getRGB(i, i) != start.getRGB(i, i);
        }
        assertTrue(differs);
    }

    @Test
    void theLastMoveAloneHasFewerFrames() throws Exception {
        SharedGame game = SharedGames.random(Games.usual(), 3, 4);
        int all = film(GameAnimation.of(game, false, done -> true)).frames();
        int last = film(GameAnimation.of(game, true, done -> true)).frames();
        assertTrue(last > 2 && last < all, last + " of " + all);
    }

    @Test
    @Tag("slow")
    void aLongGameOnALargeBoardStillFits() throws Exception {
        SharedGame game = SharedGames.random(Games.usual(), 7, 4);
        assertTrue(GameAnimation.of(game, false, done -> true).length < GameAnimation.LARGEST);
    }

    @Test
    void theWorkIsToldAndCanBeStopped() {
        SharedGame game = SharedGames.random(Games.usual(), 4, 4);
        List<Double> told = new ArrayList<>();
        assertThrows(
                CancellationException.class,
                () -> GameAnimation.of(game, false, done -> {
                    told.add(done);
                    return done < 0.3;
                }));
        assertTrue(told.get(0) == 0 && told.get(told.size() - 1) < 0.4, told.toString());
    }
}
