package jump61.engine;

/** A legal move at the root of a search, and what is known of it. */
final class RootMove {
    final int move;
    int score;
    int[] line;

    RootMove(int move) {
        this.move = move;
        this.line = new int[] {move};
    }
}
