package jump61.app.home;

import java.util.Optional;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Tally;
import jump61.window.match.MatchSetup;

/** What one click on the card of a game begins. */
sealed interface Offer {
    /** {@return the game that it is about} */
    Game game();

    /** The lesson of a game that is not known yet. */
    record Lesson(Game game, int steps) implements Offer {}

    /**
     * A game against the next opponent.
     *
     * @param level the opponent
     * @param setup the set-up of the game
     * @param score the results against this level; empty if there is none
     * @param step what is new about this level
     */
    record Opponent(Level level, MatchSetup setup, Optional<Tally> score, Step step) implements Offer {
        @Override
        public Game game() {
            return setup.game();
        }
    }

    /** How a level compares with those played before. */
    enum Step {
        /** No game has been finished, against a level or a person. */
        FIRST,
        /** Only weaker levels have been played. */
        UP,
        /** Anything else. */
        OTHER
    }
}
