package jump61.window.sound;

/**
 * The filter of a sound level meter, made of simple filters as in IEC 61672-1: four that take away what is low, two that
 * take away what is high.
 */
final class AWeighting {
    private static final double[] LOW = {20.6, 20.6, 107.7, 737.9};
    private static final double[] HIGH = {12_194, 12_194};

    /** It changes nothing at this frequency, in hertz. */
    private static final double REFERENCE = 1000;

    private static final double FACTOR = 1 / gain(REFERENCE);

    private AWeighting() {}

    static double[] of(double[] samples) {
        double[] weighted = unscaled(samples);
        for (int i = 0; i < weighted.length; i++) {
            weighted[i] *= FACTOR;
        }
        return weighted;
    }

    private static double[] unscaled(double[] samples) {
        double[] result = samples.clone();
        for (double corner : LOW) {
            filter(result, corner, true);
        }
        for (double corner : HIGH) {
            filter(result, corner, false);
        }
        return result;
    }

    /** A filter of first order, by the bilinear transform. */
    private static void filter(double[] samples, double corner, boolean high) {
        double k = Math.tan(Math.PI * corner / Mix.RATE);
        double before = 0;
        double low = 0;
        for (int i = 0; i < samples.length; i++) {
            double sample = samples[i];
            low = (k * (sample + before) + (1 - k) * low) / (1 + k);
            before = sample;
            samples[i] = high ? sample - low : low;
        }
    }

    private static double gain(double hertz) {
        return amplitude(unscaled(sine(hertz)));
    }

    /** {@return a second of a sine wave with the amplitude 1} */
    static double[] sine(double hertz) {
        double[] samples = new double[(int) Mix.RATE];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = Math.sin(2 * Math.PI * hertz * i / Mix.RATE);
        }
        return samples;
    }

    /** {@return the amplitude of a second of a sine wave, from its second half} */
    static double amplitude(double[] sine) {
        double sum = 0;
        for (int i = sine.length / 2; i < sine.length; i++) {
            sum += sine[i] * sine[i];
        }
        return Math.sqrt(4 * sum / sine.length);
    }
}
