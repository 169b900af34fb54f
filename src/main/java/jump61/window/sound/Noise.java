package jump61.window.sound;

import java.util.random.RandomGenerator;

/** The noise at the beginning of a stroke: a few milliseconds of the mallet, before the bar is heard. */
final class Noise {
    /** Its length in seconds. */
    static final double LENGTH = 0.003;

    /** Its largest amplitude, -18 dB, relative to the lowest partial of the bar. */
    static final double AMPLITUDE = 0.126;

    private final double[] samples;

    Noise(RandomGenerator random) {
        samples = random.doubles((long) Math.ceil(LENGTH * Mix.RATE), -AMPLITUDE, AMPLITUDE)
                .toArray();
    }

    /** {@return its value at a time since the stroke, in seconds; it fades out} */
    double at(double since) {
        return since < LENGTH ? samples[(int) (since * Mix.RATE)] * (1 - since / LENGTH) : 0;
    }
}
