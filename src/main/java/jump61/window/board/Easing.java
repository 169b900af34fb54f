package jump61.window.board;

/** Easing functions for motion. */
public final class Easing {
    private Easing() {}

    /**
     * {@return the fraction of the distance covered after a fraction of the time, both 0 to 1: slow at both ends (the
     * <i>smoothstep</i> curve)}
     */
    public static double inOut(double time) {
        return time * time * (3 - 2 * time);
    }
}
