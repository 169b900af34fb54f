package jump61.window.match;

import jump61.game.Position;
import jump61.game.Turn;

/** Shows positions and turns of the view model; in the window, the board. */
public interface TurnDisplay {
    /** Shows everything at once, for a match that nobody watches. */
    TurnDisplay IMMEDIATE = new TurnDisplay() {
        @Override
        public void place(Position position, Turn last) {}

        @Override
        public void show(Turn turn, Runnable whenDone) {
            whenDone.run();
        }

        @Override
        public void finishNow() {}
    };

    /**
     * Shows a position at once, ending any animation.
     *
     * @param last the turn that led to it; null at the start
     */
    void place(Position position, Turn last);

    /** Animates a turn. */
    void show(Turn turn, Runnable whenDone);

    /** Ends the animation at once. */
    void finishNow();
}
