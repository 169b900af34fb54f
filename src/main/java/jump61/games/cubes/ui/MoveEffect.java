package jump61.games.cubes.ui;

/** The most remarkable effect of a move. */
enum MoveEffect {
    ADDS("board.free", "board.own"),
    BURSTS("board.free.bursts", "board.own.bursts"),
    TAKES("board.free.takes", "board.own.takes"),
    WINS("board.free.wins", "board.own.wins");

    private final String onFree;
    private final String onOwn;

    MoveEffect(String onFree, String onOwn) {
        this.onFree = onFree;
        this.onOwn = onOwn;
    }

    /** {@return the key of the status text for a square that the mover owns, or a neutral one} */
    String key(boolean own) {
        return own ? onOwn : onFree;
    }
}
