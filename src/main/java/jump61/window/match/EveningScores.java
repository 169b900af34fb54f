package jump61.window.match;

import javafx.beans.Observable;
import jump61.game.Match;

/** The score between two players over several games, for their cards; notifies listeners when a score changes. */
public interface EveningScores extends Observable {
    /** {@return the score between the two players of a match, including this match once it is over} */
    EveningScore score(Match match);
}
