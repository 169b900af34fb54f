package jump61.desktop.games.cubes;

import javafx.animation.FadeTransition;
import javafx.geometry.Bounds;
import javafx.util.Duration;
import jump61.desktop.board.Beat;
import jump61.desktop.board.SquareTag;

/**
 * Keeps count while a cascade runs: how much of the board each side holds, one beat a wave, and, once ten squares have
 * changed hands, their number on the board.
 */
final class CascadeTally {
    private static final Duration FADING = Duration.millis(300);

    /** From so many squares on, the board shows their number. */
    private static final int WORTH_COUNTING = 10;

    /** From ten squares to thirty the number grows to this much of its size. */
    private static final double LARGEST = 1.3;

    private static final double FULL_GROWTH = 30;

    private final CubesBoard board;
    private final SquareTag count = new SquareTag("cascade-count");
    private final FadeTransition fading = new FadeTransition(FADING, count);
    private int flips;

    CascadeTally(CubesBoard board) {
        this.board = board;
        fading.setToValue(0);
        fading.setOnFinished(over -> count.hide());
    }

    /** {@return the node that shows the number} */
    SquareTag node() {
        return count;
    }

    /**
     * Takes a wave into account as it begins.
     *
     * @param number the wave; 0 is the added spot
     * @param origin where the square is at which the cascade began
     */
    void begin(CascadeWaves waves, int number, Bounds origin) {
        CascadeWaves.Wave wave = waves.waves().get(number);
        if (number == 0) {
            clear();
        }
        flips += wave.flips();
        board.setTerritory(waves.territory(wave.after()));
        if (number > 0) {
            board.beat(new Beat(number, wave.flips(), waves.mover()));
            showCount(origin);
        }
    }

    private void showCount(Bounds origin) {
        if (flips >= WORTH_COUNTING) {
            double growth = Math.min(1, (flips - WORTH_COUNTING) / (FULL_GROWTH - WORTH_COUNTING));
            count.show("×" + flips, origin, board.getLayoutBounds());
            count.setScaleX(1 + (LARGEST - 1) * growth);
            count.setScaleY(count.getScaleX());
        }
    }

    /** Lets the number fade. */
    void end() {
        fading.playFromStart();
    }

    /** Takes the number away at once, and counts from nothing. */
    void clear() {
        fading.stop();
        count.setOpacity(1);
        count.hide();
        flips = 0;
    }
}
