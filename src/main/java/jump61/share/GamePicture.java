package jump61.share;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import jump61.game.Position;
import jump61.game.Turn;

/** Makes a picture of the board at the end of a game. */
public final class GamePicture {
    /** Width and height, in pixels. */
    private static final int LENGTH = 1000;

    private GamePicture() {}

    /**
     * {@return the content of a PNG file}
     *
     * @param dark whether to draw on a dark background
     * @throws NotDrawnException if the game cannot be drawn
     */
    public static byte[] of(SharedGame game, boolean dark) throws NotDrawnException {
        Optional<Turn> last = game.turns().stream().reduce((one, next) -> next);
        Position position = last.map(Turn::after).orElse(game.record().start());
        int[] pixels = Raster.pixels(
                game.drawing().draw(position, last),
                LENGTH,
                ink -> game.colours().rgb(ink, dark));
        try {
            return Png.encode(LENGTH, LENGTH, pixels);
        } catch (IOException inMemory) {
            throw new UncheckedIOException(inMemory);
        }
    }
}
