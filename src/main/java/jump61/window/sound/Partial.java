package jump61.window.sound;

import java.util.List;

/**
 * A sine wave of a struck bar of wood.
 *
 * @param ratio its frequency, relative to the lowest partial
 * @param amplitude its initial amplitude, relative to the lowest partial
 * @param decay the time in which it falls to 1/e, in seconds
 */
record Partial(double ratio, double amplitude, double decay) {
    /** The partials of a bar that is free at both ends. They are not harmonic, which makes them sound like wood. */
    static final List<Partial> OF_WOOD =
            List.of(new Partial(1, 1, 0.12), new Partial(2.76, 0.4, 0.05), new Partial(5.4, 0.2, 0.025));

    /** After this many decay times, at -61 dB, a partial is inaudible. */
    private static final double AUDIBLE_DECAYS = 7;

    /** {@return the time after which it is inaudible, in seconds} */
    double length() {
        return AUDIBLE_DECAYS * decay;
    }

    /**
     * {@return its value at a time}
     *
     * @param lowest the frequency of the lowest partial, in hertz
     * @param since the time since the stroke, in seconds
     */
    double at(double lowest, double since) {
        return since > length()
                ? 0
                : amplitude * Math.exp(-since / decay) * Math.sin(2 * Math.PI * ratio * lowest * since);
    }
}
