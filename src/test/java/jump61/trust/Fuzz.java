package jump61.trust;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;

/**
 * Random input. System properties choose how much: {@code jump61.fuzz} is the number of inputs for all doors together,
 * {@code jump61.seed} where the random choices begin. A failure names the seed of its input, which alone brings it
 * about again.
 */
public final class Fuzz {
    private static final long INPUTS = Long.getLong("jump61.fuzz", 100_000);
    private static final long SEED = Long.getLong("jump61.seed", 61);
    private static final String ODD_CHARACTERS =
            "\0\u0001\t\u001b\u007f\u00a0\u00e4\u0663\u202e\u2028\ud800\ud83d\ude00\ufeff\uffff#=:/\\-+.,;'\"{}";

    private Fuzz() {}

    /** {@return how often something is done that takes long: in the build, and in its long form} */
    public static int times(int few, int many) {
        return Boolean.getBoolean("jump61.trust") ? many : few;
    }

    /** Feeds a door its share of all inputs, in percent. */
    public static void feed(int percent, BiConsumer<Long, SplittableRandom> door) {
        feed(percent, 1, door);
    }

    /** Feeds an entry point {@code percent} percent of all inputs, {@code atATime} at a time. */
    public static void feed(int percent, int atATime, BiConsumer<Long, SplittableRandom> door) {
        long inputs = Math.max(1, INPUTS * percent / 100 / atATime);
        for (long input = 0; input < inputs; input++) {
            long seed = SEED * 1_000_000_007L + input;
            try {
                door.accept(input, new SplittableRandom(seed));
            } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError found) {
                throw new AssertionError("input " + input + " of -Djump61.seed=" + SEED + ": " + found, found);
            }
        }
    }

    /** {@return one of these} */
    public static <T> T one(SplittableRandom random, List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** {@return a line of characters that nobody types} */
    public static String garbage(SplittableRandom random, int longest) {
        StringBuilder line = new StringBuilder();
        for (int left = random.nextInt(longest + 1); left > 0; left--) {
            line.append(
                    random.nextInt(4) == 0
                            ? ODD_CHARACTERS.charAt(random.nextInt(ODD_CHARACTERS.length()))
                            : (char) random.nextInt(' ', 0x7f));
        }
        return line.toString();
    }

    /** {@return a text with a few bytes changed, left out, put in, or doubled} */
    public static byte[] mutate(SplittableRandom random, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int changes = random.nextInt(1, 6); changes > 0; changes--) {
            bytes = changed(random, bytes);
        }
        return bytes;
    }

    private static byte[] changed(SplittableRandom random, byte[] bytes) {
        int at = random.nextInt(bytes.length + 1);
        int to = Math.min(bytes.length, at + random.nextInt(1, 20));
        return switch (random.nextInt(5)) {
            case 0 -> joined(bytes, at, new byte[] {(byte) random.nextInt(256)}, Math.min(bytes.length, at + 1));
            case 1 -> joined(bytes, at, new byte[0], to);
            case 2 -> joined(bytes, at, garbage(random, 8).getBytes(StandardCharsets.UTF_8), at);
            case 3 -> joined(bytes, to, Arrays.copyOfRange(bytes, at, to), to);
            default ->
                joined(
                        bytes,
                        at,
                        one(random, List.of("0", "9", "-", "\n", "99999999999")).getBytes(StandardCharsets.UTF_8),
                        to);
        };
    }

    private static byte[] joined(byte[] bytes, int until, byte[] middle, int from) {
        byte[] result = Arrays.copyOf(bytes, until + middle.length + bytes.length - from);
        System.arraycopy(middle, 0, result, until, middle.length);
        System.arraycopy(bytes, from, result, until + middle.length, bytes.length - from);
        return result;
    }
}
