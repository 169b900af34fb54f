package jump61.window;

import java.util.Optional;

/**
 * A destination of the rail, such as the board, the puzzles or the games. A place with a view fills the window beside the
 * rail; a place without one is the board, or opens a sheet.
 *
 * @param command leads there; the place has its name, and the item in the rail its id
 * @param icon the style class of the picture in the rail
 * @param view what is shown there, loaded on first use; the node with style class {@code default-focus} receives the
 *     focus
 */
public record Place(Command command, String icon, Optional<FxmlFile> view) {
    /** The board: the current game, its end, or a mode that belongs to it, such as the review. */
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
