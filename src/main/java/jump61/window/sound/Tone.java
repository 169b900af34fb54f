package jump61.window.sound;

/**
 * A fading sine wave with a soft second harmonic.
 *
 * @param hertz pitch, in hertz
 * @param begin start time, in seconds
 * @param length time to fade out, in seconds
 * @param strength initial amplitude, from 0 to 1
 * @param pan position between the ears, from -1 (left) to 1 (right)
 */
record Tone(double hertz, double begin, double length, double strength, double pan) {
    private static final double ATTACK = 0.004;
    private static final double FADE = 5;

    /** The second harmonic is 12 dB softer. */
    private static final double HARMONIC = 0.25;

    /** Creates a tone in the middle. */
    Tone(double hertz, double begin, double length, double strength) {
        this(hertz, begin, length, strength, 0);
    }

    /**
     * {@return the amplitude of a tone at this level}
     *
     * @param level level in decibels relative to full scale
     */
    static double decibels(double level) {
        return Math.pow(10, level / 20);
    }

    double end() {
        return begin + length;
    }

    /** {@return the amplitude at a time in seconds, from -1 to 1} */
    double at(double seconds) {
        double since = seconds - begin;
        if (since < 0 || since > length) {
            return 0;
        }
        double attack = Math.min(1, since / ATTACK);
        double release = Math.min(1, (length - since) / ATTACK);
        double angle = 2 * Math.PI * hertz * since;
        double wave = (Math.sin(angle) + HARMONIC * Math.sin(2 * angle)) / (1 + HARMONIC);
        return strength * attack * release * Math.exp(-FADE * since / length) * wave;
    }
}
