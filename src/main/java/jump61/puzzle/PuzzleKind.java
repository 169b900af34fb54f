package jump61.puzzle;

/**
 * What a puzzle asks for. In every kind, exactly one first move is correct. The kinds here are general; a game can add
 * its own.
 *
 * @param id the kind's name in lists and text bundles, in lower case
 * @param letter stands for the kind in puzzle files; different for all kinds of a game
 * @param playedOut whether the solver continues after the first move
 */
public record PuzzleKind(String id, char letter, boolean playedOut) {
    /** Win within a number of moves; every other first move loses or, in a game without draws, does not win. */
    public static final PuzzleKind WIN = new PuzzleKind("win", 'w', true);

    /** Win within a number of moves; other first moves may also win, but take longer. */
    public static final PuzzleKind FASTEST = new PuzzleKind("fastest", 'f', true);

    /** Do not lose: every other move lets the opponent force a win within eight plies. */
    public static final PuzzleKind HOLD = new PuzzleKind("hold", 'h', false);
}
