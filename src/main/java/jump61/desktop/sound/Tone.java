package jump61.desktop.sound;

/**
 * A sine wave that fades.
 *
 * @param hertz its pitch
 * @param begin when it begins, in seconds
 * @param length how long it takes to fade, in seconds
 * @param strength how loud it begins, from 0 to 1
 */
record Tone(double hertz, double begin, double length, double strength) {
    private static final double ATTACK = 0.004;
    private static final double FADE = 5;

    double end() {
        return begin + length;
    }

    /** {@return how far the air is moved at a time, from -1 to 1} */
    double at(double seconds) {
        double since = seconds - begin;
        if (since < 0 || since > length) {
            return 0;
        }
        double attack = Math.min(1, since / ATTACK);
        double release = Math.min(1, (length - since) / ATTACK);
        return strength * attack * release * Math.exp(-FADE * since / length) * Math.sin(2 * Math.PI * hertz * since);
    }
}
