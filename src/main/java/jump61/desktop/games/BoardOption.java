package jump61.desktop.games;

import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import jump61.desktop.board.BoardControl;

/**
 * A switch for the board of one game, offered on the settings sheet; off by default.
 *
 * @param key its key in the settings file
 * @param textKey key of its name in the game's texts
 * @param property the board property that it controls
 */
public record BoardOption(String key, String textKey, Function<BoardControl, BooleanProperty> property) {}
