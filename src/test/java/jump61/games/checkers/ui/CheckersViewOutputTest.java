package jump61.games.checkers.ui;

import jump61.games.checkers.CheckersGame;
import jump61.trust.ViewOutput;

class CheckersViewOutputTest extends ViewOutput {
    CheckersViewOutputTest() {
        super(CheckersGame.INSTANCE, 8);
    }
}
