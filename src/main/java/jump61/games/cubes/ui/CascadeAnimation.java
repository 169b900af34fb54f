package jump61.games.cubes.ui;

import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import jump61.games.cubes.ui.CascadeWaves.Wave;
import jump61.window.board.Easing;
import jump61.window.board.TurnAnimation;

/**
 * Animates a turn of Jump61: the added spot pops in; then, wave by wave, toppling squares swell and send their pips to
 * the neighbours, which take the mover's colour as the pips arrive.
 */
final class CascadeAnimation implements TurnAnimation {
    /** The times in a wave at which the pips leave and arrive, as fractions of its duration. */
    private static final double LEAVE = 0.25;

    private static final double ARRIVE = 0.75;

    private static final double SWELLING = 0.09;

    private final CascadeWaves waves;
    private final CascadePace pace;
    private final CubesSquares squares;
    private final FlyingPips flying;
    private final CascadeTally tally;
    private int begun;

    CascadeAnimation(CascadeWaves waves, CubesSquares squares, FlyingPips flying, CascadeTally tally) {
        this.waves = waves;
        this.squares = squares;
        this.flying = flying;
        this.tally = tally;
        this.pace = new CascadePace(waves.waves().size() - 1, waves.wins());
        squares.keepPictures(true);
    }

    @Override
    public int stages() {
        return waves.waves().size();
    }

    @Override
    public double millis(int stage) {
        return pace.millis(stage);
    }

    @Override
    public void begin(int stage) {
        begun = stage;
        tally.begin(waves, stage, origin());
    }

    private Bounds origin() {
        return squares.get(waves.origin()).getBoundsInParent();
    }

    @Override
    public void show(int stage, double progress) {
        Wave wave = waves.waves().get(stage);
        flying.start();
        squares.rest();
        if (stage == 0) {
            squares.show(wave.after(), waves);
            squares.get(waves.origin()).swell(bump(progress));
        } else {
            showWave(wave, progress);
            if (progress >= ARRIVE) {
                tally.arrived(waves, stage, origin());
            }
        }
        flying.done();
    }

    private void showWave(Wave wave, double progress) {
        if (progress < LEAVE) {
            squares.show(wave.before(), waves);
            wave.toppled().forEach(square -> squares.get(square).topple(bump(progress / LEAVE / 2)));
        } else if (progress < ARRIVE) {
            squares.show(wave.between(), waves);
            fly(wave, Easing.inOut((progress - LEAVE) / (ARRIVE - LEAVE)));
        } else {
            squares.show(wave.after(), waves);
            double swelling = bump(0.5 + (progress - ARRIVE) / (1 - ARRIVE) / 2);
            wave.toppled()
                    .forEach(from -> IntStream.of(waves.neighbours(from))
                            .forEach(to -> squares.get(to).swell(swelling)));
        }
    }

    private void fly(Wave wave, double way) {
        flying.look(waves.mover(), squares.pipRadius());
        for (int from : wave.toppled()) {
            Bounds start = squares.get(from).getBoundsInParent();
            for (int to : waves.neighbours(from)) {
                Bounds end = squares.get(to).getBoundsInParent();
                Point2D at = new Point2D(start.getCenterX(), start.getCenterY())
                        .interpolate(new Point2D(end.getCenterX(), end.getCenterY()), way);
                flying.place(at.getX(), at.getY());
            }
        }
    }

    private static double bump(double progress) {
        return 1 + SWELLING * Math.sin(Math.PI * progress);
    }

    @Override
    public void end() {
        flying.clear();
        if (begun == stages() - 1) {
            // The last frame of a fast wave may come before its pips arrive.
            tally.arrived(waves, begun, origin());
        }
        tally.end();
        squares.keepPictures(false);
        squares.rest();
    }

    /**
     * The durations of the waves of a cascade at normal speed. The first are slow enough to follow; long cascades speed up,
     * and none takes much longer than {@link #LONGEST_CASCADE_MILLIS}.
     */
    static final class CascadePace {
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
}
