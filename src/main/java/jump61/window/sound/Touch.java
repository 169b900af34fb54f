package jump61.window.sound;

import java.util.random.RandomGenerator;

/**
 * How bars are struck. No two strokes by hand are quite alike; a sound that never changes seems mechanical.
 *
 * @param cents how much higher than their notes the bars sound, in hundredths of a semitone
 * @param decibels how much louder than usual the strokes are
 * @param noise the noise of the mallet
 */
record Touch(double cents, double decibels, Noise noise) {
    static final double MOST_CENTS = 12;
    static final double MOST_DECIBELS = 1.5;

    /** {@return a random touch} */
    static Touch of(RandomGenerator random) {
        return new Touch(upTo(MOST_CENTS, random), upTo(MOST_DECIBELS, random), new Noise(random));
    }

    /** {@return the factor for frequencies} */
    double tuning() {
        return Math.pow(2, cents / 1200);
    }

    private static double upTo(double most, RandomGenerator random) {
        return most * (2 * random.nextDouble() - 1);
    }
}
