package jump61.window.settings;

import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import jump61.window.Texts;

/**
 * A setting of a feature that is on or off, offered to the user as a check box.
 *
 * @param setting the setting, for example from {@link Settings#flag}
 * @param text its name, in the language of the window's texts
 */
public record Switch(BooleanProperty setting, Function<Texts, String> text) {}
