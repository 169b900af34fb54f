package jump61;

import java.util.Optional;

/**
 * Who plays a side.
 *
 * @param ai whether the program plays it
 * @param level the program's level by name, when one was chosen
 */
public record PlayerChoice(boolean ai, Optional<String> level) {

    /**
     * Reads {@code human}, {@code ai} or {@code ai:LEVEL}.
     *
     * @return the choice, or nothing if the text is none of these
     */
    public static Optional<PlayerChoice> parse(String text) {
        if (text.equals("human")) {
            return Optional.of(new PlayerChoice(false, Optional.empty()));
        }
        if (text.equals("ai")) {
            return Optional.of(new PlayerChoice(true, Optional.empty()));
        }
        if (text.startsWith("ai:") && text.length() > 3) {
            return Optional.of(new PlayerChoice(true, Optional.of(text.substring(3))));
        }
        return Optional.empty();
    }
}
