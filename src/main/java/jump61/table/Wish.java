package jump61.table;

/** What one player may offer the other, who agrees or does not. */
public enum Wish {
    /** To end the game as a draw. */
    DRAW,
    /** To take back the last move of the one who asks. */
    TAKEBACK,
    /** To play another game, with the sides changed. */
    REMATCH
}
