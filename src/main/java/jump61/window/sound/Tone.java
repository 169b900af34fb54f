package jump61.window.sound;

/**
 * A stroke on a bar of wood.
 *
 * @param step the note of the bar in the {@link Scale}
 * @param begin the time of the stroke, in seconds
 */
record Tone(int step, double begin) {
    /** The time in which a stroke reaches its full strength. Without it, each stroke would begin with a click. */
    private static final double ATTACK = 0.001;

    /** The length of its longest partial, in seconds. */
    private static final double LENGTH =
            Partial.OF_WOOD.stream().mapToDouble(Partial::length).max().orElseThrow();

    double end() {
        return begin + LENGTH;
    }

    /** {@return the same stroke on another bar, a number of steps higher} */
    Tone higher(int steps) {
        return new Tone(step + steps, begin);
    }

    /**
     * {@return its value at a time; the lowest partial has the amplitude 1}
     *
     * @param seconds time since the beginning of the sound
     * @param pitch the frequency of the lowest partial in hertz, which may differ a little from that of its note
     * @param noise the noise of the mallet
     */
    double at(double seconds, double pitch, Noise noise) {
        double since = seconds - begin;
        if (since < 0 || since > LENGTH) {
            return 0;
        }
        double sum = noise.at(since);
        for (Partial partial : Partial.OF_WOOD) {
            sum += partial.at(pitch, since);
        }
        return Math.min(1, since / ATTACK) * sum;
    }
}
