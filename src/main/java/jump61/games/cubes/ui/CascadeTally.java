package jump61.games.cubes.ui;

import javafx.animation.FadeTransition;
import javafx.geometry.Bounds;
import javafx.util.Duration;
import jump61.window.board.Beat;
import jump61.window.board.SquareTag;

/**
 * Keeps count during a cascade: reports each side's share of the board and one beat per wave. Once ten squares have
 * changed hands, the board shows their number.
 */
final class CascadeTally {
    private static final Duration FADING = Duration.millis(300);

    /** Minimum number of squares for the board to show their number. */
    private static final int WORTH_COUNTING = 10;

    /** The largest size of the number, relative to its normal size. It grows from ten squares to thirty. */
    private static final double LARGEST = 1.3;

    private static final double FULL_GROWTH = 30;

    private final CubesBoard board;
    private final SquareTag count = new SquareTag("cascade-count");
    private final FadeTransition fading = new FadeTransition(FADING, count);
    private int flips;
    /** The last wave that was counted. */
    private int counted = -1;

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
     * Reports the beginning of a wave. All waves before it have arrived, whether shown or not.
     *
     * @param number the wave; 0 is the added spot, which arrives at once
     * @param origin the area of the square where the cascade began
     */
    void begin(CascadeWaves waves, int number, Bounds origin) {
        if (number == 0) {
            clear();
        } else {
            board.beat(new Beat(number, waves.mover()));
        }
        arrived(waves, Math.max(0, number - 1), origin);
    }

    /** Counts a wave whose spots have arrived, and the waves before it, unless they have been counted. */
    void arrived(CascadeWaves waves, int number, Bounds origin) {
        if (counted >= number) {
            return;
        }
        while (counted < number) {
            counted++;
            flips += waves.waves().get(counted).flips();
        }
        board.setTerritory(waves.territory(waves.waves().get(number).after()));
        showCount(origin);
    }

    private void showCount(Bounds origin) {
        if (flips >= WORTH_COUNTING) {
            double growth = Math.min(1, (flips - WORTH_COUNTING) / (FULL_GROWTH - WORTH_COUNTING));
            count.show("×" + flips, origin, board.getLayoutBounds());
            count.setScaleX(1 + (LARGEST - 1) * growth);
            count.setScaleY(count.getScaleX());
        }
    }

    /** Fades the number out. */
    void end() {
        fading.playFromStart();
    }

    /** Hides the number at once, and resets the count. */
    void clear() {
        fading.stop();
        count.setOpacity(1);
        count.hide();
        flips = 0;
        counted = -1;
    }
}
