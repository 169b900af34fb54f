package jump61.window.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import jump61.game.Brush;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.window.Texts;
import jump61.window.sound.Sound;

/**
 * Everything the window knows about one game beyond its rules. Views are found as services, so a new game requires no
 * change to the window's own classes.
 *
 * <p>The texts of a game are a resource bundle beside its view. Every game has {@code game.name}, {@code game.aim} (in
 * a few words), {@code game.begin} (how to make the first move) and {@code game.end} (what ended it). Games in which
 * both sides can share the result also have {@code game.shared}, {@code game.end.shared} and {@code board.shared}; a
 * game without a square board has {@code game.size}; one whose turns have a {@link #haul} has {@code story.haul.title}
 * and {@code story.haul}.
 */
public interface GameView {
    /** {@return the game} */
    Game game();

    /** {@return a new board that shows the default starting position} */
    BoardControl newBoard();

    /** {@return a position from the middle of a game, for a small picture} */
    default Position sample() {
        return game().start(game().sizes().usualSize());
    }

    /** {@return positions that show what a move can do, each following from the previous one; may be empty} */
    default List<Position> example() {
        return List.of();
    }

    /** Draws a position on a small, empty picture. The default draws nothing. */
    default void draw(Position position, Miniature picture) {}

    /** Draws, on a small, empty picture, a place that a brush has painted. The default draws nothing. */
    default void draw(Brush brush, Miniature picture) {}

    /**
     * Marks a move on a picture of the position before it. The default marks nothing.
     *
     * @param styleClass the mark, which has an outline and no face
     */
    default void mark(Move move, Position before, String styleClass, Miniature picture) {}

    /** {@return the paragraphs of the rules page} */
    List<RulesParagraph> rules();

    /** {@return the supplier of the guided first minute of the game, played on the board; empty if it has none} */
    default Optional<Supplier<Lesson>> lesson() {
        return Optional.empty();
    }

    /** {@return the base name of the game's resource bundle} */
    default String bundle() {
        return getClass().getPackageName() + ".texts";
    }

    /** {@return the texts of the game, in the language of {@code window}} */
    default Texts texts(Texts window) {
        return window.of(bundle());
    }

    /** {@return the side at the bottom of the board; empty if the board has no ends} */
    default Optional<Side> lowerSide() {
        return Optional.empty();
    }

    /**
     * {@return whether the board is shown from its other end}
     *
     * @param bottom the side to be at the bottom; empty for the usual one
     */
    default boolean isTurned(Optional<Side> bottom) {
        return bottom.isPresent() && lowerSide().isPresent() && !bottom.equals(lowerSide());
    }

    /** {@return whether the pieces have their own colours, regardless of the palette that the user has chosen} */
    default boolean hasOwnColours() {
        return false;
    }

    /** {@return a side's squares, pieces or the like, in words; empty if the game counts nothing} */
    default String count(Position position, Side side, Texts texts) {
        return "";
    }

    /**
     * {@return a side's count in the middle of an animation, worded as in {@link #count(Position, Side, Texts)}; called
     * only for games whose board has a {@linkplain jump61.window.board.BoardControl#territoryProperty territory}}
     */
    default String count(Territory territory, Side side, Texts texts) {
        return "";
    }

    /** {@return each side's share of the board; empty for games that are not about territory} */
    default Optional<Territory> territory(Position position) {
        return Optional.empty();
    }

    /** {@return a move as shown in the move list} */
    default String move(Move move, Texts texts) {
        return move.notation();
    }

    /**
     * {@return the move that is made with a button beside the headline because it has no place on the board, such as a
     * pass; empty unless it is the only legal move}
     */
    default Optional<Move> pass(Position position) {
        return Optional.empty();
    }

    /** {@return how the game ended by its rules, as the start of a sentence that continues with the number of moves} */
    default String end(Result result, Position last, GameTexts texts) {
        Side winner = result.winner().orElse(Side.FIRST);
        String key = "game.end";
        if (result.winner().isEmpty() && texts.own().has("game.end.shared")) {
            key = "game.end.shared";
        } else if (texts.you().equals(Optional.of(winner.opponent()))
                && texts.own().has("game.end.lost")) {
            key = "game.end.lost";
        }
        Side loser = winner.opponent();
        return texts.own().get(key, texts.player(winner), texts.player(loser));
    }

    /**
     * {@return the sound of a turn that the user makes} A game may make its {@linkplain Sound#move pitch} depend on the
     * place of the move.
     */
    default Sound sound(Turn turn) {
        return Sound.MOVE;
    }

    /** {@return the haul of a turn, if noteworthy; the story of a game mentions the largest haul} */
    default Optional<Haul> haul(Turn turn) {
        return Optional.empty();
    }
}
