package jump61.desktop.match;

import jump61.game.Position;
import jump61.game.Turn;

/** Where the view model has positions and turns shown: the board. */
public interface TurnDisplay {
    /** Shows everything at once: a display for a match that nobody watches. */
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
     * Shows a position at once, whatever was going on.
     *
     * @param last the turn that led to it; null at the start
     */
    void place(Position position, Turn last);

    /** Shows a turn as it happens. */
    void show(Turn turn, Runnable whenDone);

    /** Ends at once what is being shown. */
    void finishNow();
}
