package jump61.share;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoublePredicate;
import java.util.stream.IntStream;
import jump61.game.Turn;
import jump61.share.Drawing.Frame;

/** Makes an animated picture of a game, or of its last eventful move. */
public final class GameAnimation {
    /** Maximum size of a file, in bytes. */
    public static final int LARGEST = 2_000_000;

    /** Widths and heights in pixels, from the preferred one to those for games whose files would be too large. */
    private static final int[] LENGTHS = {480, 360, 240, 180};

    private static final int FIRST_MILLIS = 900;
    private static final int LAST_MILLIS = 2500;
    /** A move with more steps than this is worth an animation of its own. */
    private static final int EVENTFUL = 2;

    /** Maximum number of frames: nobody would watch more to the end. */
    private static final int MOST_FRAMES = 1000;

    private GameAnimation() {}

    /**
     * {@return the content of a GIF file}
     *
     * @param onlyLast whether to show only the last eventful move; if there is none, the last move
     * @param goesOn receives the progress, from 0 to 1, and returns whether to continue
     * @throws NotDrawnException if the game cannot be drawn
     * @throws CancellationException if {@code goesOn} returns false
     */
    public static byte[] of(SharedGame game, boolean onlyLast, DoublePredicate goesOn) throws NotDrawnException {
        List<Frame> frames = frames(game, onlyLast);
        if (frames.size() > MOST_FRAMES) {
            frames = frames.stream()
                    .filter(frame -> frame.millis() >= BoardDrawing.MOVE_MILLIS)
                    .toList();
        }
        int size = 0;
        while (true) {
            if (frames.size() <= MOST_FRAMES) {
                byte[] file = encode(LENGTHS[size], frames, game.colours(), goesOn);
                if (file.length < LARGEST) {
                    return file;
                }
            }
            if (size < LENGTHS.length - 1 && frames.size() <= MOST_FRAMES) {
                size++;
            } else {
                frames = everyOther(frames);
            }
        }
    }

    private static byte[] encode(int length, List<Frame> frames, SideColours colours, DoublePredicate goesOn) {
        int[] millis = frames.stream().mapToInt(Frame::millis).toArray();
        AtomicInteger drawn = new AtomicInteger();
        return Gif.encode(
                length,
                number -> {
                    if (!goesOn.test(Math.min(1, (double) drawn.getAndIncrement() / millis.length))) {
                        throw new CancellationException();
                    }
                    return Raster.pixels(frames.get(number).drawing(), length, ink -> colours.rgb(ink, false));
                },
                millis);
    }

    private static List<Frame> everyOther(List<Frame> frames) {
        return IntStream.range(0, frames.size())
                .filter(number -> number % 2 == 0 || number == frames.size() - 1)
                .mapToObj(frames::get)
                .toList();
    }

    private static List<Frame> frames(SharedGame game, boolean onlyLast) throws NotDrawnException {
        BoardDrawing drawing = game.drawing();
        List<Turn> turns = game.turns();
        int from = onlyLast ? last(turns, drawing) : 0;
        List<Frame> frames = new ArrayList<>();
        Optional<Turn> before = from > 0 ? Optional.of(turns.get(from - 1)) : Optional.empty();
        frames.add(new Frame(
                drawing.draw(before.map(Turn::after).orElse(game.record().start()), before), FIRST_MILLIS));
        int to = onlyLast ? Math.min(from + 1, turns.size()) : turns.size();
        turns.subList(from, to).forEach(turn -> frames.addAll(drawing.frames(turn)));
        Frame last = frames.remove(frames.size() - 1);
        frames.add(new Frame(last.drawing(), LAST_MILLIS));
        return frames;
    }

    /** {@return whether there is an eventful move, so that it makes sense to animate the last one} */
    public static boolean hasCascade(List<Turn> turns, BoardDrawing drawing) {
        return !turns.isEmpty()
                && drawing.frames(turns.get(last(turns, drawing))).size() > EVENTFUL;
    }

    private static int last(List<Turn> turns, BoardDrawing drawing) {
        for (int i = turns.size() - 1; i >= 0; i--) {
            if (drawing.frames(turns.get(i)).size() > EVENTFUL) {
                return i;
            }
        }
        return Math.max(0, turns.size() - 1);
    }
}
