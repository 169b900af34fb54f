package jump61.window;

import java.util.Optional;

/**
 * Where the rail of the window leads: the board, the puzzles, the games. A place with a view takes the whole window beside
 * the rail; what has none is the board, or opens a sheet.
 *
 * @param command leads there; its name is that of the place, and its id that of the item in the rail
 * @param icon style class of the picture in the rail
 * @param view what is shown there, loaded on first use; the node with style class {@code default-focus} receives the
 *     focus
 */
public record Place(Command command, String icon, Optional<FxmlFile> view) {
    /** The board: the game going on, its end, or a mode that is about it, such as the review. */
    public static final Place PLAY = new Place(Command.GO_PLAY, "icon-play", Optional.empty());

    /** {@return a place with a view} */
    public static Place of(Command command, String icon, FxmlFile view) {
        return new Place(command, icon, Optional.of(view));
    }

    /** {@return an item of the rail whose command opens a sheet} */
    public static Place ofSheet(Command command, String icon) {
        return new Place(command, icon, Optional.empty());
    }
}
