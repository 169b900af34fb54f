package jump61.window.settings;

import java.time.Duration;

/** The speed at which moves are shown. */
public enum Speed {
    SLOW(0.4, 1200),
    NORMAL(1, 700),
    FAST(2.5, 300),
    NONE(0, 0);

    private final double factor;
    private final Duration answer;

    Speed(double factor, int answerMillis) {
        this.factor = factor;
        this.answer = Duration.ofMillis(answerMillis);
    }

    /** {@return the speed relative to normal; 0 for no motion} */
    public double factor() {
        return factor;
    }

    /** {@return the minimum time of the computer for a move, so that the user can follow} */
    public Duration answer() {
        return answer;
    }

    public Speed slower() {
        return values()[Math.max(0, ordinal() - 1)];
    }

    public Speed faster() {
        return values()[Math.min(values().length - 1, ordinal() + 1)];
    }
}
