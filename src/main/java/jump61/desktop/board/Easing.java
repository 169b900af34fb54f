package jump61.desktop.board;

/** How motion speeds up and slows down. */
public final class Easing {
    private Easing() {}

    /** {@return the part of the way covered after a part of the time, both 0 to 1: slow at both ends (the <i>smoothstep</i> curve)} */
    public static double inOut(double time) {
        return time * time * (3 - 2 * time);
    }
}
