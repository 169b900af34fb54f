package jump61.window.match;

import jump61.game.Turn;

/** Looks at a person's move before the computer answers it, and may show what it thinks of it. */
public interface SecondLook {
    /** Looks at no move. */
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
     * Starts looking at a move that has just been played, and is still being animated.
     *
     * @param goOn to be run once the game may go on, on this thread
     */
    void look(Turn played, Runnable goOn);

    /** Stops looking: the move was taken back, or the game goes on otherwise. */
    void forget();
}
