package jump61.desktop.games.cubes;

/**
 * How long each wave of a cascade takes at normal speed. The first are slow enough to follow; long cascades gather
 * speed, and none lasts much longer than {@link #LONGEST_CASCADE_MILLIS}.
 */
final class CascadePace {
    static final double ADDED_SPOT_MILLIS = 120;
    static final double WAVE_MILLIS = 150;
    static final double LONGEST_CASCADE_MILLIS = 2500;
    private static final int CALM_WAVES = 5;
    private static final double ACCELERATION = 0.93;
    private static final double FASTEST = 0.3;

    private final double scale;

    /** Paces a cascade with this number of waves. */
    CascadePace(int waves) {
        double slow = 0;
        double fast = 0;
        for (int wave = 1; wave <= waves; wave++) {
            slow += wave <= CALM_WAVES ? weight(wave) : 0;
            fast += wave <= CALM_WAVES ? 0 : weight(wave);
        }
        double room = LONGEST_CASCADE_MILLIS / WAVE_MILLIS - slow;
        scale = fast > room ? room / fast : 1;
    }

    /** {@return how long a wave takes, in milliseconds} */
    double millis(int wave) {
        if (wave == 0) {
            return ADDED_SPOT_MILLIS;
        }
        return WAVE_MILLIS * weight(wave) * (wave <= CALM_WAVES ? 1 : scale);
    }

    private static double weight(int wave) {
        return Math.max(FASTEST, Math.pow(ACCELERATION, Math.max(0, wave - CALM_WAVES)));
    }
}
