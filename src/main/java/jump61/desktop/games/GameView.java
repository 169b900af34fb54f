package jump61.desktop.games;

import java.util.List;
import java.util.Optional;
import jump61.desktop.board.BoardControl;
import jump61.desktop.board.Miniature;
import jump61.desktop.shell.Texts;
import jump61.desktop.sound.Sound;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/**
 * All that the window knows of one game beyond its rules. The views are found as services, so a new game needs no change in
 * the window's own classes.
 *
 * <p>The texts of a game are a resource bundle beside its view. Every game has {@code game.name}, {@code game.aim} (in a few
 * words), {@code game.begin} (how to make the first move) and {@code game.end} (what ended it); {@code game.shared}, {@code game.end.shared} and {@code
 * board.shared} are for games with an end that both sides share, {@code game.size} for a board that is not a square of so
 * many rows, {@code story.haul.title} and {@code story.haul} for one whose turns have a {@link #haul}.
 */
public interface GameView {
    /** {@return the game} */
    Game game();

    /** {@return a new board that shows the usual start} */
    BoardControl newBoard();

    /** Draws a position small, on a picture that shows nothing yet; a game may leave it so. */
    default void draw(Position position, Miniature picture) {}

    /** {@return the paragraphs of the rules page} */
    List<RulesParagraph> rules();

    /** {@return the first minute of the game, played on the board; empty if it has none} */
    default Optional<Lesson> lesson() {
        return Optional.empty();
    }

    /** {@return the base name of the game's resource bundle} */
    default String bundle() {
        return getClass().getPackageName() + ".texts";
    }

    /** {@return the texts of the game in the language of {@code window}} */
    default Texts texts(Texts window) {
        return window.of(bundle());
    }

    /** {@return the side at the lower end of the board; empty if the board has no ends} */
    default Optional<Side> lowerSide() {
        return Optional.empty();
    }

    /** {@return whether the pieces have colours of their own, whatever palette the user chose} */
    default boolean hasOwnColours() {
        return false;
    }

    /** {@return what a side has on the board, in words; empty if the game counts nothing} */
    default String count(Position position, Side side, Texts texts) {
        return "";
    }

    /** {@return a move as the move list shows it} */
    default String move(Move move, Texts texts) {
        return move.notation();
    }

    /**
     * {@return the move that is made with a button of the status bar, as the board has no place for it: a pass; empty unless
     * it is the only legal move}
     */
    default Optional<Move> pass(Position position) {
        return Optional.empty();
    }

    /** {@return how the game ended by its rules, as the beginning of a sentence that goes on with the number of moves} */
    default String end(Result result, Position last, GameTexts texts) {
        Side winner = result.winner().orElse(Side.FIRST);
        String key = result.winner().isEmpty() && texts.own().has("game.end.shared") ? "game.end.shared" : "game.end";
        return texts.own().get(key, texts.side(winner), texts.side(winner.opponent()));
    }

    /** {@return what a turn sounds like} */
    default Sound sound(Turn turn) {
        return Sound.MOVE;
    }

    /** {@return what a turn brought in, if it is worth telling; the story of a game has room for the largest one} */
    default Optional<Haul> haul(Turn turn) {
        return Optional.empty();
    }

    /** {@return the switches of the board that the settings offer} */
    default List<BoardOption> options() {
        return List.of();
    }
}
