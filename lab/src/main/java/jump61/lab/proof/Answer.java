package jump61.lab.proof;

import jump61.game.Move;

/**
 * The winner's move in a position.
 *
 * @param shortWin number of plies to the win, if it is so short that a strategy leaves the position out; otherwise 0
 */
record Answer(Move move, int shortWin) {
    boolean isShortWin() {
        return shortWin > 0;
    }
}
