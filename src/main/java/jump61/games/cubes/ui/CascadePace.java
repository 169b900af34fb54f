package jump61.games.cubes.ui;

/**
 * The durations of the waves of a cascade at normal speed. The first are slow enough to follow; long cascades speed up,
 * and none takes much longer than {@link #LONGEST_CASCADE_MILLIS}.
 */
final class CascadePace {
    static final double ADDED_SPOT_MILLIS = 120;
    static final double WAVE_MILLIS = 150;
    static final double LONGEST_CASCADE_MILLIS = 2500;
    private static final int CALM_WAVES = 5;
    private static final double ACCELERATION = 0.93;
    private static final double FASTEST = 0.3;

    /** Number of slower waves at the end of a winning cascade, so that the user can follow them. */
    private static final int LAST_WAVES = 3;

    private static final double LINGERING = 1.5;

    private final int waves;
    private final boolean wins;
    private final double scale;

    /**
     * Determines the pace of a cascade.
     *
     * @param waves number of waves
     * @param wins whether it wins the game
     */
    CascadePace(int waves, boolean wins) {
        this.waves = waves;
        this.wins = wins;
        double slow = 0;
        double fast = 0;
        for (int wave = 1; wave <= waves; wave++) {
            slow += wave <= CALM_WAVES ? weight(wave) : 0;
            fast += wave <= CALM_WAVES ? 0 : weight(wave);
        }
        double room = LONGEST_CASCADE_MILLIS / WAVE_MILLIS - slow;
        scale = fast > room ? room / fast : 1;
    }

    /** {@return the duration of a wave, in milliseconds} */
    double millis(int wave) {
        if (wave == 0) {
            return ADDED_SPOT_MILLIS;
        }
        double lingering = wins && wave > waves - LAST_WAVES ? LINGERING : 1;
        return WAVE_MILLIS * weight(wave) * (wave <= CALM_WAVES ? 1 : scale) * lingering;
    }

    private static double weight(int wave) {
        return Math.max(FASTEST, Math.pow(ACCELERATION, Math.max(0, wave - CALM_WAVES)));
    }
}
