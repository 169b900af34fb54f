package jump61.window.match;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import jump61.game.Result;

/** The end of the current match, shown in the side panel in place of the moves unless the user wants the moves. */
public interface MatchEnd {
    /** The result of the match; null until it is visible. It is kept while earlier positions are shown. */
    ReadOnlyObjectProperty<Result> resultProperty();

    /** Whether the end is shown in place of the moves. */
    ReadOnlyBooleanProperty toldProperty();

    /** Whether the user wants the moves in place of the end. */
    BooleanProperty movesWantedProperty();
}
