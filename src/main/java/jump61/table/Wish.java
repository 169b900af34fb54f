package jump61.table;

/** What one player may ask of the other, who agrees or refuses. */
public enum Wish {
    /** To end the game as a draw. */
    DRAW,
    /** To take back the last move of the player who asks. */
    TAKEBACK,
    /** To play another game, with the sides swapped. */
    REMATCH
}
