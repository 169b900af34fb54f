package jump61.games.checkers;

import jump61.game.BoardSize;
import jump61.trust.GameOutput;

class CheckersOutputTest extends GameOutput {
    CheckersOutputTest() {
        super(CheckersGame.INSTANCE, new CheckersDrawing(), new CheckersPuzzles(), BoardSize.square(8));
    }
}
