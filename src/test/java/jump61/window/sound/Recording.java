package jump61.window.sound;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * What the mixer made of some sounds, and what can be measured in it.
 *
 * @param bytes the samples as they go to the loudspeaker
 */
record Recording(byte[] bytes) {
    /** A hand that never varies and makes no noise. */
    static final Touch EXACT = new Touch(0, 0, silence());

    /** The time constant of a sound level meter set to fast, in seconds. */
    private static final double FAST = 0.125;

    private static final double FULL_SCALE = Short.MAX_VALUE;

    private static Noise silence() {
        // The middle of the range, as all of its samples.
        return new Noise(() -> Long.MIN_VALUE);
    }

    /** Records one sound. */
    static Recording of(Sound sound, double volume, Touch touch) {
        return of(Map.of(0.0, sound), volume, () -> touch);
    }

    /** Records sounds that begin at given times, in seconds, until all have ended. */
    static Recording of(Map<Double, Sound> sounds, double volume, Supplier<Touch> touches) {
        Mix mix = new Mix(touches);
        double end = sounds.entrySet().stream()
                .mapToDouble(entry -> entry.getKey() + entry.getValue().length())
                .max()
                .orElse(0);
        byte[] bytes = new byte[frames(end) * Mix.FRAME];
        int done = 0;
        for (Map.Entry<Double, Sound> next : new TreeMap<>(sounds).entrySet()) {
            done = fill(mix, bytes, done, frames(next.getKey()));
            mix.add(next.getValue(), volume);
        }
        fill(mix, bytes, done, frames(end));
        return new Recording(bytes);
    }

    private static int fill(Mix mix, byte[] bytes, int from, int to) {
        byte[] piece = new byte[(to - from) * Mix.FRAME];
        mix.fill(piece);
        System.arraycopy(piece, 0, bytes, from * Mix.FRAME, piece.length);
        return to;
    }

    private static int frames(double seconds) {
        return (int) Math.ceil(seconds * Mix.RATE);
    }

    /** {@return the samples for one ear, 0 for the left and 1 for the right, from -1 to 1} */
    double[] ear(int ear) {
        return IntStream.range(0, bytes.length / Mix.FRAME)
                .map(frame -> frame * Mix.FRAME + 2 * ear)
                .mapToDouble(at -> (short) (bytes[at] & 0xff | bytes[at + 1] << 8) / FULL_SCALE)
                .toArray();
    }

    /** {@return the largest amplitude, up to 1} */
    double peak() {
        return DoubleStream.concat(Arrays.stream(ear(0)), Arrays.stream(ear(1)))
                .map(Math::abs)
                .max()
                .orElse(0);
    }

    /** {@return the largest level in decibels relative to full scale: A-weighted and fast, of both ears together} */
    double level() {
        double[] left = AWeighting.of(ear(0));
        double[] right = AWeighting.of(ear(1));
        double keep = Math.exp(-1 / (FAST * Mix.RATE));
        double mean = 0;
        double most = 0;
        for (int i = 0; i < left.length; i++) {
            double square = (left[i] * left[i] + right[i] * right[i]) / 2;
            mean = keep * mean + (1 - keep) * square;
            most = Math.max(most, mean);
        }
        return 10 * Math.log10(most);
    }

    /** {@return by how much a tone is higher than expected, in cents, in a part of the recording given in seconds} */
    double cents(double hertz, double from, double to) {
        double[] part = part(from, to);
        int coarse = strongest(part, hertz, IntStream.rangeClosed(-6, 6).map(i -> 10 * i));
        return strongest(part, hertz, IntStream.rangeClosed(coarse - 10, coarse + 10));
    }

    private static int strongest(double[] part, double hertz, IntStream cents) {
        int strongest = 0;
        double most = -1;
        for (int each : cents.toArray()) {
            double strength = strength(part, hertz * Math.pow(2, each / 1200.0));
            strongest = strength > most ? each : strongest;
            most = Math.max(most, strength);
        }
        return strongest;
    }

    /** {@return the decay time of a sine wave in seconds, from its strength in two parts of the recording} */
    double decay(double hertz, double from, double later, double length) {
        double ratio = strength(part(from, from + length), hertz) / strength(part(later, later + length), hertz);
        return (later - from) / Math.log(ratio);
    }

    /** {@return the amplitude with which a fading sine wave began, from its strength in a part of the recording} */
    double amplitude(double hertz, double decay, double from, double to) {
        double norm = 0;
        for (int frame = frames(from); frame < frames(to); frame++) {
            norm += window(frame, from, to) * Math.exp(-frame / (decay * Mix.RATE));
        }
        return 2 * strength(part(from, to), hertz) / norm;
    }

    /** Returns a part of the recording, in seconds, which begins and ends softly. */
    private double[] part(double from, double to) {
        double[] samples = ear(0);
        return IntStream.range(frames(from), Math.min(frames(to), samples.length))
                .mapToDouble(frame -> window(frame, from, to) * samples[frame])
                .toArray();
    }

    private static double window(int frame, double from, double to) {
        return Math.pow(Math.sin(Math.PI * (frame / (double) Mix.RATE - from) / (to - from)), 2);
    }

    /** Returns how much there is of a frequency. */
    private static double strength(double[] part, double hertz) {
        double angle = 2 * Math.PI * hertz / Mix.RATE;
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        double x = 1;
        double y = 0;
        double real = 0;
        double imaginary = 0;
        for (double sample : part) {
            real += sample * x;
            imaginary += sample * y;
            double next = x * cos - y * sin;
            y = x * sin + y * cos;
            x = next;
        }
        return Math.hypot(real, imaginary);
    }
}
