package jump61.desktop.match;

import jump61.game.Move;

/** What a hand may do on the board while something other than playing goes on. One mode takes the place of another whole. */
public interface BoardMode {
    /** {@return whether a hand may choose a move of the position shown} */
    boolean takesMoves();

    /** Told the legal move that a hand chose. */
    void chosen(Move move);
}
