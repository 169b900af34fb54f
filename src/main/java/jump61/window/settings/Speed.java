package jump61.window.settings;

/** The speed at which moves are shown. */
public enum Speed {
    SLOW(0.4),
    NORMAL(1),
    FAST(2.5),
    NONE(0);

    private final double factor;

    Speed(double factor) {
        this.factor = factor;
    }

    /** {@return the speed relative to normal; 0 for no motion} */
    public double factor() {
        return factor;
    }

    public Speed slower() {
        return values()[Math.max(0, ordinal() - 1)];
    }

    public Speed faster() {
        return values()[Math.min(values().length - 1, ordinal() + 1)];
    }
}
