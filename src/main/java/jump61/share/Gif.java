package jump61.share;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Writes animations in GIF format (GIF89a) that repeat forever. A frame contains only the rectangle that differs from the
 * one before it; the runtime's own writer would require all of AWT.
 */
final class Gif {
    private static final int COLOURS = 256;
    /** The transparent colour, which leaves the previous frame visible. */
    private static final int CLEAR = COLOURS - 1;

    /**
     * Number of images from which colours are taken. A few are enough, because all images of a game have the same colours.
     */
    private static final int SAMPLES = 16;

    private static final int MILLIS_PER_TICK = 10;
    private static final int TABLE_OF_256 = 0xf7;
    private static final int LARGEST_BLOCK = 255;
    private static final int RGB = 0xffffff;

    private final int length;
    private final Map<Integer, Integer> palette = new HashMap<>();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int[] table = {};
    private int[] shown = {};

    private Gif(int length) {
        this.length = length;
    }

    /**
     * {@return the content of a file with these images, each {@code length} pixels wide and high}
     *
     * @param pixels returns the RGB values of the image with a number, from 0, row by row; called twice for some images,
     *     because all of them together might not fit into memory
     * @param millis how long each image is shown, in milliseconds
     */
    static byte[] encode(int length, IntFunction<int[]> pixels, int... millis) {
        Gif gif = new Gif(length);
        gif.header(pixels, millis.length);
        for (int i = 0; i < millis.length; i++) {
            gif.add(pixels.apply(i), millis[i]);
        }
        gif.out.write(';');
        return gif.out.toByteArray();
    }

    private void header(IntFunction<int[]> pixels, int images) {
        out.writeBytes("GIF89a".getBytes(StandardCharsets.US_ASCII));
        twoBytes(length, length);
        out.writeBytes(new byte[] {(byte) TABLE_OF_256, 0, 0});
        int[] colours = colours(pixels, images);
        table = colours;
        for (int number = 0; number < COLOURS; number++) {
            int colour = number < colours.length ? colours[number] : 0;
            out.writeBytes(new byte[] {(byte) (colour >> 16), (byte) (colour >> 8), (byte) colour});
        }
        out.writeBytes(new byte[] {'!', (byte) 0xff, 11});
        out.writeBytes("NETSCAPE2.0".getBytes(StandardCharsets.US_ASCII));
        out.writeBytes(new byte[] {3, 1, 0, 0, 0});
    }

    /** Returns the most frequent colours of the images; other colours are replaced by the nearest of these. */
    private int[] colours(IntFunction<int[]> pixels, int images) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int i = 0; i < images; i += Math.max(1, images / SAMPLES)) {
            int run = 0;
            int[] image = pixels.apply(i);
            for (int at = 1; at <= image.length; at++) {
                // Neighbouring pixels mostly have the same colour.
                if (at == image.length || image[at] != image[run]) {
                    counts.merge(image[run] & RGB, at - run, Integer::sum);
                    run = at;
                }
            }
        }
        int[] colours = counts.entrySet().stream()
                .sorted((one, other) -> one.getValue().equals(other.getValue())
                        ? one.getKey() - other.getKey()
                        : other.getValue() - one.getValue())
                .limit(CLEAR)
                .mapToInt(Map.Entry::getKey)
                .toArray();
        for (int number = 0; number < colours.length; number++) {
            palette.put(colours[number], number);
        }
        return colours;
    }

    private int number(int colour) {
        return palette.computeIfAbsent(colour, rare -> nearest(rare, table));
    }

    private static int nearest(int colour, int... colours) {
        int best = 0;
        for (int number = 1; number < colours.length; number++) {
            best = distance(colour, colours[number]) < distance(colour, colours[best]) ? number : best;
        }
        return best;
    }

    private static int distance(int one, int other) {
        int sum = 0;
        for (int shift = 0; shift < 3 * Byte.SIZE; shift += Byte.SIZE) {
            int difference = (one >> shift & 0xff) - (other >> shift & 0xff);
            sum += difference * difference;
        }
        return sum;
    }

    private void add(int[] image, int millis) {
        int left = length;
        int top = length;
        int right = 0;
        int bottom = 0;
        for (int i = 0; i < image.length; i++) {
            if (shown.length == 0 || image[i] != shown[i]) {
                left = Math.min(left, i % length);
                right = Math.max(right, i % length + 1);
                top = Math.min(top, i / length);
                bottom = i / length + 1;
            }
        }
        if (bottom == 0) {
            // The same image again, which must still be shown for its time.
            left = 0;
            top = 0;
            right = 1;
            bottom = 1;
        }
        out.writeBytes(new byte[] {'!', (byte) 0xf9, 4, 5});
        twoBytes(millis / MILLIS_PER_TICK);
        out.writeBytes(new byte[] {(byte) CLEAR, 0, ','});
        twoBytes(left, top, right - left, bottom - top);
        out.write(0);
        byte[] indices = new byte[(right - left) * (bottom - top)];
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                int i = y * length + x;
                boolean same = shown.length > 0 && image[i] == shown[i];
                int number = same ? CLEAR : number(image[i] & RGB);
                indices[(y - top) * (right - left) + x - left] = (byte) number;
            }
        }
        blocks(new Codes().compress(indices));
        shown = image;
    }

    private void blocks(byte[] data) {
        out.write(Byte.SIZE);
        for (int from = 0; from < data.length; from += LARGEST_BLOCK) {
            byte[] block = Arrays.copyOfRange(data, from, Math.min(data.length, from + LARGEST_BLOCK));
            out.write(block.length);
            out.writeBytes(block);
        }
        out.write(0);
    }

    private void twoBytes(int... values) {
        for (int value : values) {
            out.write(value);
            out.write(value >> Byte.SIZE);
        }
    }

    /** LZW compression (Lempel, Ziv and Welch), with codes of increasing length. */
    private static final class Codes {
        private static final int CLEAR_TABLE = COLOURS;
        private static final int END = COLOURS + 1;
        private static final int MOST_CODES = 4096;

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final Map<Integer, Integer> table = new HashMap<>();
        private int next;
        private int width = Byte.SIZE + 1;
        private int bits;
        private int count;

        byte[] compress(byte[] indices) {
            clear();
            int prefix = indices[0] & 0xff;
            for (int i = 1; i < indices.length; i++) {
                int index = indices[i] & 0xff;
                int key = prefix << Byte.SIZE | index;
                Integer known = table.get(key);
                if (known != null) {
                    prefix = known;
                    continue;
                }
                write(prefix);
                if (next < MOST_CODES) {
                    table.put(key, next);
                    width += next == 1 << width ? 1 : 0;
                    next++;
                } else {
                    clear();
                }
                prefix = index;
            }
            write(prefix);
            write(END);
            if (count > 0) {
                bytes.write(bits);
            }
            return bytes.toByteArray();
        }

        private void clear() {
            write(CLEAR_TABLE);
            table.clear();
            next = END + 1;
            width = Byte.SIZE + 1;
        }

        private void write(int code) {
            bits |= code << count;
            count += width;
            while (count >= Byte.SIZE) {
                bytes.write(bits);
                bits >>>= Byte.SIZE;
                count -= Byte.SIZE;
            }
        }
    }
}
