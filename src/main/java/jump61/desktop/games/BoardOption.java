package jump61.desktop.games;

import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import jump61.desktop.board.BoardControl;

/**
 * A switch of one game's board that the settings sheet offers; off at first.
 *
 * @param key the key in the settings file
 * @param textKey its name in the texts of the game
 * @param property the property of a board of this game that it sets
 */
public record BoardOption(String key, String textKey, Function<BoardControl, BooleanProperty> property) {}
