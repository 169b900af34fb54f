package jump61.window.sound;

import java.util.List;

/**
 * Predicts what a sound level meter shows, so that sounds can be given a level instead of an amplitude. The level is
 * A-weighted, as the ear hears soft sounds of different pitch, with time weighting F (fast) of IEC 61672-1. Decibels are
 * relative to full scale.
 */
final class Loudness {
    /** The time constant of time weighting F, in seconds. */
    private static final double FAST = 0.125;

    /** The time between predictions of the level and, below, how long they continue after the last stroke, in seconds. */
    private static final double INTERVAL = 0.005;

    private static final double LATEST = 0.2;

    private Loudness() {}

    /** {@return the factor between the amplitudes of two levels, by their difference} */
    static double factor(double decibels) {
        return Math.pow(10, decibels / 20);
    }

    /** {@return the largest level in decibels, if the lowest partial of each tone has the amplitude 1} */
    static double of(List<Tone> tones) {
        double last = tones.stream().mapToDouble(Tone::begin).max().orElse(0);
        double most = 0;
        for (double seconds = 0; seconds < last + LATEST; seconds += INTERVAL) {
            most = Math.max(most, meanSquare(tones, seconds));
        }
        return 10 * Math.log10(most);
    }

    private static double meanSquare(List<Tone> tones, double seconds) {
        double sum = 0;
        for (Tone tone : tones) {
            double since = Math.max(0, seconds - tone.begin());
            for (Partial partial : Partial.OF_WOOD) {
                sum += meanSquare(partial, Scale.hertz(tone.step()), since);
            }
        }
        return sum;
    }

    /** Returns the mean square of a fading sine wave with time weighting F: the convolution of two exponentials. */
    private static double meanSquare(Partial partial, double lowest, double since) {
        double rate = 2 / partial.decay();
        double fading = (Math.exp(-since / FAST) - Math.exp(-since * rate)) / (FAST * rate - 1);
        double amplitude = partial.amplitude() * weight(partial.ratio() * lowest);
        return amplitude * amplitude / 2 * fading;
    }

    /** {@return the factor by which A-weighting changes an amplitude; 1 at 1000 Hz} */
    private static double weight(double hertz) {
        double square = hertz * hertz;
        double high = 12_194.0 * 12_194.0;
        double weight = high
                * square
                * square
                / ((square + 20.6 * 20.6)
                        * Math.sqrt((square + 107.7 * 107.7) * (square + 737.9 * 737.9))
                        * (square + high));
        return weight * factor(2);
    }
}
