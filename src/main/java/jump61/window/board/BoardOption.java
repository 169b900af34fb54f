package jump61.window.board;

import java.util.function.Function;
import javafx.beans.property.BooleanProperty;

/**
 * A switch for the board of one game, offered on the settings sheet; off by default.
 *
 * @param key its key in the settings file
 * @param textKey key of its name in the game's texts
 * @param property the board property that it controls
 */
public record BoardOption(String key, String textKey, Function<BoardControl, BooleanProperty> property) {}
