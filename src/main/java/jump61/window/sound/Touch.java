package jump61.window.sound;

import java.util.random.RandomGenerator;

/**
 * How bars are struck. No two strokes of a hand are quite alike; a sound that never changes is a machine's.
 *
 * @param cents by how much the bars sound higher than they should, in hundredths of a semitone
 * @param decibels by how much they are struck harder than usual
 * @param noise the noise of the mallet
 */
record Touch(double cents, double decibels, Noise noise) {
    static final double MOST_CENTS = 12;
    static final double MOST_DECIBELS = 1.5;

    /** {@return a stroke at random} */
    static Touch of(RandomGenerator random) {
        return new Touch(upTo(MOST_CENTS, random), upTo(MOST_DECIBELS, random), new Noise(random));
    }

    /** {@return the factor by which frequencies are higher} */
    double tuning() {
        return Math.pow(2, cents / 1200);
    }

    private static double upTo(double most, RandomGenerator random) {
        return most * (2 * random.nextDouble() - 1);
    }
}
