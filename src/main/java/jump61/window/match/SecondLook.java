package jump61.window.match;

import jump61.game.Turn;

/** Examines a person's move before the computer answers it, and may show its opinion. */
public interface SecondLook {
    /** Examines no move. */
    SecondLook NONE = new SecondLook() {
        @Override
        public void look(Turn played, Runnable goOn) {
            goOn.run();
        }

        @Override
        public void forget() {
            // Nothing is remembered.
        }
    };

    /**
     * Starts examining a move that has just been played and is still being animated.
     *
     * @param goOn to be run, on this thread, once the game may continue
     */
    void look(Turn played, Runnable goOn);

    /** Stops examining: the move was taken back, or the game continues anyway. */
    void forget();
}
